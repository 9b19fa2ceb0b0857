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
export type Part = { kind: PartKind; key: string; text: string; line: number };

export function keyOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "").toLowerCase();
}

export function sourceParts(source: string, file: string): Part[] {
  const text = normalised(source);
  const [head = "", mark = "", matter = ""] =
    /^(---|\+\+\+)[ \t]*\n([\s\S]*?\n)??\1[ \t]*(?:\n|$)/.exec(text) ?? [];
  const body = withoutUnclear(blank(head) + text.slice(head.length), /\.mdx?$/.test(file));
  return [
    ...tagsIn(matter, mark),
    ...(/\.html?$/.test(file) ? partsOfHtml(body, 0, body.length) : partsOfMarkdown(body)),
  ];
}

function partOf(kind: PartKind, text: string, line: number): Part {
  return { kind, key: keyOf(text), text: text.trim().replace(/\s+/g, " "), line };
}

/** In the same lines. */
function blank(text: string): string {
  return text.replace(/[^\n]+/g, "");
}

/** Branches of Liquid, of which some show nothing, comments of MDX, and statements of it up to a line that is no part of them. */
function withoutUnclear(text: string, hasCode: boolean): string {
  let body = hasCode
    ? text
        .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
        .replace(/^(?:import|export)[ \t{*][\s\S]*?(?=\n[ \t]*\n(?![ \t})\]])|(?![\s\S]))/gm, blank)
    : text;
  const branch =
    /\{%-?\s*(if|unless|case|for|tablerow|capture|comment)\b(?:(?!\{%-?\s*\1\b)[\s\S])*?\{%-?\s*end\1\s*-?%\}/g;
  for (let before = ""; before !== body; ) {
    before = body;
    body = body.replace(branch, blank);
  }
  return body;
}

/** A list, or a text with commas. */
function tagsIn(matter: string, mark: string): Part[] {
  const [before, here] = matter.split(/^[ \t]*["']?tags\b/m);
  if (here === undefined) return [];
  const line = (before ?? "").split("\n").length + 1;
  try {
    const data: { tags?: unknown } | null = mark === "---" ? parseYaml(matter) : parseToml(matter);
    const tags = typeof data?.tags === "string" ? data.tags.split(",") : data?.tags;
    const parts = (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => {
      const label = typeof tag === "object" && tag !== null && "label" in tag ? tag.label : tag;
      return /^(?:string|number)$/.test(typeof label) && `${label}`.trim() !== ""
        ? partOf("tags", `${label}`, line)
        : [];
    });
    return [...new Map(parts.map((part) => [part.key, part])).values()];
  } catch {
    return [];
  }
}

function partsOfMarkdown(text: string): Part[] {
  if (refusedIn(text, 1)) return [];
  const names = { leaf: new Set<string>(), text: new Set<string>() };
  const root = readerOf(text, names).read(text, { directives: false, formulas: false });
  const hasIndents = /^[ \t]*(?:!!!|\?\?\?|===|:::|\/\/\/|<[A-Z])/m.test(text);
  const parts: Part[] = [];
  const named = new Set<string>();
  const notes = new Set<string>();
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    const add = (kind: PartKind, of: Nodes | Nodes[] = node) =>
      parts.push(partOf(kind, plainText(of, { includeHtml: false }), line));
    if (node.type === "link" || node.type === "linkReference") add("links");
    else if (node.type === "heading") add("headings");
    else if (node.type === "tableCell" && node.children.length > 0) add("cells");
    else if (node.type === "listItem")
      add(
        "items",
        node.children.filter(({ type }) => type !== "list"),
      );
    else if (node.type === "footnoteReference") named.add(node.identifier);
    else if (node.type === "footnoteDefinition" && !notes.has(node.identifier)) {
      notes.add(node.identifier);
      add("footnotes");
    } else if (node.type === "code") {
      const start = node.position?.start.offset ?? 0;
      if (/^(?:```|~~~)/.test(text.slice(start)) || !(hasIndents || node.value.startsWith("<")))
        add("codeBlocks");
    } else if (node.type === "html")
      parts.push(...partsOfHtml(text, node.position?.start.offset ?? 0, node.position?.end.offset ?? 0));
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return parts;
}

const kindOfTag = (tag: string): PartKind =>
  tag === "a"
    ? "links"
    : tag === "li"
      ? "items"
      : tag === "pre"
        ? "codeBlocks"
        : tag.startsWith("h")
          ? "headings"
          : "cells";

/** The tags between two offsets, each with the text up to where it is closed. */
function partsOfHtml(text: string, start: number, end: number): Part[] {
  const tags =
    /<!--[\s\S]*?(?:-->|$)|<(script|style|template|svg)\b[\s\S]*?<\/\1>|<(a|h[1-6]|li|t[dh]|pre)(?=[\s>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
  return [...text.slice(start, end).matchAll(tags)].flatMap(
    ({ 0: whole, 2: name, 3: attributes = "", index }) => {
      const tag = name?.toLowerCase();
      if (tag === undefined || (tag === "a" && !/\shref\s*=\s*["']?[^\s"'{]/i.test(attributes))) return [];
      const at = start + index + whole.length;
      const closed = new RegExp(`</${tag}\\b${tag === "li" ? "|<(?:li|[uo]l)\\b" : ""}|<t[dh]\\b`, "i");
      const [content = ""] = text.slice(at, at + 4000).split(closed);
      const part = partOf(
        kindOfTag(tag),
        content.replace(/<[^<>]*>/g, ""),
        text.slice(0, start + index).split("\n").length,
      );
      return part.kind === "cells" && content.trim() === "" ? [] : part;
    },
  );
}
