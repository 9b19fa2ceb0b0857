/** A block of code under a line with its title or language and what can be done with it. Other figures are themselves. */
import type { HastElement } from "../../../schema/hast.ts";
import { element, findElement } from "../../hast/element.ts";
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
    iconButton(strings.wrapCode, { dataAction: "wrap", ariaPressed: "false" }),
    iconButton(strings.copyCode, { dataAction: "copy-code" }),
  );
  return { ...block, children: [...title, tools, ...parts] };
};

/** An icon that the style sheet draws; its name is the tooltip, and shows where the outcome takes its place. */
function iconButton(name: string, properties: HastElement["properties"]): HastElement {
  return element("button", { type: "button", title: name, ...properties }, element("span", {}, name));
}
