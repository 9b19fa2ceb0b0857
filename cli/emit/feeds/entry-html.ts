/**
 * A post's content → HTML that works on its own in a feed reader: no URL that depends on the page it is shown
 * on, and no element that needs the site's script.
 */
import { toHtml } from "hast-util-to-html";
import type { HastElement, HastNode, HastRoot } from "../../../schema/hast.ts";
import { candidatesOf } from "../../markdown/html/srcset.ts";
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
    if (name === "srcSet") return [name, absoluteSources(String(value), pageUrl)] as const;
    const isUrl = typeof value === "string" && URL_PROPERTIES.includes(name);
    return [name, isUrl ? absolute(value, pageUrl) : value] as const;
  });
  return Object.fromEntries(changed);
}

function absolute(url: string, pageUrl: string): string {
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;
}

function absoluteSources(srcset: string, pageUrl: string): string {
  return candidatesOf(srcset)
    .map(({ url, size }) => `${absolute(url, pageUrl)} ${size}`.trim())
    .join(", ");
}
