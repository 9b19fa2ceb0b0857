/** Names of elements and attributes in XML → whether a browser knows them. */
import type { Element } from "xast";
import { allowedElements } from "./allowed-svg-elements.ts";

/** By prefix; the default namespace has none. */
export type Namespaces = ReadonlyMap<string, string>;

const svg = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";
/** Browsers run and load elements of these, too. */
const others = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

export function namespacesIn({ attributes }: Element, around: Namespaces): Namespaces {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (name === "xmlns") return [["", value ?? ""]];
    return name.startsWith("xmlns:") ? [[name.slice("xmlns:".length), value ?? ""]] : [];
  });
  return own.length === 0 ? around : new Map([...around, ...own]);
}

/** Elements without a namespace count as those of SVG; those that only drawing programs know do nothing. */
export function isKeptElement(name: string, namespaces: Namespaces): boolean {
  const { prefix, local } = partsOf(name);
  const namespace = namespaces.get(prefix) ?? "";
  if (namespace === "" || namespace === svg) return allowedElements.has(local);
  return !others.has(namespace) && !/^(?:script|handler|foreignobject|iframe|object|embed)$/i.test(local);
}

/** False for an attribute that only drawing programs know. */
export function isOfBrowsers(name: string, namespaces: Namespaces): boolean {
  const { prefix } = partsOf(name);
  const namespace = namespaces.get(prefix);
  return (
    ["", "xml", "xlink"].includes(prefix) || namespace === undefined || [svg, xlink, ""].includes(namespace)
  );
}

export function partsOf(name: string): { prefix: string; local: string } {
  const end = name.indexOf(":");
  return { prefix: name.slice(0, Math.max(end, 0)), local: name.slice(end + 1) };
}
