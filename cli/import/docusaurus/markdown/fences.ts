/** Fences of code: those that hide MDX, marks of lines, and what plugins of Docusaurus make of them. */
import type { Code } from "mdast";
import { applyEdits, lineEnd, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { parseMdx } from "../../mdx/parse-mdx.ts";
import { nodesIn, regionOf } from "../../mdx/regions.ts";
import type { Note } from "../../note.ts";

/** Fences of `mdx-code-block`, which hide MDX from tools for translation → what they hold. Lines stay lines. */
export function withoutMdxFences(body: string): string {
  if (!body.includes("mdx-code-block")) return body;
  const { root } = parseMdx(body, 1, { mdx: 3, hasFormulas: false });
  const edits = nodesIn(root, "code").flatMap((code): TextEdit[] => {
    const region = code.lang === "mdx-code-block" ? regionOf(code) : undefined;
    if (!region) return [];
    const last = lineStart(body, region.end);
    return [
      { start: region.start, end: lineEnd(body, region.start), text: "" },
      ...(last > region.start ? [{ start: last, end: region.end, text: "" }] : []),
    ];
  });
  return applyEdits(body, edits);
}

const comment =
  /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--|--|%|;|rem\b)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;

/** Comments that mark lines of code (`// highlight-next-line`) → numbers on the fence (`{2,4-6}`). */
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

/** Fences that plugins of Docusaurus make more of: what they are here. */
export function fenceLosses({ meta }: Code): Pick<Note, "cause" | "message">[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  if (!/(^|\s)live(\s|$)/.test(words)) return [];
  return [{ cause: "live-code", message: "“live” is not imported: the code is shown and does not run" }];
}
