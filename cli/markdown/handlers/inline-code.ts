/** `` `text` `` → `<code>`, which translation tools leave alone. */
import type { InlineCode } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { element } from "./element.ts";

/** Of code that a line of any screen has room for. */
const MOST_UNBROKEN = 24;

export const inlineCode: Handler = (_state, node: InlineCode) => {
  const value = node.value.replaceAll("\n", " ");
  // A browser would break `--dry-run` at a hyphen; the style sees only the class.
  const isUnbroken = value.includes("-") && value.length <= MOST_UNBROKEN;
  const properties = { ...(isUnbroken && { className: ["unbroken"] }), translate: "no" };
  return element(node, "code", properties, [{ type: "text", value }]);
};
