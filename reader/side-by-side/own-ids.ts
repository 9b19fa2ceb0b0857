/** Ids of a text beside another one: with a prefix, so that none is twice on the page, and links within the text follow. */
import type { HastElement } from "../../schema/hast.ts";

/** Properties that name ids. */
const NAMING = /^(id|htmlFor|headers|aria(LabelledBy|DescribedBy|Controls|Details|Owns|FlowTo))$/;

/** No content has an id that starts with two underscores. */
export function idPrefix(locale: string): string {
  return `__${locale}-`;
}

export function withOwnIds(element: HastElement, prefix: string): HastElement {
  return {
    ...element,
    properties: Object.fromEntries(
      Object.entries(element.properties).map(([name, value]) => [name, prefixed(name, value, prefix)]),
    ),
    children: element.children.map((child) => (child.type === "element" ? withOwnIds(child, prefix) : child)),
  };
}

type Value = HastElement["properties"][string];

function prefixed(name: string, value: Value, prefix: string): Value {
  if (NAMING.test(name))
    return (Array.isArray(value) ? value : String(value).split(" ")).map((id) => prefix + id).join(" ");
  // In drawings, the paint of a part names an id.
  const start = typeof value === "string" ? value.match(name === "href" ? /^#/ : /^url\(#/)?.[0] : undefined;
  return start === undefined ? value : start + prefix + String(value).slice(start.length);
}
