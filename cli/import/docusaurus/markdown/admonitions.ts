/** `:::note Title` → `:::note[Title]`, with the names and the colons that they have here. Lines stay lines. */

import { blocksIn, closing, opening, withNeededColons } from "../../../markdown/conversion/nested-blocks.ts";
import { directiveAt } from "../../../markdown/directives/directives.ts";
import { fencesIn } from "../../../markdown/mdast/fences.ts";
import { lines as syntax } from "../../../source/other-tools/declared-lines.ts";
import { noteFor } from "../../../source/other-tools/names.ts";
import type { MdxParser } from "../../mdx/parse-mdx.ts";
import { isIn, regionsIn } from "../../mdx/running-text.ts";

/** A note for a name that no tool has. */
export function admonitionName(type: string): string {
  return noteFor(type) ?? "note";
}

export function withAdmonitionTitles(body: string, { parse }: { parse: MdxParser }): Admonitions {
  if (!body.includes(":::")) return { text: body, stray: [], unknown: [] };
  // To parse takes long, and most pages have nothing that could make such a line code.
  const code = mayBeInCode(body) ? regionsIn(parse(body).root, "code", "html") : [];
  let offset = 0;
  const inCode = new Set<number>();
  const lines = body.split("\n").map((line, number) => {
    if (isIn(code, offset)) inCode.add(number);
    offset += line.length + 1;
    return inCode.has(number) ? line : withTitle(line);
  });
  return nested(lines, (line) => inCode.has(line));
}

function withTitle(line: string): string {
  const [, fence, name = "", rest = "", title] = syntax.docusaurusBlock.exec(line) ?? [];
  if (fence === undefined) return line;
  const own = directiveAt("block", name) ? name : (noteFor(name) ?? name);
  if (title !== undefined) {
    const attributes = /\{[^}]*\}$/.exec(title)?.[0] ?? "";
    const id = rest.includes("{") ? undefined : /#[^\s#.}]+/.exec(attributes)?.[0];
    const label = `[${title.slice(0, title.length - attributes.length).trim()}]`;
    if (!rest.startsWith("[")) return `${fence}${own}${label}${rest}${id ? `{${id}}` : ""}`;
    return `${fence}${own}${rest}`;
  }
  if (own === name) return line;
  // A replaced name becomes the title, in every language, except “caution”, which has translations.
  const isTitle = name !== "caution" && !rest.startsWith("[");
  return `${fence}${own}${isTitle ? `[${capitalised(name)}]` : ""}${rest}`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

/** False: no line with colons is in a fence or a comment, as far as the lines tell. */
function mayBeInCode(body: string): boolean {
  const { lines, isLastOpen } = fencesIn(body);
  const isHeld = lines.some(({ text, isCode }) => isCode && text.includes(":::"));
  return isHeld || isLastOpen || body.includes("<!--");
}

export type Admonitions = {
  text: string;
  /** Numbers, from 0, of lines whose colons ended nothing. */
  stray: number[];
  /** Lines and names of blocks without a counterpart here. */
  unknown: { line: number; name: string }[];
};

/** Outer blocks get more colons than those in them, a `:::` that ends nothing goes, and so do the marks of a block that only a plugin of the site knows. */
function nested(lines: readonly string[], isCode: (line: number) => boolean): Admonitions {
  const { blocks, stray } = blocksIn(lines, isCode);
  const unknown = blocks.filter(({ name }) => !directiveAt("block", name));
  const result = withNeededColons(
    lines,
    blocks.filter((block) => !unknown.includes(block)),
  );
  for (const { first, last } of unknown) {
    const [, head = "", , , label = ""] = opening.exec(lines[first] ?? "") ?? [];
    result[first] = head + label;
    result[last] = (lines[last] ?? "").replace(closing, "$1").trimEnd();
  }
  for (const number of stray) result[number] = (lines[number] ?? "").replace(closing, "$1").trimEnd();
  return {
    text: result.join("\n"),
    stray,
    unknown: unknown.map(({ name, first }) => ({ line: first, name })),
  };
}
