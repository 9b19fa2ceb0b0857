/** Regions of running text in a tree, outside of code and comments, and of formulas in it. */
import type { Nodes } from "mdast";
import type { ContainerDirective } from "../../mdast/tree/nodes.ts";

export type Region = { start: number; end: number };

/** In order. Paragraphs, headings, cells and labels, without inline code. */
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

function holes(node: Nodes): Region[] {
  if (node.type === "inlineCode" || node.type === "html") return [regionOf(node) ?? []].flat();
  return "children" in node ? node.children.flatMap(holes) : [];
}

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

/** `texts` without what is in `holes`, which are in order. */
export function withoutRegions(texts: readonly Region[], holes: readonly Region[]): Region[] {
  return texts.flatMap((text) =>
    without(
      text,
      holes.filter(({ start }) => text.start <= start && start < text.end),
    ),
  );
}

export function regionOf({ position }: Nodes): Region | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

const formula = /\$\$[\s\S]+?\$\$|(?<![\\$\w])\$(?=[^\s$])[^$\n]*?[^\s\\$]\$(?![\d$])/g;

/** Formulas of remark-math: `$x_{1}$`, and between lines of `$$`. Their braces are no expressions. */
export function formulasIn(body: string, texts: readonly Region[]): Region[] {
  return [...body.matchAll(formula)].flatMap(({ index, 0: text }) =>
    texts.some(({ start, end }) => start <= index && index < end)
      ? [{ start: index, end: index + text.length }]
      : [],
  );
}
