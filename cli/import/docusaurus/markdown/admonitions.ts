/** `:::note Title` → `:::note[Title]`, with the names and the colons that they have here. Lines stay lines. */

import { ownValue } from "../../../../schema/own-value.ts";
import { containerDirectives } from "../../../markdown/directives/directives.ts";
import { fencesIn } from "../../../markdown/mdast/fences.ts";
import type { ContainerDirective } from "../../../markdown/mdast/nodes.ts";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import type { MdxParser } from "../../mdx/parse-mdx.ts";
import { isIn, nodesIn, type Region, regionOf, regionsIn } from "../../mdx/regions.ts";

const names: Readonly<Record<string, ContainerDirective["name"]>> = {
  note: "note",
  secondary: "note",
  tip: "tip",
  success: "tip",
  info: "info",
  important: "info",
  warning: "warning",
  caution: "warning",
  danger: "danger",
};

/** A note for a name that neither Docusaurus nor this tool has. */
export function admonitionName(type: string): ContainerDirective["name"] {
  return ownValue(names, type) ?? "note";
}

const titled =
  /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*:{3,})[ \t]*([A-Za-z][\w-]*)((?:\[.*\])?(?:\{[^}]*\})?)(?:[ \t]+(\S.*?))?[ \t]*$/;

/** `admonitions` are names of admonitions that the site has added. */
export function withAdmonitionTitles(
  body: string,
  { admonitions, isMdx1, parse }: { admonitions: readonly string[]; isMdx1: boolean; parse: MdxParser },
): Admonitions {
  if (!body.includes(":::")) return { text: body, stray: [], unknown: [] };
  // To parse takes long, and most pages have nothing that could make such a line code. In MDX 1, indented lines are.
  const code = isMdx1 || mayBeInCode(body) ? regionsIn(parse(body, isMdx1 ? 1 : 3).root, "code", "html") : [];
  let offset = 0;
  const inCode = new Set<number>();
  const lines = body.split("\n").map((line, number) => {
    if (isIn(code, offset)) inCode.add(number);
    offset += line.length + 1;
    return inCode.has(number) ? line : withTitle(line, admonitions);
  });
  return nested(lines, (line) => inCode.has(line));
}

function withTitle(line: string, added: readonly string[]): string {
  const [, fence, name = "", rest = "", title] = titled.exec(line) ?? [];
  if (fence === undefined) return line;
  const isAdded = added.includes(name) && !containerDirectives.has(name);
  const own = ownValue(names, name) ?? (isAdded ? "note" : name);
  if (title !== undefined) {
    const label = rest.startsWith("[") ? rest : `[${title.replace(/\{[^}]*\}$/, "").trim()}]${rest}`;
    return `${fence}${own}${label}`;
  }
  if (own === name) return line;
  // A replaced name becomes the title, in every language, except “caution”, which has translations.
  const isTitle = (isAdded || name !== "caution") && !rest.startsWith("[");
  return `${fence}${own}${isTitle ? `[${capitalised(name)}]` : ""}${rest}`;
}

