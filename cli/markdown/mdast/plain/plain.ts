/** Body of a page → its blocks, where they are plain; the rest of them by micromark. */
import { mayDescribe } from "../syntax/description-lists.ts";
import { type Blocks, readBlocks } from "./blocks.ts";
import { endOf, linesOf, startOf } from "./lines.ts";
import type { Marks } from "./phrasing.ts";

/** Reads a text in the way of micromark; `line` is the number of its first line, `offset` where it starts in the body. */
export type ReadRest = (line: number, text: string, offset: number) => Blocks;

/** Undefined where a part of the body may say how another is read. `firstLine` is the number of the first of `lines`. */
export function readPlain(
  body: string,
  lines: readonly string[],
  firstLine: number,
  marks: Marks,
  readRest: ReadRest,
): Blocks | undefined {
  if (mayDefine(body, lines)) return undefined;
  const source = linesOf(body, lines, firstLine);
  return readBlocks(source, 0, lines.length, marks, (from, to, isLast) => {
    const start = startOf(source, from);
    // At the end of a directive, what is not closed goes on over the line ending.
    const end = isLast ? startOf(source, to) : endOf(source, to - 1);
    return readRest(firstLine + from, body.slice(start, end), start);
  });
}

/** Definitions and footnotes, description lists, and characters that the parser replaces. */
function mayDefine(body: string, lines: readonly string[]): boolean {
  if (body.includes("[^") || mayDescribe(body) || /[\0\r\uFEFF]/.test(body)) return true;
  return body.includes("]:") && lines.some((line) => /^[^\p{L}[\]]*\[.*\]:|^[^[]*\]:/u.test(line));
}
