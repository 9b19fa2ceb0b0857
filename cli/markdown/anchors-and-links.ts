/** Step that collects the anchors, links and images of the page, and removes pictures of hosts that are not declared. */
import type { Element, Nodes, Root } from "hast";
import type { Transformer } from "unified";
import type { PageFinding, Place } from "../report/finding.ts";
import { isDeclared, undeclaredHost } from "./address.ts";
import { htmlDestinations } from "./html/destinations.ts";
import { candidatesOf } from "./html/srcset.ts";
import type { Reference } from "./includes/page-references.ts";
import { addDependency } from "./includes/page-uses.ts";
import { termClass } from "./includes/terms.ts";
import { placeOf } from "./mdast/place.ts";
import { pageOf, report } from "./page-file.ts";
import { placeholdersInLinks } from "./page-placeholders.ts";
import { settleIds } from "./settle-ids.ts";

type AnchorsAndLinks = {
  anchors: string[];
  references: Reference[];
  /** Addresses in other attributes of HTML: what is quoted, paints of drawings, data. */
  addresses: { url: string; place: Place }[];
  findings: PageFinding[];
};

/** `imageHosts` are other hosts that images may come from. */
export function anchorsAndLinks(imageHosts: readonly string[]): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    const { body, bodyLine, uses, sources } = page;
    const elements = elementsIn(tree);
    const found: AnchorsAndLinks = { anchors: [], references: [], addresses: [], findings: [] };
    found.findings.push(...settleIds(elements, page.headings?.outline ?? []));
    for (const element of elements) collect(element, imageHosts, found);
    report(page, found.findings);
    for (const { url, place } of found.addresses) addDependency(uses, { kind: "address", name: url, place });
    page.anchors = found.anchors;
    page.references = [...found.references, ...candidatesIn(sources, found.references)];
    page.placeholders.push(...placeholdersInLinks(found.references, body, bodyLine));
    page.destinations = [...page.destinations, ...htmlDestinations([...elements, ...sources], body)];
    page.destinations.sort((a, b) => a.start - b.start);
  };
}

/** Those that have properties, in document order; most elements of a page have none, or colour code. */
export function elementsIn(node: Nodes, found: Element[] = []): Element[] {
  if (node.type === "element" && Object.keys(node.properties).length > 0) found.push(node);
  if ("children" in node) for (const child of node.children) elementsIn(child, found);
  return found;
}

function collect(node: Element, imageHosts: readonly string[], found: AnchorsAndLinks): void {
  const { id, name, href, src, dataDark, lang, hrefLang } = node.properties;
  if (typeof id === "string") found.anchors.push(id);
  if (node.tagName === "a" && typeof name === "string") found.anchors.push(name);
  const place = placeOf(node);
  // Its text alternative is shown, and the other host does not learn of the visit.
  if (typeof src === "string" && !isDeclared(src, imageHosts)) delete node.properties.src;
  const dark = node.tagName === "img" ? dataDark : undefined;
  if (typeof dark === "string" && !isDeclared(dark, imageHosts)) delete node.properties.dataDark;
  // Without a place it was made by the compiler: the links between a footnote and its text.
  if (place === undefined) return;
  for (const [attribute, value] of Object.entries(node.properties))
    for (const url of addressesIn(attribute, value)) found.addresses.push({ url, place });
  if (typeof href === "string" && !isFootnote(node))
    found.references.push({
      kind: "link",
      url: href,
      place,
      ...((lang || hrefLang) && { otherLanguage: true }),
      ...(isTerm(node) && { isTerm: true }),
    });
  for (const url of [src, dark]) {
    if (typeof url !== "string") continue;
    found.references.push({ kind: "image", url, place });
    found.findings.push(...undeclaredHost(url, place, imageHosts));
  }
}

/** Paints name what they are taken from as `url(…)`; data is for scripts. */
function addressesIn(attribute: string, value: unknown): string[] {
  if (typeof value !== "string" || attribute === "href" || attribute === "src") return [];
  if (value.includes("url("))
    return [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].flatMap(([, , url = ""]) =>
      url === "" || url.startsWith("#") ? [] : [url],
    );
  if (attribute === "cite") return [value];
  return attribute.startsWith("data") && /[./]/.test(value) ? value.split(/[\s,]+/).filter(Boolean) : [];
}

function isTerm({ properties: { className, ariaDescription } }: Element): boolean {
  return ariaDescription !== undefined && Array.isArray(className) && className.includes(termClass);
}

function isFootnote(node: Element): boolean {
  return "dataFootnoteRef" in node.properties || "dataFootnoteBackref" in node.properties;
}

/** Addresses of sources of pictures that no image of the page shows: screens of other densities, which the Markdown copy names. */
function candidatesIn(sources: readonly Element[], references: readonly Reference[]): Reference[] {
  const known = new Set(references.map(({ url }) => url));
  return sources.flatMap((source) => {
    const place = placeOf(source);
    if (!place) return [];
    const { src, srcSet } = source.properties;
    return [{ url: String(src ?? "") }, ...candidatesOf(String(srcSet ?? ""))].flatMap(
      ({ url }): Reference[] => {
        if (url === "" || known.has(url)) return [];
        known.add(url);
        return [{ kind: "image", url, place }];
      },
    );
  });
}
