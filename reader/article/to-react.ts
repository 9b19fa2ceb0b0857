/** Expanded content → React, for what is inside a component of the site's own. No other part of an article needs React. */
import { createElement, type ReactNode } from "react";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import { attributeName, voidTags } from "../hast/attributes.ts";

/** `component`: renders the components inside. */
export function toReact(
  nodes: readonly HastNode[],
  component: (element: HastElement, key: number) => ReactNode,
): ReactNode[] {
  return nodes.map((node, key) => {
    if (node.type === "text") return node.value;
    const { tagName, children } = node;
    if (tagName === COMPONENT) return component(node, key);
    const inside = voidTags.has(tagName) ? [] : [toReact(children, component)];
    // Elements that visitors have opened, or values that they have chosen, before hydration stay.
    return createElement(tagName, { ...propsOf(node), key, suppressHydrationWarning: true }, ...inside);
  });
}

function propsOf({ properties }: HastElement): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([property, value]) => {
      const name = attributeName(property);
      const given = Array.isArray(value) ? value.join(" ") : value;
      if (name.startsWith("data-")) return [name, given === true ? "" : given];
      return [name.startsWith("aria-") ? name : (REACT_NAMES.get(property) ?? property), given];
    }),
  );
}

/** hast's name → React's, where they are not the same. */
const REACT_NAMES: ReadonlyMap<string, string> = new Map([
  ["checked", "defaultChecked"],
  ["vAlign", "valign"],
  ["strokeDashArray", "strokeDasharray"],
  ["strokeDashOffset", "strokeDashoffset"],
  ["strokeLineCap", "strokeLinecap"],
  ["strokeLineJoin", "strokeLinejoin"],
]);
