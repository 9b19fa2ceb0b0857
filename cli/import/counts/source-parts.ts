/**
 * Parts of a file of the source as it is written: links, headings, cells and others, by a plain parser of Markdown and a scan for tags of HTML.
 * It has no syntax of any tool and no code of the conversion, so that it sees what the conversion does not.
 */
import type { Nodes } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { refusedIn } from "../../markdown/mdast/parse.ts";
import { readerOf } from "../../markdown/mdast/readers.ts";
import { normalised } from "../../markdown/mdast/split-front-matter.ts";

/** Names by kind: of one, and of all in the report. */
export const partNames = {
  links: ["link", "Links"],
  headings: ["heading", "Headings"],
  footnotes: ["footnote", "Footnotes"],
  cells: ["cell", "Cells of tables"],
  items: ["list item", "Items of lists"],
  codeBlocks: ["block of code", "Blocks of code"],
  tags: ["tag", "Tags"],
} as const satisfies Record<string, readonly [string, string]>;

export type PartKind = keyof typeof partNames;
export const partKinds = Object.keys(partNames) as PartKind[];

/** `key` is what makes a part the same in both sites: the letters and digits of its text. */
export type Part = { kind: PartKind; key: string; text: string; line: number; url?: string | undefined };

export function keyOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "").toLowerCase();
}

export function sourceParts(source: string, file: string): Part[] {
  const { matter, mark, body: whole } = splitSource(source);
  const body = withoutUnclear(whole);
  return [...tagsIn(matter, mark), ...(/\.html?$/.test(file) ? partsOfHtml(body, 1) : partsOfMarkdown(body))];
}

/** Front matter in YAML, TOML or JSON, and the body in the same lines. */
export function splitSource(source: string): { matter: string; mark: string; body: string } {
  const text = normalised(source);
  const [head = "", mark = "", matter = "", json = ""] =
    /^(?:(---|\+\+\+)[ \t]*\n([\s\S]*?\n)??\1|(\{\s*\n[\s\S]*?\n\}))[ \t]*(?:\n|$)/.exec(text) ?? [];
  return { matter: matter || json, mark, body: blank(head) + text.slice(head.length) };
}

