/** Files and folders that nothing reads: without a finding, which says where they belong, only visitors would miss them. */
import { posix } from "node:path";
import { languageTag } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import type { Target, Targets } from "../site/references.ts";
import { configurationFileFor } from "../source/other-tools/names.ts";
import type { UnreadEntry } from "../source/unread-entries.ts";

type PlaceForFile = { expected: string; nearest?: string | undefined };

/** Names of configuration files, and the folder of each. */
const configuration: ReadonlyMap<string, "content" | "locale" | "docs"> = new Map([
  ["site", "content"],
  ["sidebars", "content"],
  ["authors", "content"],
  ["tags", "content"],
  ["category", "docs"],
  ["strings", "locale"],
  ["variables", "locale"],
  ["glossary", "locale"],
  ["synonyms", "locale"],
  ["terms", "locale"],
  ["search-tests", "locale"],
]);

const markdown = /\.(md|mdx|markdown|mdown|mkdn?|mdwn|mdtext|markdn|mkdown)$/i;
const page = /\.md$/;
const withTextEnding = /\.md\.(txt|text)$/i;
const otherMarkup = /\.(rst|adoc|asciidoc|textile|org|wiki|html?|docx?|odt|rtf|tex|ipynb)$/i;
const settings = /\.(ya?ml|json|jsonc|json5|toml|[cm]?[jt]s)$/i;
/** Other files may hold data under any name: of those only the exact names count. */
const isYaml = /\.ya?ml$/i;
const served = [
  "public",
  "assets",
  "asset",
  "images",
  "image",
  "img",
  "media",
  "files",
  "fonts",
  "css",
  "js",
  "uploads",
  "downloads",
  "pictures",
];

const places =
  "docs, blog or pages in the folder of a language, or static, for files that are served unchanged";

function placeForEntry(entry: UnreadEntry, locales: readonly string[]): PlaceForFile | undefined {
  const { path, isFolder, isOrHasArea } = entry;
  const [first = "", ...rest] = path.split("/");
  const name = posix.basename(path);
  if (!isFolder && name.startsWith("."))
    return {
      expected: "a name without a dot at its start",
      nearest: posix.join(posix.dirname(path), name.slice(1)),
    };
  const source = locales[0] ?? "en";
  if (/^versions(-|$)/.test(first))
    return { expected: "sidebars.yml alone; docs of a version are in the folders of languages" };
  const locale = rest.length > 0 ? first : undefined;
  // Reported as a folder of pages.
  if (locale === undefined && isFolder && isOrHasArea) return undefined;
  return isFolder
    ? placeForFolder(entry, locale, source, locales)
    : placeForLoose(path, locale ?? source, locale !== undefined);
}

function placeForFolder(
  { path, hasPages }: UnreadEntry,
  locale: string | undefined,
  source: string,
  locales: readonly string[],
): PlaceForFile | undefined {
  const name = posix.basename(path);
  if (served.includes(name.toLowerCase()) || name === "static")
    return {
      expected: "static, for files that are served unchanged",
      nearest: /^(public|static|assets?)$/i.test(name) ? "static" : `static/${name}`,
    };
  const area = areaLike(name);
  if (area !== undefined)
    return {
      expected: "docs, blog or pages in the folder of a language",
      nearest: `${locale ?? source}/${area}`,
    };
  if (locale !== undefined)
    return hasPages
      ? {
          expected: `docs, blog or pages in the folder of a language, or “name: ${name}” in docs.sets of site.yml`,
          nearest: `${locale}/docs/${name}`,
        }
      : { expected: places, nearest: nearestIn(locale, name) };
  if (languageTag.test(name) && (name.length === 2 || name.includes("-")))
    return {
      expected: "an entry in locales of site.yml, and docs, blog or pages in it",
      nearest: nearest(name, locales),
    };
  return {
    expected: places,
    nearest:
      nearest(name, ["static", "components", "versions", ...locales]) ??
      (hasPages ? `${source}/docs/${name}` : undefined),
  };
}

/** `doc`, `Docs`, `posts` … */
function areaLike(name: string): string | undefined {
  const known: ReadonlyMap<string, string> = new Map([
    ["post", "blog"],
    ["posts", "blog"],
    ["_posts", "blog"],
    ["news", "blog"],
    ["articles", "blog"],
  ]);
  return (
    known.get(name.toLowerCase()) ?? (name === "docs" ? undefined : nearest(name, ["docs", "blog", "pages"]))
  );
}

function nearestIn(locale: string, name: string): string | undefined {
  const meant = nearest(name, ["versions"]);
  return meant && `${locale}/${meant}`;
}

/** A file beside the folders that are read. */
function placeForLoose(path: string, locale: string, isInLocale: boolean): PlaceForFile {
  const name = posix.basename(path);
  const known = configurationFor(name, locale, isInLocale);
  if (known && known !== path) return { expected: homeOf(known), nearest: known };
  if (/\.(css|scss|less|sass)$/i.test(name))
    return { expected: "theme.css, or a file in static", nearest: "theme.css" };
  if (markdown.test(name) || withTextEnding.test(name)) {
    const target = `${locale}/pages/${stemOf(name)}.md`;
    return { expected: `docs, blog or pages in ${locale}`, nearest: target };
  }
  return { expected: "static, for files that are served unchanged", nearest: `static/${name}` };
}

