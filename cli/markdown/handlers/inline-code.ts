/** `` `text` `` → `<code>`, which translation tools leave alone. */
import type { ElementContent } from "hast";
import type { InlineCode } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { element, text } from "./element.ts";

/** Of code that a line of any screen has room for. */
const MOST_UNBROKEN = 24;

export const inlineCode: Handler = (_state, node: InlineCode) => {
  const value = node.value.replaceAll("\n", " ");
  const properties = { ...(isUnbroken(value) && { className: ["unbroken"] }), translate: "no" };
  return element(node, "code", properties, isUnbroken(value) ? [text(value)] : words(value));
};

/** A browser would break `--dry-run` at a hyphen; the style sees only the class. */
const isUnbroken = (code: string) => code.includes("-") && code.length <= MOST_UNBROKEN;

/** Of code that wraps, each word with a hyphen in one piece. */
function words(code: string): ElementContent[] {
  if (!code.includes("-")) return [text(code)];
  const pieces: ElementContent[] = [];
  let between = "";
  for (const word of code.split(/( +)/)) {
    if (!isUnbroken(word)) {
      between += word;
      continue;
    }
    if (between !== "") pieces.push(text(between));
    between = "";
    pieces.push(element(undefined, "span", { className: ["unbroken"] }, [text(word)]));
  }
  return between === "" ? pieces : [...pieces, text(between)];
}
