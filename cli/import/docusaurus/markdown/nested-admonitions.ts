/**
 * Admonitions in one another that all have three colons, as some write them: the outer ones get more, since the first
 * `:::` would end them. A `:::` that ends nothing goes, and so do the marks of a block that only a plugin of the site knows.
 * Lines stay lines.
 */

export type NestedAdmonitions = {
  text: string;
  /** Numbers, from 0, of lines whose colons ended nothing. */
  stray: number[];
  /** Lines and names of blocks without a counterpart here. */
  unknown: { line: number; name: string }[];
};

type Open = { line: number; name: string; colons: number; needed: number };

const opening = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\[(.*)\])?/;
const closing = /^([ \t>]*)(:{3,})[ \t]*$/;

/** `isCode` tells lines between fences of code, `isKnown` names of blocks. */
export function nestedAdmonitions(
  text: string,
  isCode: (line: number) => boolean,
  isKnown: (name: string) => boolean,
): NestedAdmonitions {
  const lines = text.split("\n");
  const open: Open[] = [];
  const written = new Map<number, string>();
  const stray: number[] = [];
  const unknown: NestedAdmonitions["unknown"] = [];
  const raise = (number: number, colons: number) =>
    written.set(number, (lines[number] ?? "").replace(/:{3,}/, ":".repeat(colons)));
  const end = (block: Open, number: number): void => {
    const around = open.at(-1);
    if (!isKnown(block.name)) {
      unknown.push({ line: block.line, name: block.name });
      const [, head = "", , , label = ""] = opening.exec(lines[block.line] ?? "") ?? [];
      written.set(block.line, head + label);
      written.set(number, (lines[number] ?? "").replace(closing, "$1").trimEnd());
      // The blocks inside it are now inside the block around it.
      if (around && block.needed > block.colons) around.needed = Math.max(around.needed, block.needed);
      return;
    }
    if (around) around.needed = Math.max(around.needed, block.needed + 1);
    if (block.needed === block.colons) return;
    raise(block.line, block.needed);
    raise(number, block.needed);
  };
  lines.forEach((line, number) => {
    if (!line.includes(":::") || isCode(number)) return;
    const [, , start, name = ""] = opening.exec(line) ?? [];
    if (start !== undefined) {
      open.push({ line: number, name, colons: start.length, needed: start.length });
      return;
    }
    const [, , marks] = closing.exec(line) ?? [];
    if (marks === undefined) return;
    const same = open.findLastIndex(({ colons }) => colons === marks.length);
    const index = same === -1 ? open.findLastIndex(({ colons }) => colons <= marks.length) : same;
    const block = open[index];
    if (!block) {
      stray.push(number);
      written.set(number, line.replace(closing, "$1").trimEnd());
      return;
    }
    // Those in between have no end of their own.
    open.length = index;
    end(block, number);
  });
  return { text: lines.map((line, number) => written.get(number) ?? line).join("\n"), stray, unknown };
}