/** Markdown under other names. A folder of Markdown holds other files for other programs. */
export function misnamedPages(files: { keys(): Iterable<string> }): Map<string, undefined> {
  const all = [...files.keys()].filter(
    (path) => !page.test(path) && (markdown.test(path) || withTextEnding.test(path)),
  );
  return new Map(all.map((path) => [path, undefined]));
}

/**
 * Suggests a place for a file in docs, blog or pages. Pictures and downloads that no page refers to may stay. `described`: folders that have a
 * `category.yml`.
 */
function placeForFile(path: string, described: { has(folder: string): boolean }): PlaceForFile | undefined {
  const folder = posix.dirname(path);
  const name = posix.basename(path);
  if (name === "_index.md")
    return { expected: "index.md for the page of a folder", nearest: `${folder}/index.md` };
  const known =
    settings.test(name) || /^(summary|_sidebar)\.md$/i.test(name) ? inArea(path, described) : undefined;
  if (known) return known;
  const [locale = ""] = path.split("/");
  if (page.test(name) && posix.basename(folder) === "_posts")
    return {
      expected: "posts in blog, with names that do not start with _",
      nearest: `${locale}/blog/${name}`,
    };
  if (path.split("/").some((part) => part.startsWith("_"))) return undefined;
  if ((markdown.test(name) && !page.test(name) && !/\.mdx$/.test(name)) || withTextEnding.test(name))
    return { expected: "a name that ends in .md", nearest: `${folder}/${stemOf(name)}.md` };
  return otherMarkup.test(name)
    ? { expected: "Markdown in a file that ends in .md, or a file in static" }
    : undefined;
}

function inArea(path: string, described: { has(folder: string): boolean }): PlaceForFile | undefined {
  const [locale = "", area] = path.split("/");
  const name = posix.basename(path);
  const target = configurationFor(name, locale, false);
  if (target === undefined) return undefined;
  if (posix.basename(target) !== "category.yml") return { expected: homeOf(target), nearest: target };
  if (area === "blog" || area === "pages")
    return { expected: "no such file here: only folders of docs have a category.yml" };
  const folder = posix.dirname(path);
  if (described.has(folder))
    return { expected: "only category.yml, which this folder has: move keys there, or delete this file" };
  return { expected: "category.yml", nearest: `${folder}/category.yml` };
}

/** The configuration file that was meant, with its folder; undefined where the name is like that of no such file. */
function configurationFor(name: string, locale: string, isInLocale: boolean): string | undefined {
  if (/^_(redirects|headers)$/.test(name)) return `static/${name}`;
  if (!settings.test(name) && !/^(summary|_sidebar|toc)\.md$/i.test(name)) return undefined;
  const stem = name.replace(/\.[^.]+$/, "").toLowerCase();
  const meant =
    configurationFileFor(stem) ??
    (isYaml.test(name)
      ? nearest(stem, [...configuration.keys()])
      : [...configuration.keys()].find((own) => own === stem));
  if (meant === undefined) return undefined;
  const where = configuration.get(meant);
  const file = `${meant}.yml`;
  if (where === "docs") return `${locale}/docs/${file}`;
  return where === "locale" || (isInLocale && where === undefined) ? `${locale}/${file}` : file;
}

/** The folder in which such a configuration file is read, as text. */
function homeOf(file: string): string {
  const name = posix.basename(file);
  if (file.startsWith("static/")) return `${name} in static`;
  const where = configuration.get(name.replace(/\.yml$/, ""));
  if (where === "docs") return `${name} in a folder of docs`;
  return where === "locale" ? `${name} in the folder of a language` : `${name} in the content folder itself`;
}

/** `a.markdown`, `a.md.txt` → `a`. */
function stemOf(name: string): string {
  return name.replace(withTextEnding, "").replace(markdown, "");
}

type UnreadInputs = {
  unread: readonly UnreadEntry[];
  /** Files that pages may refer to, by path. */
  files: { keys(): Iterable<string> };
  /** Files that pages include. */
  included: ReadonlySet<string>;
  targets: Targets;
  locales: readonly string[];
  /** Categories by the folder that has a `category.yml`. */
  categories: { has(folder: string): boolean };
};

export function checkUnreadFiles(inputs: UnreadInputs): Finding[] {
  const { unread, files, included, targets, locales, categories } = inputs;
  const isIncluded = ({ path, isFolder }: UnreadEntry) =>
    isFolder ? [...included].some((file) => file.startsWith(`${path}/`)) : included.has(path);
  const entries = unread.flatMap((entry): Finding[] => {
    const place = isIncluded(entry) ? undefined : placeForEntry(entry, locales);
    return place ? [unreadFinding(entry.path, entry.isFolder ? "folder" : "file", place)] : [];
  });
  const downloads = new Set([...targets.values()].flatMap((own) => [...own.values()].flatMap(fileOf)));
  const others = [...files.keys()].flatMap((path): Finding[] => {
    const place =
      path.startsWith("static/") || included.has(path) ? undefined : placeForFile(path, categories);
    return place && !downloads.has(path) ? [unreadFinding(path, "file", place)] : [];
  });
  return [...entries, ...others];
}

function fileOf(target: Target): string[] {
  return target.kind === "file" ? [target.path] : [];
}

function unreadFinding(
  file: string,
  what: "file" | "folder",
  { expected, nearest }: { expected: string; nearest?: string | undefined },
): Finding {
  return { rule: "file-is-read", file, message: `twsite does not read this ${what}`, expected, nearest };
}
