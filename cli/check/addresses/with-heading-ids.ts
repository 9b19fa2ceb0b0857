/** Text of a page → the same with older ids behind those of its headings: `## Install` → `## Install {#install}{#set-up}`. */
import { isDeepStrictEqual } from "node:util";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { takeHeadings } from "../../markdown/headings.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";

/** The present id of a heading, and its former one. */
export type OlderId = { now: string; before: string };

/**
 * `outline` are the ids of all headings of the page. Undefined where they are not those of the text itself, as with a file that the
 * page includes, or where the edit would change more than it should.
 */
export function withHeadingIds(
  text: string,
  older: readonly OlderId[],
  outline: readonly string[],
): string | undefined {
  const headings = headingsIn(text);
  const listed = headings.filter(({ isListed }) => isListed).map(({ id }) => id);
  if (!isDeepStrictEqual(listed, outline)) return undefined;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = text.slice(mark.length).split(/(?<=\n|\r(?!\n))/);
  for (const { id, hasOwn, end } of headings) {
    const before = older.flatMap((one) => (one.now === id ? [one.before] : []));
    const line = lines[end.line - 1];
    if (before.length === 0 || line === undefined) continue;
    const added = [...(hasOwn ? [] : [id]), ...before].map((name) => `{#${name}}`).join("");
    const [start, rest] = [line.slice(0, end.column - 1), line.slice(end.column - 1)];
    lines[end.line - 1] = start + (hasOwn ? "" : " ") + added + rest;
  }
  const changed = mark + lines.join("");
  const expected = headings.map(({ id, ids }) => [
    ...ids,
    ...older.flatMap(({ now, before }) => (now === id ? [before] : [])),
  ]);
  const isDone = older.every(({ now }) => listed.includes(now));
  return isDone &&
    isDeepStrictEqual(
      headingsIn(changed).map(({ ids }) => ids),
      expected,
    )
    ? changed
    : undefined;
}

type FoundHeading = {
  id: string;
  /** The present id and the older ones. */
  ids: string[];
  /** False: it is not in the page's table of contents. */
  isListed: boolean;
  /** True: its text ends with its id. */
  hasOwn: boolean;
  /** Place in the file after the last character of its text. */
  end: { line: number; column: number };
};

/** The headings of the text alone: nothing is included, and no variable is filled in. */
function headingsIn(text: string): FoundHeading[] {
  const { body, bodyLine } = splitFile(text);
  const { root } = parseMarkdown(body, bodyLine, directiveNames([], []));
  const { ids, outline } = takeHeadings(root);
  const listed = new Set(outline.map(({ id }) => id));
  const lines = body.split("\n");
  return [...ids].flatMap(([node, { id, older }]) => {
    if (!node.position) return [];
    const { start, end } = node.position;
    // One that is underlined ends with its line.
    const line = start.line === end.line ? start.line : end.line - 1;
    const written = (lines[line - bodyLine] ?? "").replace(/([ \t]+#+)?[ \t]*$/, "");
    return {
      id,
      ids: [id, ...older],
      isListed: listed.has(id),
      hasOwn: /\{#[^\s{}#]+\}$/.test(written),
      end: { line, column: written.length + 1 },
    };
  });
}
