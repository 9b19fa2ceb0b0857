/** Steps that parse the HTML in a page with the content around it, and reduce it to the allow list. */
import type { Element, Nodes, Root } from "hast";
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
import { refusalOf } from "./html/element-kinds.ts";
import { keepsPlaceholders, putBack, withPlaceholders } from "./html/placeholders.ts";
import { markMade, removeReservedNames } from "./html/reserved-names.ts";
import { isSameTree, MADE, readAsHtml } from "./html/stable-tree.ts";
import { joinHtmlLines } from "./line-breaks.ts";
import { placeOf } from "./mdast/place.ts";
import { type PageFileData, pageOf, report } from "./page-file.ts";
import { Refusal } from "./refusal.ts";
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

/** Reads the HTML of a page with placeholders for the blocks beside it, and with the blocks themselves where HTML may change them. */
export function resolveRawHtml(root: Root): ResolvedHtml {
  const shortened = withPlaceholders(root);
  markMade(shortened.tree);
  const parsed = readUnlessRefused(shortened.tree);
  if (!parsed || !keepsPlaceholders(parsed, shortened)) {
    markMade(root);
    return resolveElements(root, { hasExtensions: false });
  }
  const { hast, ...others } = cleaned(parsed, { hasExtensions: false });
  const blocks = shortened.replaced;
  for (const block of blocks.flat()) dataAsTexts(block);
  return { hast: { ...hast, children: putBack(hast.children, blocks) }, ...others };
}

/** Undefined where the tree would be too deep, or too large, which a placeholder may have been the reason of. */
function readUnlessRefused(tree: Root): Root | undefined {
  try {
    return readAsHtml(tree);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
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
