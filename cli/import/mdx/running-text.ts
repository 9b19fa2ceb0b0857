/** Trees of Markdown, and the regions of running text in them, in which tags and expressions may be. */
import type { Nodes, Root } from "mdast";
import type { ContainerDirective } from "../../markdown/mdast/nodes.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";

export type Region = { start: number; end: number };

/** The tree of a text in which directives are text, apart from those around blocks. */
export function markdownTree(text: string, formulas = false): Root {
  return parseMarkdown(text, 1, { leaf: new Set(), text: new Set(), formulas }).root;
}

/** In order. Paragraphs, headings, cells and labels. */
export function textRegions(node: Nodes): Region[] {
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
    const whole = regionOf(node);
    return whole ? without(whole, node.children.flatMap(holes)) : [];
  }
  const children = "children" in node ? node.children.flatMap(textRegions) : [];
  return node.type === "containerDirective" ? [...labelRegions(node), ...children] : children;
}

function labelRegions({ label = [] }: ContainerDirective): Region[] {
  const [first, last] = [label[0], label.at(-1)].map((node) => node && regionOf(node));
  return first && last ? without({ start: first.start, end: last.end }, label.flatMap(holes)) : [];
}

/** Regions in which a tag is plain text: code, comments, formulas, images, and the parts of a link besides its text. */
function holes(node: Nodes): Region[] {
  const region = regionOf(node);
  if (!region) return [];
  if (node.type === "link" || node.type === "linkReference") {
    const [first, last] = [node.children[0], node.children.at(-1)].map((child) => child && regionOf(child));
    const isBare = first?.start === region.start;
    if (!last || isBare) return [region];
    return [...node.children.flatMap(holes), { start: last.end, end: region.end }];
  }
  if (isOpaque.has(node.type)) return [region];
  return "children" in node ? node.children.flatMap(holes) : [];
}

const isOpaque: ReadonlySet<string> = new Set("inlineCode html inlineMath image imageReference".split(" "));

function without({ start, end }: Region, excluded: readonly Region[]): Region[] {
  const regions: Region[] = [];
  let at = start;
  for (const hole of excluded) {
    if (hole.start > at) regions.push({ start: at, end: hole.start });
    at = Math.max(at, hole.end);
  }
  if (at < end) regions.push({ start: at, end });
  return regions;
}

/** Nodes of the types, in order, without those of labels. */
export function nodesIn<Type extends Nodes["type"]>(
  node: Nodes,
  ...types: readonly Type[]
): Extract<Nodes, { type: Type }>[] {
  const isOne = (candidate: Nodes): candidate is Extract<Nodes, { type: Type }> =>
    (types as readonly string[]).includes(candidate.type);
  const below = "children" in node ? node.children.flatMap((child) => nodesIn(child, ...types)) : [];
  return isOne(node) ? [node, ...below] : below;
}

export function regionsIn(node: Nodes, ...types: readonly Nodes["type"][]): Region[] {
  return nodesIn(node, ...types).flatMap((node) => regionOf(node) ?? []);
}

/** True for an offset in one of the regions. */
export function isIn(regions: readonly Region[], at: number): boolean {
  return regions.some(({ start, end }) => start <= at && at < end);
}

/** True for an offset after the start of one of the regions, and in it. */
export function isInside(regions: readonly Region[], at: number): boolean {
  return regions.some(({ start, end }) => start < at && at < end);
}

export function regionOf({ position }: Nodes): Region | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}
