/** A block of code under a line with its title or language and what can be done with it. Other figures are themselves. */
import { element } from "../../hast/element.ts";
import { findElement } from "../../hast/text-of.ts";
import type { Expansion } from "./expansion.ts";

/** The buttons work, and show, once `controls/` is here. */
export const figure: Expansion = (block, { strings, inside }) => {
  const parts = inside(block);
  const { className, dataLanguage = "" } = block.properties;
  if (String(className) !== "code-block") return { ...block, children: parts };
  const title = findElement(block.children, "figcaption") ? parts.splice(0, 1) : [];
  const tools = element(
    "div",
    { className: ["code-tools"] },
    element("span", { className: ["code-language"] }, String(dataLanguage)),
    element("button", { type: "button", dataAction: "wrap", ariaPressed: "false" }, strings.wrapCode),
    element("button", { type: "button", dataAction: "copy-code" }, strings.copyCode),
  );
  return { ...block, children: [...title, tools, ...parts] };
};
