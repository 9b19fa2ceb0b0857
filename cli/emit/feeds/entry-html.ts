/**
 * A post's content → HTML that works on its own in a feed reader: no URL that depends on the page it is shown
 * on, and no element that needs the site's script.
 */
import { toHtml } from "hast-util-to-html";
import type { HastElement, HastNode, HastRoot } from "../../../schema/hast.ts";
import { ownElement } from "../../../schema/own-elements.ts";

type Properties = HastElement["properties"];

/** Properties that hold one URL, of all the elements that content may have. */
const URL_PROPERTIES = ["href", "src", "poster", "cite", "longDesc"];

/** The HTML of an entry; `pageUrl` is the post's absolute address. */
export function entryHtml(root: HastRoot, pageUrl: string): string {
  return toHtml(plainElements(absoluteUrls(root, pageUrl)));
}

/** The same content with absolute URLs; a hash leads to the post's page. */
function absoluteUrls(root: HastRoot, pageUrl: string): HastRoot {
  const visit = (node: HastNode): HastNode =>
    node.type === "text"
      ? node
      : {
          ...node,
          properties: absoluteProperties(node.properties, pageUrl),
          children: node.children.map(visit),
        };
  return { ...root, children: root.children.map(visit) };
}

function absoluteProperties(properties: Properties, pageUrl: string): Properties {
  const changed = { ...properties };
  for (const name of URL_PROPERTIES) {
    const value = changed[name];
    if (typeof value === "string") changed[name] = absolute(value, pageUrl);
  }
  const sources = changed.srcSet;
  if (sources !== undefined) changed.srcSet = absoluteSources(sources, pageUrl);
  return changed;
}

function absolute(url: string, pageUrl: string): string {
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;
}

/** `/a.png 1x, /b.png 2x`: each candidate is a URL and perhaps a size. */
function absoluteSources(sources: Properties[string], pageUrl: string): string {
  const candidates = Array.isArray(sources) ? sources.map(String) : String(sources).split(/,\s+/);
  return candidates
    .map((candidate) => {
      const [url = "", ...size] = candidate.trim().split(/\s+/);
      return [absolute(url, pageUrl), ...size].join(" ");
    })
    .join(", ");
}

/** Elements of our own become plain ones: a set of tabs is sections, one after the other, each with its title. */
function plainElements(root: HastRoot): HastRoot {
  const visit = (node: HastNode): HastNode => {
    if (node.type === "text") return node;
    const source = sourceOf(node);
    if (source) return source;
    const children = node.children.filter((child) => !isForDarkPages(child)).map(visit);
    const own = ownElement(node.tagName);
    if (!own) return { ...node, children };
    const title = own.titledBy && node.properties[own.titledBy];
    const bold = element("strong", [{ type: "text", value: String(title) }]);
    const heading = own.form === "block" ? [element("p", [bold])] : [bold];
    return element(own.plain, [...(typeof title === "string" ? heading : []), ...children]);
  };
  return { ...root, children: root.children.map(visit) };
}

/** Feed readers leave out drawings, and most of them formulas: they get what these were made of, as code. */
function sourceOf({ tagName, properties }: HastElement): HastElement | undefined {
  const { className, dataSource, dataTex } = properties;
  const source = String(dataSource ?? dataTex ?? "");
  const [name] = Array.isArray(className) ? className : [];
  if (source === "" || (name !== "diagram" && name !== "formula")) return undefined;
  const code = element("code", [{ type: "text", value: source }]);
  return tagName === "math" ? code : element("pre", [code]);
}

/** A feed reader has no colour mode that the site knows. */
function isForDarkPages(node: HastNode): boolean {
  if (node.type === "text") return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.includes("on-dark");
}

function element(tagName: string, children: HastNode[]): HastElement {
  return { type: "element", tagName, properties: {}, children };
}
