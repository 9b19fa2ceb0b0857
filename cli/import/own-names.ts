/** Ids, addresses, dates and titles of files under this tool's own rules. */
import { withoutSlash } from "../../schema/paths.ts";
import { resolveSlug } from "../site/slug.ts";
import { cleanName } from "../source/number-prefix.ts";

export type DocName = {
  id: string;
  /** Below the root of the docs: `/guide/start`, or empty for the root itself. */
  path: string;
};

export type Written = { id?: string | undefined; slug?: string | undefined };

/** `file` is the path inside the docs folder. */
export function ownName(file: string, written: Written): DocName {
  const parts = file
    .replace(/\.mdx?$/, "")
    .split("/")
    .map(cleanName);
  const name = parts.at(-1) ?? "";
  const folder = parts.slice(0, -1).join("/");
  const isFolderPage = /^(index|readme)$/i.test(name) || (folder !== "" && parts.at(-2) === name);
  const slug =
    written.slug === undefined
      ? isFolderPage
        ? `/${folder}`
        : `/${parts.join("/")}`
      : resolveSlug(written.slug, folder);
  return { id: [...(folder ? [folder] : []), written.id ?? name].join("/"), path: withoutSlashes(slug) };
}

export function withoutSlashes(path: string): string {
  return path.replace(/\/+$/, "");
}

/** Address under this tool's own rules: a date at the start of the file's name goes, folders stay. */
export function ownPostPath(file: string, slug: string | undefined): string {
  const parts = file
    .replace(/(\/index)?\.mdx?$/, "")
    .replace(/(\d{4}\/\d{2}\/\d{2})-(?=[^/]+$)/, "$1/")
    .split("/");
  const last = parts.pop() ?? "";
  const name = [...parts, last.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, "")].join("/");
  return withoutSlash(resolveSlug(slug ?? name, ""));
}

/** The date that this tool reads from the name. */
export function ownPostDate(file: string): string | undefined {
  const name = file.replace(/(\/index)?\.mdx?$/, "");
  const [, year, , month, day] = /(?:^|\/)(\d{4})([-/])(\d{2})\2(\d{2})[-/](?=[^/])/.exec(name) ?? [];
  return year && `${year}-${month}-${day}`;
}

/** Imports and comments may be above it. Undefined where the text starts with anything else. */
export function contentTitle(body: string): string | undefined {
  const lines = withoutComments(body).split("\n");
  const start = lines.findIndex((line) => line.trim() !== "" && !/^import\b/.test(line));
  const [first = "", next = ""] = lines.slice(start, start + 2);
  const heading =
    /^#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(first)?.[1] ?? (/^=+\s*$/.test(next) ? first : undefined);
  const text = heading
    ?.replace(/\s*\{#[\w-]+\}\s*$/, "")
    .replaceAll("`", "")
    .trim();
  return text === "" ? undefined : text;
}

/** Looks for each end once: a pattern would look again from each start that has none. */
function withoutComments(text: string): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf("<!--", at);
    const end = start === -1 ? -1 : text.indexOf("-->", start + "<!--".length);
    if (end === -1) return result + text.slice(at);
    result += text.slice(at, start);
    at = end + "-->".length;
  }
}

/** `a/b/c.md` → `a`, `a/b` */
export function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** `getting-started/index.md` → `Getting started` */
export function titleOf(path: string): string {
  const parts = path.replace(/\.\w+$/, "").split("/");
  const name = /^(index|readme|_index)$/i.test(parts.at(-1) ?? "")
    ? (parts.at(-2) ?? "Home")
    : (parts.at(-1) ?? "");
  const text = name
    .replace(/^\d+[-_. ]+(?=\p{L})/u, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1) || name;
}
