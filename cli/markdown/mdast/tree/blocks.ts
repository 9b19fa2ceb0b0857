/** Tokens of CommonMark's blocks: paragraphs, headings, quotes, breaks, definitions, HTML. */
import type { Definition, Heading } from "mdast";
import { normalizeIdentifier } from "micromark-util-normalize-identifier";
import { close, closeContainer, openFragment, type TokenHandler, type TokenHandlers } from "./handler.ts";
import { span, type Tree } from "./tree.ts";

const openHeading: TokenHandler = (tree, token) =>
  // The depth is in a later token.
  tree.open({ type: "heading", depth: 1, children: [], position: span(token) });

function setDepth(tree: Tree, depth: number): void {
  const heading = tree.top();
  if (heading.type === "heading") heading.depth = Math.min(depth, 6) as Heading["depth"];
}

/** The definition that is being read: the last thing appended. */
function definition(tree: Tree): Definition | undefined {
  const last = tree.top().children.at(-1);
  return last?.type === "definition" ? last : undefined;
}

export const blocks: TokenHandlers = {
  enter: {
    paragraph: (tree, token) => tree.open({ type: "paragraph", children: [], position: span(token) }),
    atxHeading: openHeading,
    setextHeading: openHeading,
    blockQuote: (tree, token) => tree.open({ type: "blockquote", children: [], position: span(token) }),
    htmlFlow: openFragment,
    yaml: openFragment,
    definition: (tree, token) =>
      tree.append({ type: "definition", identifier: "", url: "", title: null, position: span(token) }),
    definitionLabelString: openFragment,
    definitionDestinationString: openFragment,
    definitionTitleString: openFragment,
  },
  exit: {
    paragraph: close,
    atxHeading: close,
    atxHeadingSequence(tree, token) {
      // A closing sequence of `#` says nothing.
      if (tree.top().children.length === 0) setDepth(tree, token.end.offset - token.start.offset);
    },
    setextHeadingText(tree) {
      tree.beforeUnderline = true;
    },
    setextHeadingLineSequence: (tree, token, source) =>
      setDepth(tree, source.sliceSerialize(token).startsWith("=") ? 1 : 2),
    setextHeading(tree, token) {
      tree.beforeUnderline = false;
      tree.close(token.end);
    },
    blockQuote: closeContainer,
    thematicBreak: (tree, token) => tree.append({ type: "thematicBreak", position: span(token) }),
    htmlFlow(tree, token) {
      tree.append({ type: "html", value: tree.closeText(), position: span(token) });
    },
    yaml(tree, token) {
      const value = tree.closeText().replace(/^\n|\n$/g, "");
      tree.append({ type: "yaml", value, position: span(token) });
    },
    yamlValue: (tree, token, source) => tree.text(source.sliceSerialize(token), token),
    definitionLabelString(tree, token, source) {
      const label = tree.closeText();
      const node = definition(tree);
      if (node === undefined) return;
      node.label = label;
      node.identifier = normalizeIdentifier(source.sliceSerialize(token)).toLowerCase();
    },
    definitionDestinationString(tree, token) {
      const url = tree.closeText();
      const node = definition(tree);
      if (node !== undefined) node.url = url;
      tree.destinations.push({ start: token.start.offset, end: token.end.offset, url });
    },
    definitionTitleString(tree) {
      const title = tree.closeText();
      const node = definition(tree);
      if (node !== undefined) node.title = title;
    },
  },
};
