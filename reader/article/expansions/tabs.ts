/** Tabs: a list of buttons, and one panel each. Without JavaScript every panel is open under its label. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { element } from "../../hast/element.ts";
import type { Expansion } from "./expansion.ts";

export const tabs: Expansion = (set, { inside, newId }) => {
  const { group } = set.properties;
  const panels = set.children.filter(isTab);
  const id = newId();
  /** The id that an author gave the tab, which links lead to, or a made one. */
  const panelId = (panel: HastElement, index: number) => idOf(panel).id ?? `${id}-panel${index}`;
  return element(
    "div",
    { className: ["tabs"], ...(typeof group === "string" && { dataGroup: group }) },
    element(
      "div",
      { role: "tablist" },
      ...panels.map((panel, index) =>
        element(
          "button",
          {
            type: "button",
            role: "tab",
            id: `${id}-tab${index}`,
            ariaSelected: index === 0,
            ariaControls: panelId(panel, index),
            tabIndex: index === 0 ? 0 : -1,
          },
          labelOf(panel),
        ),
      ),
    ),
    ...panels.map((panel, index) =>
      element(
        "div",
        {
          role: "tabpanel",
          id: panelId(panel, index),
          ariaLabelledBy: `${id}-tab${index}`,
          dataTab: labelOf(panel),
          ...(index === 0 && { dataShown: true }),
          // The tabs pattern of ARIA puts a panel without controls into the tab order.
          tabIndex: 0,
        },
        element("p", { className: ["tab-label"], ariaHidden: true }, labelOf(panel)),
        ...inside(panel),
      ),
    ),
  );
};

/** A tab that HTML around it has parted from its tabs is its label and its content. */
export const tab: Expansion = (panel, { inside }) =>
  element("div", idOf(panel), element("p", {}, labelOf(panel)), ...inside(panel));

function idOf({ properties: { id } }: HastElement): { id?: string } {
  return typeof id === "string" ? { id } : {};
}

function isTab(node: HastNode): node is HastElement {
  return node.type === "element" && node.tagName === "tw-tab";
}

function labelOf({ properties: { label = "" } }: HastElement): string {
  return String(label);
}
