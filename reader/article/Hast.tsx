/** HAST → React: one recursive function and a component map. What the allow list does not have is left out with its content. */
import { createElement, type ReactNode, useContext } from "react";
import { allowedTags } from "../../schema/allowed-elements.ts";
import type { HastNode } from "../../schema/hast.ts";
import type { ElementComponents, PlainHtml } from "../hast/elements.ts";
import { toProps } from "../hast/properties.ts";
import { ReaderContext } from "../navigation/reader-context.ts";
import { components } from "./components.ts";

/** The content of a page, with the reader's components, and the site's own, in place of plain elements. */
export function Hast({ nodes }: { nodes: readonly HastNode[] }) {
  const reader = useContext(ReaderContext);
  return toReact(
    nodes,
    reader?.siteComponents ? { ...components, ...reader.siteComponents } : components,
    reader?.plainHtml,
  );
}

/** `map`: components by tag name; a tag without one is itself. */
export function toReact(
  nodes: readonly HastNode[],
  map: ElementComponents,
  plainHtml?: PlainHtml,
  parent = "",
): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === "text") return SKIPS_SPACE.has(parent) && node.value.trim() === "" ? null : node.value;
    const { tagName } = node;
    if (!allowedTags.has(tagName)) return null;
    const props = toProps(node);
    const Part = map[tagName];
    const html = Part ? undefined : plainHtml?.(node, map);
    if (html !== undefined && !VOID.has(tagName))
      return createElement(tagName, { ...props, key: index, dangerouslySetInnerHTML: { __html: html } });
    const children = VOID.has(tagName) ? undefined : toReact(node.children, map, plainHtml, tagName);
    return Part ? (
      <Part key={index} node={node} props={props}>
        {children}
      </Part>
    ) : (
      createElement(tagName, { ...props, key: index }, children)
    );
  });
}

/** Elements that HTML gives no content. */
const VOID = new Set("br col hr img input wbr".split(" "));

/** Elements in which white space is no content, so that browser and React may not disagree about it. */
const SKIPS_SPACE = new Set("table thead tbody tfoot tr colgroup".split(" "));