function partOf(kind: PartKind, text: string, line: number, url?: string): Part {
  const own = text.replace(/\s*\{[:\s]*[#.][^{}]*\}\s*$/, "");
  return { kind, key: keyOf(own), text: own.trim().replace(/\s+/g, " "), line, url };
}

/** Keeps the ends of lines alone. */
function blank(text: string): string {
  return text.replace(/[^\n]+/g, "");
}

/** Without what shows nothing in some tools: comments and statements of MDX, and what is there for old browsers. */
function withoutUnclear(text: string): string {
  return withoutLiquid(text)
    .replace(/\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, blank)
    .replace(statement, blank)
    .replace(/<(noscript|object|iframe|video|audio)\b(?:(?!<\1\b|\n\s*\n)[\s\S])*?<\/\1>/gi, blank);
}

/** Without tags of Liquid and its branches, of which some show nothing, and without blocks of MkDocs that document code. */
export function withoutLiquid(text: string): string {
  const branch =
    /\{%-?\s*(if|unless|case|for|tablerow|capture|comment)\b(?:(?!\{%-?\s*\1\b)[\s\S])*?\{%-?\s*end\1\s*-?%\}/g;
  let body = text;
  for (let before = ""; before !== body; ) {
    before = body;
    body = body.replace(branch, blank);
  }
  return body.replace(/\{%[^\n%]*%\}|^[ \t]*::: +[\w.:-]+[ \t]*$(?:\n(?:[ \t]*\n)* {4}.*)*/gm, blank);
}

/** A statement of MDX ends before a line that starts something else. */
const statement =
  /^(?:import[ \t]+(?:["'{*]|\w+[ \t,]+(?:from\b|\{))|export[ \t]+(?:const|let|function|default|async|class|[{*]))[\s\S]*?(?=\n[ \t]*\n(?![ \t})\]])|(?![\s\S]))/gm;

/** A list, or a text with commas. */
function tagsIn(matter: string, mark: string): Part[] {
  const [before, here] = matter.split(/^[ \t]*["']?tags\b/m);
  if (here === undefined) return [];
  const line = (before ?? "").split("\n").length + 1;
  try {
    const data: { tags?: unknown } | null = mark === "+++" ? parseToml(matter) : parseYaml(matter);
    const tags = typeof data?.tags === "string" ? data.tags.split(",") : data?.tags;
    const parts = (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => {
      const label = typeof tag === "object" && tag !== null && "label" in tag ? tag.label : tag;
      return /^(?:string|number)$/.test(typeof label) && `${label}`.trim() !== ""
        ? partOf("tags", `${label}`, line)
        : [];
    });
    return parts.filter(({ key }, index) => parts.findIndex((part) => part.key === key) === index);
  } catch {
    return [];
  }
}

function partsOfMarkdown(text: string): Part[] {
  if (refusedIn(text, 1)) return [];
  const names = { leaf: new Set<string>(), text: new Set<string>() };
  const root = readerOf(text, names).read(text, { directives: false, formulas: false });
  const hasIndents = /^[ \t]*(?:!!!|\?\?\?|===|:::|<[A-Z])/m.test(text);
  const parts: Part[] = [];
  const named = new Set<string>();
  const notes = new Map<string, Part>();
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    const add = (kind: PartKind, of: Nodes | Nodes[] = node) =>
      parts.push(
        partOf(kind, plainText(of, { includeHtml: false }), line, "url" in node ? node.url : undefined),
      );
    if (
      node.type === "linkReference" ||
      (node.type === "link" && (node.url !== "" || node.children.length > 0))
    )
      add("links");
    else if (node.type === "heading") add("headings");
    else if (node.type === "tableCell" && node.children.length > 0 && !belowTable.test(plainText(node)))
      add("cells");
    else if (node.type === "listItem" && !/\{:\s*toc\b/.test(plainText(node)))
      add(
        "items",
        node.children.filter(({ type }) => type !== "list"),
      );
    else if (node.type === "footnoteReference") named.add(node.identifier);
    else if (node.type === "footnoteDefinition" && !notes.has(node.identifier))
      notes.set(node.identifier, partOf("footnotes", plainText(node), line));
    else if (node.type === "code" && !/^(?:admonish\b|ad-)/.test(node.lang ?? "")) {
      const start = node.position?.start.offset ?? 0;
      if (/^(?:```|~~~)/.test(text.slice(start)) || !(hasIndents || node.value.startsWith("<")))
        add("codeBlocks");
    } else if (node.type === "html") {
      const end = node.position?.end.offset ?? 0;
      parts.push(...partsOfHtml(node.value, line, text.slice(end, end + longest)));
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return [...parts, ...[...notes].flatMap(([name, note]) => (named.has(name) ? [note] : []))];
}

/** A line below a table that Markdown takes for one of it: attributes of kramdown, the id of a block of Obsidian. */
const belowTable = /^(?:\{:.*\}|\^[\w-]+)$/;

/** Parts by the names of their tags. */
export const kindsOfTags: ReadonlyMap<string, PartKind> = new Map([
  ["a", "links"],
  ["li", "items"],
  ["dt", "items"],
  ["dd", "items"],
  ["td", "cells"],
  ["th", "cells"],
  ["pre", "codeBlocks"],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, "headings"] as const),
]);

/** Each tag of a text with what it holds, of a block of HTML that may continue in `after`. `line` is that of its start. */
function partsOfHtml(html: string, line: number, after = ""): Part[] {
  const tags =
    /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b(?:(?!<\1\b)[\s\S])*?<\/\1>|<(a|h[1-6]|li|t[dh]|pre)(?=[\s>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
  const parts: Part[] = [];
  let at = 0;
  let here = line;
  for (const { 0: whole, 2: name, 3: attributes = "", index } of html.matchAll(tags)) {
    here += html.slice(at, index).split("\n").length - 1;
    at = index;
    const tag = name?.toLowerCase();
    const [, url] = /\shref\s*=\s*["']?([^\s"'{][^\s"']*)/i.exec(attributes) ?? [];
    if (tag === undefined || (tag === "a" && url === undefined)) continue;
    const closed = new RegExp(`</${tag}\\b${tag === "li" ? "|<(?:li|[uo]l)\\b" : ""}|<t[dh]\\b`, "i");
    const from = index + whole.length;
    const [content = ""] = (html.slice(from, from + longest) + after).split(closed);
    const kind = kindsOfTags.get(tag) ?? "cells";
    if (kind !== "cells" || content.trim() !== "")
      parts.push(partOf(kind, content.replace(/<[^<>]*>/g, ""), here, url));
  }
  return parts;
}

/** Characters of an element that are compared. */
const longest = 4000;
