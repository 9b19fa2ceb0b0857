/** Comments that mark lines of code (`// highlight-next-line`) → numbers on the fence (`{2,4-6}`). */
import type { Code } from "mdast";
import { lineEnd, type TextEdit } from "../../mdx/edits.ts";
import { regionOf } from "../../mdx/regions.ts";

const comment =
  /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--|--|%|;|rem\b)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;

export function markedLines(code: Code, body: string): TextEdit[] {
  const region = regionOf(code);
  if (!region || !code.value.includes("highlight-") || !/^[`~]{3}/.test(body.slice(region.start))) return [];
  const edits: TextEdit[] = [];
  const marked: number[] = [];
  let number = 0;
  let inside = false;
  let next = false;
  const first = lineEnd(body, region.start);
  for (let at = first + 1; at < region.end; at = lineEnd(body, at) + 1) {
    const end = lineEnd(body, at);
    const [, kind] = comment.exec(body.slice(at, end).replace(/^[ \t>]*/, "")) ?? [];
    if (kind !== undefined) {
      edits.push({ start: at, end: end + 1, text: "" });
      if (kind === "next-line") next = true;
      else inside = kind === "start";
      continue;
    }
    number++;
    if (next || inside) marked.push(number);
    next = false;
  }
  if (edits.length === 0 || /\{[\d,\s-]+\}/.test(code.meta ?? "")) return edits;
  return [...edits, { start: first, end: first, text: `${code.lang ? "" : "text"} {${ranges(marked)}}` }];
}

/** `2, 3, 4, 7` → `2-4,7` */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}
