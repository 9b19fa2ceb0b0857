/** Ids and addresses of docs as Docusaurus makes them, and as this tool does. */
import { posix } from "node:path";
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
  return { id: [...(folder ? [folder] : []), written.id ?? name].join("/"), path: withoutSlash(slug) };
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
  return { id: [...(folder ? [folder] : []), written.id ?? name].join("/"), path: withoutSlash(slug) };
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, "");
}
