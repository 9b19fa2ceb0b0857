/** Number of colons of each block directive: blocks nest by it, and one around another has more. */
import type { ContainerDirective } from "../../../mdast/tree/nodes.ts";
import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";

const fewest = 3;

type Fence = { region: Region; own: number; isNew: boolean };

type NestingColons = {
  /** Colons of the block that starts at this place of the body. */
  at(start: number): number;
  /** Colons for directives of the source that have too few around new blocks. */
  edits: TextEdit[];
};

/** `elements` become blocks, `directives` are blocks of the source. */
export function nestingColons(
  elements: Iterable<Element>,
  directives: readonly ContainerDirective[],
  body: string,
): NestingColons {
  const fences = [
    ...[...elements].map((element): Fence => {
      const region = { start: element.open.start, end: endOf(element) };
      return { region, own: fewest, isNew: true };
    }),
    ...directives.flatMap((node): Fence[] => {
      const region = regionOf(node);
      if (!region) return [];
      return [{ region, own: /^:+/.exec(body.slice(region.start))?.[0].length ?? fewest, isNew: false }];
    }),
  ].sort((a, b) => a.region.end - a.region.start - (b.region.end - b.region.start));
  const colons = new Map<number, number>();
  const at = (start: number): number => colons.get(start) ?? fewest;
  for (const { region, own } of fences) {
    const inside = fences.filter(
      (other) => other.region.start > region.start && other.region.end <= region.end,
    );
    colons.set(region.start, Math.max(own, ...inside.map((other) => 1 + at(other.region.start))));
  }
  return { at, edits: fences.flatMap((fence) => moreColons(fence, at(fence.region.start), body)) };
}

function moreColons({ region, own, isNew }: Fence, needed: number, body: string): TextEdit[] {
  if (isNew || needed === own) return [];
  const text = ":".repeat(needed - own);
  const last = body.lastIndexOf(":".repeat(own), region.end);
  const open = { start: region.start, end: region.start, text };
  return last > region.start ? [open, { start: last, end: last, text }] : [open];
}