/** Keywords that the options of a plugin add: `admonitions: { keywords: ["question"] }`. */
export function admonitionKeywords(configuration: string): string[] {
  const lists = configuration.matchAll(/admonitions\s*:\s*\{[^}]*?keywords\s*:\s*\[([^\]]*)\]/g);
  return [...lists].flatMap(([, list = ""]) =>
    [...list.matchAll(/["'`]([\w-]+)["'`]/g)].flatMap(([, name]) => name ?? []),
  );
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

/** A block between its first and its last line. */
type Block = {
  name: string;
  first: number;
  last: number;
  colons: number;
  /** As many as it has, and more than any block in it. */
  needed: number;
};

type Open = Pick<Block, "name" | "first" | "colons"> & { /** The most colons in it. */ inner: number };

const opening = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\[(.*)\])?/;
const closing = /^([ \t>]*)(:{3,})[ \t]*$/;

/**
 * Blocks in one another, which may all have three colons, and lines whose colons end nothing. Lines of code have none. `colonsOf`
 * gives the most colons of what a line includes.
 */
function blocksIn(
  lines: readonly string[],
  isCode: (line: number) => boolean,
  colonsOf: (line: string) => number = () => 0,
): { blocks: Block[]; stray: number[]; colons: number } {
  const open: Open[] = [];
  const blocks: Block[] = [];
  const stray: number[] = [];
  let most = 0;
  const add = (colons: number): void => {
    const around = open.at(-1);
    if (around) around.inner = Math.max(around.inner, colons);
    most = Math.max(most, colons);
  };
  for (const [number, line] of lines.entries()) {
    if (!line.includes("::") || isCode(number)) continue;
    add(colonsOf(line));
    const [, , start, name = ""] = opening.exec(line) ?? [];
    if (start !== undefined) open.push({ name, first: number, colons: start.length, inner: 0 });
    const [, , marks] = start === undefined ? (closing.exec(line) ?? []) : [];
    if (marks === undefined) continue;
    const same = open.findLastIndex(({ colons }) => colons === marks.length);
    const index = same === -1 ? open.findLastIndex(({ colons }) => colons <= marks.length) : same;
    const block = open[index];
    if (!block) {
      stray.push(number);
      continue;
    }
    // Those in between have no end of their own.
    open.length = index;
    const { colons, inner, ...own } = block;
    const needed = inner === 0 ? colons : Math.max(colons, inner + 1);
    blocks.push({ ...own, colons, needed, last: number });
    // The blocks inside one that goes are then inside the block around it.
    add(containerDirectives.has(own.name) ? needed : inner);
  }
  return { blocks, stray, colons: most };
}

function withNeededColons(lines: readonly string[], blocks: readonly Block[]): string[] {
  const written = [...lines];
  for (const { first, last, colons, needed } of blocks.filter((block) => block.needed > block.colons))
    for (const number of [first, last])
      written[number] = lines[number]?.replace(":".repeat(colons), ":".repeat(needed)) ?? "";
  return written;
}

/** Outer blocks get more colons than those in them, a `:::` that ends nothing goes, and so do the marks of a block that only a plugin of the site knows. */
function nested(lines: readonly string[], isCode: (line: number) => boolean): Admonitions {
  const { blocks, stray } = blocksIn(lines, isCode);
  const unknown = blocks.filter(({ name }) => !containerDirectives.has(name));
  const written = withNeededColons(
    lines,
    blocks.filter((block) => !unknown.includes(block)),
  );
  for (const { first, last } of unknown) {
    const [, head = "", , , label = ""] = opening.exec(lines[first] ?? "") ?? [];
    written[first] = head + label;
    written[last] = (lines[last] ?? "").replace(closing, "$1").trimEnd();
  }
  for (const number of stray) written[number] = (lines[number] ?? "").replace(closing, "$1").trimEnd();
  return {
    text: written.join("\n"),
    stray,
    unknown: unknown.map(({ name, first }) => ({ line: first, name })),
  };
}

const included = /^[ \t>]*::include\{file=(?:"([^"]*)"|([^\s}]+))/;

/** Written blocks in one another, with as many colons as they need, and the most of them. `colonsOf` gives those of an included file. */
export function withNestedBlocks(
  text: string,
  colonsOf: (path: string) => number = () => 0,
): { text: string; colons: number } {
  if (!text.includes("::")) return { text, colons: 0 };
  const found = fencesIn(text).lines;
  const comments = text.includes("<!--") && text.includes(":::") ? commentsIn(text) : [];
  const lines = found.map((line) => line.text);
  const { blocks, colons } = blocksIn(
    lines,
    (number) => {
      const line = found[number];
      return line === undefined || line.isCode || isIn(comments, line.start);
    },
    (line) => {
      const [, quoted, bare] = included.exec(line) ?? [];
      const path = quoted ?? bare;
      return path === undefined ? 0 : colonsOf(path);
    },
  );
  return { text: withNeededColons(lines, blocks).join("\n"), colons };
}

function commentsIn(text: string): Region[] {
  const { root } = parseMarkdown(text, 1, { leaf: new Set(), text: new Set() });
  return nodesIn(root, "html").flatMap((node) =>
    node.value.startsWith("<!--") ? (regionOf(node) ?? []) : [],
  );
}
