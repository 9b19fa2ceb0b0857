/** `:::note Title` → `:::note[Title]`, with the names and the colons that they have here. Lines stay lines. */

import { ownValue } from "../../../../schema/own-value.ts";
import { containerDirectives } from "../../../markdown/directives/directives.ts";
import type { ContainerDirective } from "../../../markdown/mdast/nodes.ts";
import type { MdxParser } from "../../mdx/parse-mdx.ts";
import { isIn, regionsIn } from "../../mdx/regions.ts";

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
  return nested(lines, inCode);
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
  if (body.includes("<!--")) return true;
  let open: string | undefined;
  for (const line of body.split("\n")) {
    const [, fence = "", rest = ""] = fenceLine.exec(line) ?? [];
    if (open === undefined) open = fence === "" || rest.includes("`") ? undefined : fence;
    else if (fence.startsWith(open) && rest.trim() === "") open = undefined;
    else if (line.includes(":::")) return true;
  }
  return open !== undefined;
}

const fenceLine = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

export type Admonitions = {
  text: string;
  /** Numbers, from 0, of lines whose colons ended nothing. */
  stray: number[];
  /** Lines and names of blocks without a counterpart here. */
  unknown: { line: number; name: string }[];
};

type Open = { line: number; name: string; colons: number; needed: number };

const opening = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\[(.*)\])?/;
const closing = /^([ \t>]*)(:{3,})[ \t]*$/;

/**
 * Admonitions in one another that all have three colons, as some write them: the outer ones get more, since the first
 * `:::` would end them. A `:::` that ends nothing goes, and so do the marks of a block that only a plugin of the site knows.
 */
function nested(lines: readonly string[], inCode: ReadonlySet<number>): Admonitions {
  const open: Open[] = [];
  const written = [...lines];
  const stray: number[] = [];
  const unknown: Admonitions["unknown"] = [];
  const end = (block: Open, number: number, line: string): void => {
    const around = open.at(-1);
    const first = lines[block.line] ?? "";
    if (!containerDirectives.has(block.name)) {
      unknown.push({ line: block.line, name: block.name });
      const [, head = "", , , label = ""] = opening.exec(first) ?? [];
      written[block.line] = head + label;
      written[number] = line.replace(closing, "$1").trimEnd();
      // The blocks inside it are now inside the block around it.
      if (around && block.needed > block.colons) around.needed = Math.max(around.needed, block.needed);
      return;
    }
    if (around) around.needed = Math.max(around.needed, block.needed + 1);
    if (block.needed === block.colons) return;
    const colons = ":".repeat(block.needed);
    written[block.line] = first.replace(/:{3,}/, colons);
    written[number] = line.replace(/:{3,}/, colons);
  };
  for (const [number, line] of lines.entries()) {
    if (!line.includes(":::") || inCode.has(number)) continue;
    const [, , start, name = ""] = opening.exec(line) ?? [];
    if (start !== undefined) open.push({ line: number, name, colons: start.length, needed: start.length });
    const [, , marks] = start === undefined ? (closing.exec(line) ?? []) : [];
    if (marks === undefined) continue;
    const same = open.findLastIndex(({ colons }) => colons === marks.length);
    const index = same === -1 ? open.findLastIndex(({ colons }) => colons <= marks.length) : same;
    const block = open[index];
    if (!block) {
      stray.push(number);
      written[number] = line.replace(closing, "$1").trimEnd();
      continue;
    }
    // Those in between have no end of their own.
    open.length = index;
    end(block, number, line);
  }
  return { text: written.join("\n"), stray, unknown };
}
