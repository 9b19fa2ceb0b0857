/** Tokens of running text: characters, emphasis, breaks, inline HTML. */
import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { decodeNumericCharacterReference } from "micromark-util-decode-numeric-character-reference";
import { close, openFragment, type TokenHandler, type TokenHandlers } from "./handler.ts";
import { span } from "./tree.ts";

const text: TokenHandler = (tree, token, source) => tree.text(source.sliceSerialize(token), token);

const hardBreak: TokenHandler = (tree, token) => {
  tree.append({ type: "break", position: span(token) });
  tree.afterBreak = true;
};

/** `&amp;`, `&#38;` or `&#x26;` → `&` */
function decode(reference: string): string {
  const name = reference.slice(1, -1);
  if (!name.startsWith("#")) return decodeNamedCharacterReference(name) || reference;
  return /^#x/i.test(name)
    ? decodeNumericCharacterReference(name.slice(2), 16)
    : decodeNumericCharacterReference(name.slice(1), 10);
}

export const inline: TokenHandlers = {
  enter: {
    emphasis: (tree, token) => tree.open({ type: "emphasis", children: [], position: span(token) }),
    strong: (tree, token) => tree.open({ type: "strong", children: [], position: span(token) }),
    htmlText: openFragment,
  },
  exit: {
    data: text,
    codeFlowValue: text,
    codeTextData: text,
    htmlFlowData: text,
    htmlTextData: text,
    characterEscape: (tree, token, source) => tree.text(source.sliceSerialize(token).slice(1), token),
    characterReference: (tree, token, source) => tree.text(decode(source.sliceSerialize(token)), token),
    lineEnding: (tree, token, source) => tree.lineEnding(source.sliceSerialize(token), token),
    hardBreakEscape: hardBreak,
    hardBreakTrailing: hardBreak,
    emphasis: close,
    strong: close,
    htmlText(tree, token) {
      tree.append({ type: "html", value: tree.closeText(), position: span(token) });
    },
  },
};
