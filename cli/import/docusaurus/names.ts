/** Ids, addresses, dates and titles of docs and posts as Docusaurus makes them, and as this tool does. */
import { posix } from "node:path";
import { withoutSlash } from "../../../schema/paths.ts";
import { cleanName } from "../../site/docs/number-prefix.ts";
import { resolveSlug } from "../../site/slug.ts";

type DocName = {
  id: string;
  /** Below the root of the docs: `/guide/start`, or empty for the root itself. */
  path: string;
};

type Written = { id?: string | undefined; slug?: string | undefined };

const numberPrefix = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/;
const dateOrVersion = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$|^\d+[-_.]\d+.*$/;

/** `01-intro` → `intro` */
function stripped(name: string): string {
  return dateOrVersion.test(name) ? name : (numberPrefix.exec(name)?.[1] ?? name);
}

/** `file` is the path inside the docs folder; without `prefixes` numbers before names stay. */
export function docusaurusName(file: string, written: Written, prefixes = true): DocName {
  const parts = file.replace(/\.mdx?$/, "").split("/");
  const raw = parts.at(-1) ?? "";
  const clean = prefixes ? parts.map(stripped) : parts;
  const folder = clean.slice(0, -1).join("/");
  const name = clean.at(-1) ?? "";
  const isIndex = ["index", "readme", parts.at(-2)?.toLowerCase()].includes(raw.toLowerCase());
  const base = `/${folder}`;
  const slug =
    written.slug === undefined
      ? isIndex
        ? base
        : posix.join(base, written.id === undefined ? name : written.id)
      : posix.resolve(base, written.slug);
  return { id: [...(folder ? [folder] : []), written.id ?? name].join("/"), path: withoutSlashes(slug) };
}

/** The name of a file under this tool's own rules. */
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

function withoutSlashes(path: string): string {
  return path.replace(/\/+$/, "");
}

type PostName = {
  /** `2021-09-03`, or undefined where the name has none. */
  date: string | undefined;
  /** The address below the root of the blog. */
  path: string;
};

const dated = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

export function docusaurusPost(file: string, slug: string | undefined): PostName {
  const [, folder = "", day, text = ""] = dated.exec(file) ?? [];
  const date = day
    ?.split(/[-/]/)
    .map((part) => part.padStart(2, "0"))
    .join("-");
  const named =
    day === undefined
      ? `/${file.replace(/(\/index)?\.mdx?$/, "")}`
      : `/${day.replaceAll("-", "/")}/${folder}${text}`;
  const path = slug === undefined ? named : slug.startsWith("/") ? slug : `/${slug}`;
  return { date, path: withoutSlash(path.replace(/\/{2,}/g, "/")) };
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
  const lines = body.replace(/<!--[\s\S]*?-->/g, "").split("\n");
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
