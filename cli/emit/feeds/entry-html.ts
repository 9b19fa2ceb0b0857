/**
 * A post's content → HTML that works on its own in a feed reader: no URL that depends on the page it is shown
 * on, and no element that needs the site's script.
 */
import { toHtml } from "hast-util-to-html";
import type { HastElement, HastNode, HastRoot } from "../../../schema/hast.ts";
import { plainElements } from "./plain-elements.ts";

type Properties = HastElement["properties"];

/** Properties that hold one URL, of all the elements that content may have. */
const URL_PROPERTIES = ["href", "src", "poster", "cite", "longDesc"];

/** The HTML of an entry; `pageUrl` is the post's absolute address. */
export function entryHtml(root: HastRoot, pageUrl: string): string {
  return toHtml(plainElements(absoluteUrls(root, pageUrl)));
}

/** The content with absolute URLs; a hash links to the post's page. */
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
  const changed = Object.entries(properties).map(([name, value]) => {
    if (name === "srcSet") return [name, absoluteSources(value, pageUrl)] as const;
    const isUrl = typeof value === "string" && URL_PROPERTIES.includes(name);
    return [name, isUrl ? absolute(value, pageUrl) : value] as const;
  });
  return Object.fromEntries(changed);
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
