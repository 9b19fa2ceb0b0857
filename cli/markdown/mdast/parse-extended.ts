/**
 * Body of a file → mdast, by remark-parse itself: where the plugins of a site bring syntax, which tells mdast-util-from-markdown
 * what to make of it. The tree is the one of `parseMarkdown`, with the nodes of that syntax.
 */
import type { Nodes } from "mdast";
import { gfmFromMarkdown } from "mdast-util-gfm";
import remarkParse from "remark-parse";
import { type Data, unified } from "unified";
import { limits } from "../../report/limits/limits.ts";
import { type Head, type PageSyntax, type Parsed, refusedIn, syntaxOf } from "./parse.ts";
import { placeOf } from "./place.ts";
import { pageFromMarkdown } from "./syntax/from-markdown.ts";
import type { Destination } from "./tree/tree.ts";

type FromMarkdown = NonNullable<Data["fromMarkdownExtensions"]>;

/** `fromMarkdown` is what plugins have added to the processor, as `head.syntax` is. */
export function parseExtended(
  body: string,
  firstLine: number,
  names: PageSyntax,
  { head, fromMarkdown }: { head: Head; fromMarkdown: FromMarkdown },
): Parsed {
  const lines = body.split("\n");
  const refused = refusedIn(body, lines, firstLine);
  if (refused) return refused;
  const destinations: Destination[] = [];
  const root = unified()
    .use(remarkParse)
    .data({
      micromarkExtensions: [
        ...head.syntax,
        ...syntaxOf(body, lines, { line: firstLine, offset: head.text.length }, names),
      ],
      fromMarkdownExtensions: [
        // Their transforms look for bare addresses in the finished tree, where the syntax has found them.
        ...gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension),
        pageFromMarkdown(destinations),
        ...fromMarkdown,
      ],
    })
    .parse(head.text + body);
  const deep = firstBelow(root);
  if (deep) return { root, destinations, tooDeep: placeOf(deep) ?? { line: firstLine, column: 1 } };
  moveOffsets([root, destinations], head.text.length);
  return { root, destinations, tooDeep: undefined };
}

/** The first node that is nested deeper than the limit. */
function firstBelow(root: Nodes): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let depth = 0; depth < limits.nesting; depth++)
    level = level.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  return level.find((node) => "children" in node);
}

/** Offsets count from the start of the body. */
function moveOffsets(value: unknown, by: number, moved = new Set<unknown>()): void {
  if (by === 0 || typeof value !== "object" || value === null || moved.has(value)) return;
  moved.add(value);
  if ("offset" in value && typeof value.offset === "number") value.offset -= by;
  else if (isDestination(value)) {
    value.start -= by;
    value.end -= by;
  } else for (const part of Object.values(value)) moveOffsets(part, by, moved);
}

function isDestination(value: object): value is Destination {
  return "start" in value && typeof value.start === "number" && "url" in value;
}
