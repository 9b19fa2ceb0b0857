/** Ids, addresses and dates of docs and posts as Docusaurus makes them. */
import { posix } from "node:path";
import { withoutSlash } from "../../../schema/paths.ts";
import type { Area } from "../../source/source-file.ts";

const numberPrefix = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/;
const dateOrVersion = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$|^\d+[-_.]\d+.*$/;

/** `01-intro` → `intro` */
function stripped(name: string): string {
  return dateOrVersion.test(name) ? name : (numberPrefix.exec(name)?.[1] ?? name);
}

/** `file` is the path inside the docs folder, and the address below their root empty for the root itself; without `prefixes` numbers before names stay. */
export function docusaurusName(
  file: string,
  matter: { id?: string | undefined; slug?: string | undefined },
  prefixes = true,
): { id: string; path: string } {
  const parts = file.replace(/\.mdx?$/, "").split("/");
  const clean = prefixes ? parts.map(stripped) : parts;
  const folder = clean.slice(0, -1).join("/");
  const name = clean.at(-1) ?? "";
  const base = `/${folder}`;
  const slug =
    matter.slug === undefined
      ? isFolderPage(file)
        ? base
        : posix.join(base, matter.id === undefined ? name : matter.id)
      : posix.resolve(base, matter.slug);
  return { id: [...(folder ? [folder] : []), matter.id ?? name].join("/"), path: slug.replace(/\/+$/, "") };
}

/** `index.md` and `README.md` are the pages of their folders, and `guide/guide.md` of docs. */
export function isFolderPage(file: string, area: Area = "docs"): boolean {
  const [name, folder] = file
    .replace(/\.mdx?$/, "")
    .toLowerCase()
    .split("/")
    .reverse();
  return name === "index" || name === "readme" || (area === "docs" && name === folder);
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

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** True for a path with a name that starts with `_`: a partial, or `_category_.json`. */
export function isPartial(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("_"));
}

/** `guide/start.mdx` → `guide/start.md` */
export function asMd(path: string): string {
  return path.replace(/\.mdx$/, ".md");
}

/** `css.md/index.md` → `css-md/index.md`: names of folders in the new site do not end with the extension of pages. */
export function ownFolders(path: string): string {
  return path.replace(/\.(mdx?)(?=\/)|(?<=(?:^|\/)category)\.(yml)(?=\/)/g, "-$1$2");
}
