/** Number of colons of each block directive: blocks nest by it, and one around another has more. */
import type { ContainerDirective } from "../../../markdown/mdast/nodes.ts";
import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, wholeOf } from "../../mdx/elements.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";

const fewest = 3;

/** Regions that become blocks with at most so many colons: included parts, and tabs of code. */
export type InnerBlocks = { region: Region; colons: number };

type Fence = { region: Region; own: number; kind: "new" | "source" | "inner" };

type NestingColons = {
  /** Colons of the block that starts at this place of the body. */
  at(start: number): number;
  /** Colons for directives of the source that have too few around new blocks. */
  edits: TextEdit[];
};

/** `elements` become blocks, and `directives` are blocks of the source. */
export function nestingColons(
  elements: Iterable<Element>,
  directives: readonly ContainerDirective[],
  inner: readonly InnerBlocks[],
  body: string,
): NestingColons {
  const fences = [
    ...[...elements].map((element): Fence => {
      return { region: wholeOf(element), own: fewest, kind: "new" };
    }),
    ...directives.flatMap((node): Fence[] => {
      const region = regionOf(node);
      if (!region) return [];
      return [{ region, own: /^:+/.exec(body.slice(region.start))?.[0].length ?? fewest, kind: "source" }];
    }),
    ...inner.map(({ region, colons }): Fence => ({ region, own: colons, kind: "inner" })),
  ].sort((a, b) => a.region.end - a.region.start - (b.region.end - b.region.start));
  const colons = new Map<Fence, number>();
  for (const fence of fences) {
    const { region, own } = fence;
    const within = [...colons].filter(
      ([other]) => other.region.start > region.start && other.region.end <= region.end,
    );
    colons.set(fence, Math.max(own, ...within.map(([, count]) => (count === 0 ? 0 : count + 1))));
  }
  const byStart = new Map([...colons].map(([{ region }, count]) => [region.start, count]));
  return {
    at: (start) => byStart.get(start) ?? fewest,
    edits: [...colons].flatMap(([fence, count]) => moreColons(fence, count, body)),
  };
}

function moreColons({ region, own, kind }: Fence, needed: number, body: string): TextEdit[] {
  if (kind !== "source" || needed === own) return [];
  const text = ":".repeat(needed - own);
  const last = body.lastIndexOf(":".repeat(own), region.end);
  const open = { start: region.start, end: region.start, text };
  return last > region.start ? [open, { start: last, end: last, text }] : [open];
}
