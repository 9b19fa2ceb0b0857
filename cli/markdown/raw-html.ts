/** Steps that parse the HTML in a page with the content around it, and reduce it to the allow list. */
import type { Element, Nodes, Root, RootContent } from "hast";
import type { Raw } from "mdast-util-to-hast";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";
import { allowedTags } from "../../schema/allowed-elements.ts";
import { isOwnTag } from "../../schema/own-elements.ts";
import type { PageFinding } from "../report/finding.ts";
import { elementsIn } from "./anchors-and-links.ts";
import { takeSources } from "./colour-modes.ts";
import { withTitleIds } from "./headings.ts";
import { hiddenHtml, type Span } from "./hidden-source.ts";
import { attributeFindings } from "./html/attribute-findings.ts";
import { cleanTree } from "./html/clean-tree.ts";
import { attributeSpans } from "./html/destinations.ts";
import { refusalOf, voidTags } from "./html/element-kinds.ts";
import { readTags } from "./html/read-tags.ts";
import { markMade, removeReservedNames } from "./html/reserved-names.ts";
import { END, isSameTree, MADE, readAsHtml } from "./html/stable-tree.ts";
import { joinHtmlLines } from "./line-breaks.ts";
import { placeOf } from "./mdast/place.ts";
import { type PageFileData, pageOf, report } from "./page-file.ts";
import { settleIds } from "./settle-ids.ts";

export type ResolvedHtml = {
  hast: Root;
  findings: PageFinding[];
  /** Parts that no visitor sees. */
  unseen: Span[];
  /** Sources of pictures that were taken, each with its addresses as `srcSet`. */
  sources: Element[];
  /** Images whose `srcset` is left out. */
  images: Element[];
};

/** `hasExtensions`: extensions of the site may have added elements. Throws a `Refusal` for elements that are nested too deep. */
export function rawHtml({ hasExtensions }: { hasExtensions: boolean }): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    const titleIds = page.headings?.titleIds ?? [];
    // The compiler makes only what is allowed.
    if (!hasExtensions && !hasRaw(tree)) return withTitleIds(tree, titleIds);
    if (!hasExtensions) return withTitleIds(taken(resolveRawHtml(tree), page), titleIds);
    markMade(tree);
    return withTitleIds(allowedIn(tree, page), titleIds);
  };
}

/** Marks what the page has by now, before plugins of the site add elements. They find its ids as visitors do. */
export function marks(_hasPlugins: boolean): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    report(page, settleIds(elementsIn(tree), page.headings?.outline ?? []));
    markMade(tree);
  };
}

/** Reduces what plugins of the site have added. Throws a `Refusal` for elements that are nested too deep. */
export function allowed(_hasPlugins: boolean): Transformer<Root> {
  return (tree, file) => allowedIn(tree, pageOf(file));
}

function allowedIn(tree: Root, page: PageFileData): Root {
  return taken(resolveElements(tree, { hasExtensions: true }), page);
}

function taken(html: ResolvedHtml, page: PageFileData): Root {
  const { hast, findings, unseen, sources, images } = html;
  report(page, findings);
  page.unseen.unshift(...unseen);
  page.unseen.push(...joinHtmlLines(hast, page.body));
  page.unseen.push(...images.flatMap((image) => attributeSpans(image, "srcset", page.body)));
  page.sources.push(...sources);
  return hast;
}

/** Most times that a tree is read again until it no longer changes; deeper nesting is not written by hand. */
const rounds = 12;

/** Marks the tree as the compiler's, and reads the parts of it that have HTML; the whole of it where a part reaches further than its neighbours. */
export function resolveRawHtml(root: Root): ResolvedHtml {
  const ofParts = resolvedParts(root);
  if (ofParts) return ofParts;
  markMade(root);
  return resolveElements(root, { hasExtensions: false });
}

function resolvedParts(root: Root): ResolvedHtml | undefined {
  const parts: ResolvedHtml[] = [];
  for (const { nodes, hasHtml } of partsOf(root.children)) {
    const part: Root = { type: "root", children: nodes };
    if (!hasHtml) nodes.forEach(dataAsTexts);
    const resolved = hasHtml
      ? resolvedPart(part)
      : { hast: part, findings: [], unseen: [], sources: [], images: [] };
    if (!resolved) return undefined;
    parts.push(resolved);
  }
  return {
    hast: { ...root, children: parts.flatMap(({ hast }) => hast.children) },
    findings: parts.flatMap(({ findings }) => findings),
    unseen: parts.flatMap(({ unseen }) => unseen),
    sources: parts.flatMap(({ sources }) => sources),
    images: parts.flatMap(({ images }) => images),
  };
}

