/** Files and folders that nothing reads: without a finding, which says where they belong, only visitors would miss them. */
import { posix } from "node:path";
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

const page = /\.md$/;
const misnamed = /\.(mdx|markdown|mdown|mkdn?|mdwn|mdtext|markdn|mkdown|md\.txt|md\.text|Md|mD|MD)$/;
const otherMarkup = /\.(rst|adoc|asciidoc|textile|org|wiki|html?|docx?|odt|rtf|tex|ipynb)$/i;
const settings = /\.(ya?ml|json|jsonc|json5|toml|[cm]?[jt]s)$/i;
/** Other files may hold data under any name: of those only the exact names count. */
const isYaml = /\.ya?ml$/i;
const served = /^(static|public|assets?|images?|img|media|files|fonts|css|js|uploads|downloads|pictures)$/i;
const places =
  "docs, blog or pages in the folder of a language, or static, for files that are served unchanged";

/** A file or a folder beside those that are read. */
function placeForEntry(
  { path, isFolder, isOrHasArea, hasPages }: UnreadEntry,
  [source = "en", ...others]: readonly string[],
): PlaceForFile | undefined {
  const [first = "", ...rest] = path.split("/");
  const name = posix.basename(path);
  const locale = rest.length > 0 ? first : source;
  if (isFolder) {
    // Reported as a folder of pages.
    if (rest.length === 0 && isOrHasArea) return undefined;
    const kept = name.replace(/^_?(posts?|news|articles)$/i, "blog");
    const area = kept === "docs" ? undefined : nearest(kept, ["docs", "blog", "pages"]);
    const own = rest.length > 0 ? [] : ["static", "components", "versions", source, ...others];
    const meant = served.test(name) ? "static" : area ? `${locale}/${area}` : nearest(name, own);
    return { expected: places, nearest: meant ?? (hasPages ? `${locale}/docs/${name}` : undefined) };
  }
  if (name.startsWith(".")) return { expected: "a name without a dot at its start" };
  const known = configurationFor(name, locale, rest.length > 0);
  if (known !== undefined && known !== path) return { expected: "a place where it is read", nearest: known };
  const isPage = page.test(name) || misnamed.test(name);
  const meant = isPage ? `${locale}/pages/${stemOf(name)}.md` : `static/${name}`;
  return { expected: places, nearest: meant };
}

/** Markdown under other names. A folder of Markdown holds other files for other programs. */
export function misnamedPages(files: { keys(): Iterable<string> }): Map<string, undefined> {
  return new Map([...files.keys()].filter((path) => misnamed.test(path)).map((path) => [path, undefined]));
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
  const [locale = "", area] = path.split("/");
  const known = configurationFor(name, locale, false);
  if (known !== undefined && posix.basename(known) !== "category.yml")
    return { expected: "a place where it is read", nearest: known };
  if (known !== undefined)
    return {
      expected: "one category.yml in each folder of docs, and none elsewhere",
      nearest: area === "docs" && !described.has(folder) ? `${folder}/category.yml` : undefined,
    };
  if (page.test(name) && posix.basename(folder) === "_posts")
    return { expected: "a folder whose name does not start with _", nearest: `${locale}/blog/${name}` };
  if (path.split("/").some((part) => part.startsWith("_"))) return undefined;
  if (misnamed.test(name) && !/\.mdx$/.test(name))
    return { expected: "a name that ends in .md", nearest: `${folder}/${stemOf(name)}.md` };
  return otherMarkup.test(name)
    ? { expected: "Markdown in a file that ends in .md, or a file in static" }
    : undefined;
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

/** `a.markdown`, `a.md.txt` → `a`. */
function stemOf(name: string): string {
  return name.replace(misnamed, "").replace(page, "");
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
    // Descriptions of APIs name their own files, which may be a tags.yml.
    const isOfFolder = path.startsWith("static/") || path.startsWith("apis/");
    const place = isOfFolder || included.has(path) ? undefined : placeForFile(path, categories);
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
