/** Raw HTML in a page: parsed with the content around it, then reduced to the allow list. */
import type { Element, Nodes, Root } from "hast";
import { allowedTags } from "../../schema/allowed-elements.ts";
import { isOwnTag } from "../../schema/own-elements.ts";
import type { PageFinding } from "../report/finding.ts";
import { takeSources } from "./colour-modes.ts";
import { hiddenHtml, type Span } from "./hidden-source.ts";
import { attributeFindings } from "./html/attribute-findings.ts";
import { cleanTree } from "./html/clean-tree.ts";
import { refusalOf } from "./html/element-kinds.ts";
import { partsOf } from "./html/html-parts.ts";
import { markMade, removeReservedNames } from "./html/reserved-names.ts";
import { END, isSameTree, MADE, readAsHtml } from "./html/stable-tree.ts";
import { placeOf } from "./mdast/place.ts";

export type ResolvedHtml = {
  hast: Root;
  findings: PageFinding[];
  /** What no visitor sees of it. */
  unseen: Span[];
  /** Sources of pictures that were taken, each with its addresses as `srcSet`. */
  sources: Element[];
  /** Images whose `srcset` is left out. */
  images: Element[];
};

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
  const all: ResolvedHtml = {
    hast: { ...root, children: [] },
    findings: [],
    unseen: [],
    sources: [],
    images: [],
  };
  for (const { nodes, hasHtml } of partsOf(root.children)) {
    const part: Root = { type: "root", children: nodes };
    if (!hasHtml) nodes.forEach(dataAsTexts);
    const resolved = hasHtml
      ? resolvedPart(part)
      : { ...all, hast: part, findings: [], unseen: [], sources: [], images: [] };
    if (!resolved) return undefined;
    all.hast.children.push(...resolved.hast.children);
    all.findings.push(...resolved.findings);
    all.unseen.push(...resolved.unseen);
    all.sources.push(...resolved.sources);
    all.images.push(...resolved.images);
  }
  return all;
}

/** A page has numbers in data attributes as texts where it has HTML, whose parser reads texts alone. Changes the node. */
function dataAsTexts(node: Nodes): void {
  if (node.type === "element" && !isOwnTag(node.tagName) && Object.values(node.properties).some(isNumber)) {
    const texts = Object.entries(node.properties).map(([name, value]) =>
      isNumber(value) && name.startsWith("data") ? [name, String(value)] : [name, value],
    );
    node.properties = Object.fromEntries(texts);
  }
  if ("children" in node) node.children.forEach(dataAsTexts);
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
  return {
    hast: stable(cleanTree(parsed)),
    findings,
    unseen: [...unseen, ...leftOut],
    sources,
    images,
  };
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

export function hasRaw(node: Nodes): boolean {
  return node.type === "raw" || ("children" in node && node.children.some(hasRaw));
}

/** Elements that extensions of the site add and a page may not have. */
function elementFindings(root: Root): PageFinding[] {
  const findings: PageFinding[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "element" && !(MADE in node.properties)) {
      const { tagName } = node;
      const refusal = refusalOf(tagName, false);
      if ((!allowedTags.has(tagName) || isOwnTag(tagName)) && !unseenTags.has(tagName))
        findings.push({
          rule: "html-is-allowed",
          place: placeOf(node),
          message: `<${tagName}> of an extension is left out: ${refusal?.reason ?? "pages cannot have it"}`,
          expected: refusal?.instead ?? "an HTML element that pages can have, or a component",
        });
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return findings;
}

/** Parts of formulas that are not shown, and are left out without a finding. */
const unseenTags = new Set(["semantics", "annotation", "annotation-xml"]);