/** A page has numbers in data attributes as texts where it has HTML, whose parser reads texts alone. Changes the node. */
function dataAsTexts(node: Nodes): void {
  for (const each of elementsIn(node)) {
    if (isOwnTag(each.tagName) || !Object.values(each.properties).some(isNumber)) continue;
    const texts = Object.entries(each.properties).map(([name, value]) =>
      isNumber(value) && name.startsWith("data") ? [name, String(value)] : [name, value],
    );
    each.properties = Object.fromEntries(texts);
  }
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}

/** Undefined where its elements do not end in it. */
function resolvedPart(part: Root): ResolvedHtml | undefined {
  markMade(part);
  const end: Element = { type: "element", tagName: END, properties: {}, children: [] };
  const parsed = readAsHtml({ ...part, children: [...part.children, end] });
  const last = parsed.children.pop();
  if (last?.type !== "element" || last.tagName !== END) return undefined;
  return cleaned(parsed, { hasExtensions: false });
}

type Origin = { hasExtensions: boolean };

/** Elements of the tree without the mark of `markMade` are taken as written by others; `hasExtensions`: extensions of the site add some. */
export function resolveElements(root: Root, origin: Origin): ResolvedHtml {
  return cleaned(readAsHtml(root), origin);
}

function cleaned(parsed: Root, { hasExtensions }: Origin): ResolvedHtml {
  const unseen = hiddenHtml(parsed);
  const ofElements = hasExtensions ? elementFindings(parsed) : [];
  const reserved = removeReservedNames(parsed);
  const { taken: sources, leftOut, images, findings: ofSources } = takeSources(parsed);
  const findings = [...ofElements, ...reserved, ...ofSources, ...attributeFindings(parsed)];
  return { hast: stable(cleanTree(parsed)), findings, unseen: [...unseen, ...leftOut], sources, images };
}

function stable(tree: Root): Root {
  let current = tree;
  for (let round = 0; round < rounds; round++) {
    const next = cleanTree(readAsHtml(current));
    if (isSameTree(current, next)) return current;
    current = next;
  }
  return current;
}

function hasRaw(node: Nodes): boolean {
  return node.type === "raw" || ("children" in node && node.children.some(hasRaw));
}

/** Elements that extensions of the site add and a page may not have. */
function elementFindings(root: Root): PageFinding[] {
  const findings: PageFinding[] = [];
  visit(root, "element", (node) => {
    const { tagName, properties } = node;
    const isAllowed = allowedTags.has(tagName) && !isOwnTag(tagName);
    if (MADE in properties || isAllowed || unseenTags.has(tagName)) return;
    const refusal = refusalOf(tagName, false);
    findings.push({
      rule: "html-is-allowed",
      place: placeOf(node),
      message: `<${tagName}> of an extension is left out: ${refusal?.reason ?? "pages cannot have it"}`,
      expected: refusal?.instead ?? "an HTML element that pages can have, or a component",
    });
  });
  return findings;
}

/** Parts of formulas that are not shown, and are left out without a finding. */
const unseenTags = new Set(["semantics", "annotation", "annotation-xml"]);

type Part = { nodes: RootContent[]; hasHtml: boolean };

/** Where a part ends is known by its tags alone; only a parser knows whether its elements have ended, too. */
export function partsOf(nodes: readonly RootContent[]): Part[] {
  const parts: Part[] = [];
  const open: string[] = [];
  for (const node of nodes) {
    const pieces = rawNodes(node);
    const last = parts.at(-1);
    const hasHtml = pieces.length > 0 || open.length > 0;
    // A line ending between two of them makes no part of its own.
    if (last && (last.hasHtml === hasHtml || node.type === "text")) last.nodes.push(node);
    else parts.push({ nodes: [node], hasHtml });
    for (const { value } of pieces) follow(open, value);
  }
  return parts;
}

/** Changes `open`, the names of elements whose end is still to come. */
function follow(open: string[], html: string): void {
  for (const { kind, name, isSelfClosing } of readTags(html)) {
    if (kind === "open" && !isSelfClosing && !voidTags.has(name)) open.push(name);
    const at = kind === "close" ? open.lastIndexOf(name) : -1;
    if (at !== -1) open.splice(at, 1);
  }
}

function rawNodes(node: Nodes): Raw[] {
  if (node.type === "raw") return [node];
  return "children" in node ? node.children.flatMap(rawNodes) : [];
}
