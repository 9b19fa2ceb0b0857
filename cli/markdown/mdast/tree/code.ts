/** Tokens of code: fenced, indented and inline. */
import type { Code } from "mdast";
import { openFragment, type TokenHandler, type TokenHandlers } from "./handler.ts";
import { span, type Tree } from "./tree.ts";

/** The code block that is being read: the last thing appended. */
function block(tree: Tree): Code | undefined {
  const last = tree.top().children.at(-1);
  return last?.type === "code" ? last : undefined;
}

const append: TokenHandler = (tree, token) =>
  tree.append({ type: "code", lang: null, meta: null, value: "", position: span(token) });

export const code: TokenHandlers = {
  enter: {
    codeFenced: append,
    codeFencedFenceInfo: openFragment,
    codeFencedFenceMeta: openFragment,
    codeIndented(tree, token, source) {
      append(tree, token, source);
      tree.openFragment();
    },
    codeText: openFragment,
  },
  exit: {
    codeFencedFenceInfo(tree, token) {
      const language = tree.closeText();
      const node = block(tree);
      if (node === undefined) return;
      node.lang = language;
      node.data = { ...node.data, languageAt: token.start };
    },
    codeFencedFenceMeta(tree, token) {
      const meta = tree.closeText();
      const node = block(tree);
      if (node === undefined) return;
      node.meta = meta;
      node.data = { ...node.data, metaAt: token.start };
    },
    codeFencedFence(tree) {
      // The opening fence; at the closing one the fragment is on top.
      if (block(tree) !== undefined && tree.top().type !== "fragment") tree.openFragment();
      else tree.fenceClosed = true;
    },
    codeFenced(tree, token) {
      const value = tree.closeText();
      const node = block(tree);
      if (node === undefined) return;
      node.data = { ...node.data, closed: tree.fenceClosed };
      tree.fenceClosed = false;
      // The line endings after the opening fence and before the closing one are not content.
      const start = value.startsWith("\n") ? 1 : 0;
      node.value = value.slice(start, value.length > start && value.endsWith("\n") ? -1 : undefined);
      node.position = span(token);
    },
    codeIndented(tree, token) {
      const value = tree.closeText();
      const node = block(tree);
      if (node === undefined) return;
      node.value = value.endsWith("\n") ? value.slice(0, -1) : value;
      node.position = span(token);
    },
    codeText(tree, token) {
      const value = tree.closeText();
      tree.append({
        type: "inlineCode",
        value: tree.inTable ? withoutEscapedPipes(value) : value,
        position: span(token),
      });
    },
  },
};

/** `a \\| b` → `a | b`; a backslash that is itself escaped does not escape the pipe. */
function withoutEscapedPipes(value: string): string {
  return value.replace(/\\([\\|])/g, (written, character) => (character === "|" ? "|" : written));
}
