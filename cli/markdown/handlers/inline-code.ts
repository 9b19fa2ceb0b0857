/** `` `text` `` → `<code>`, which translation tools leave alone. */
import type { InlineCode } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { element } from "./element.ts";

export const inlineCode: Handler = (_state, node: InlineCode) =>
  element(node, "code", { translate: "no" }, [{ type: "text", value: node.value.replaceAll("\n", " ") }]);
