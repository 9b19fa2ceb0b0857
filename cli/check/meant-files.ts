/** Text that names a file as another tool does → the link or the include that names it here, where the site has exactly one such file. */
import { posix } from "node:path";
import { slug } from "github-slugger";
import { grouped } from "../../schema/grouped.ts";
import type { Finding, Meant } from "../report/finding.ts";

type Files = {
  /** The ids of pages, by path from the content folder. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** All other files, by path. */
  files: { has(path: string): boolean };
};

/** Pages by language and name in small letters: `en/page.md`. */
type Site = Files & { named: ReadonlyMap<string, readonly string[]> };

/** Findings with a correction for each text whose file is known; the others of the page are a finding of their own. */
export function withMeantFiles(findings: readonly Finding[], given: Files): Finding[] {
  if (!findings.some(({ meant }) => meant)) return [...findings];
  const site = { ...given, named: grouped([...given.pages.keys()], keyOf) };
  return findings.flatMap(({ meant, ...finding }): Finding[] => {
    if (!meant) return [finding];
    const known: Meant[] = [];
    const fix = meant.flatMap((each) => {
      const text = textFor(each.written, finding.file, site);
      if (text === undefined) return [];
      known.push(each);
      return [{ start: each.start, end: each.end, text }];
    });
    const left = meant.filter((each) => !known.includes(each));
    return [
      ...(known.length > 0 ? [{ ...about(finding, known), fix }] : []),
      ...(left.length > 0 ? [about(finding, left)] : []),
    ];
  });
}

function about(finding: Finding, [first, ...others]: readonly Meant[]): Finding {
  if (!first) return finding;
  const times = others.length > 0 ? ` (${others.length + 1} times)` : "";
  return { ...finding, place: first.start, message: first.message + times };
}

function textFor(written: string, file: string, site: Site): string | undefined {
  const snippet = snippetIn(written);
  if (snippet !== undefined) return includeOf(snippet, file, site);
  const link = wikiLinkIn(written);
  if (!link) return undefined;
  const { name, heading, label } = link;
  const page = name === "" ? file : pageNamed(name, file, site);
  const ids = page === undefined ? undefined : site.pages.get(page);
  if (page === undefined || !ids) return undefined;
  const id = heading === undefined ? undefined : ids.find((each) => each === slug(heading));
  if (heading !== undefined && id === undefined) return undefined;
  const text = label ?? [name, heading].filter((part) => part).join(" > ");
  const address = page === file && id !== undefined ? "" : addressOf(page, file);
  return `[${text}](${address}${id === undefined ? "" : `#${id}`})`;
}

/** Beside the page, or the only one of that name in its language. */
function pageNamed(name: string, file: string, { pages, named }: Site): string | undefined {
  const path = /\.md$/i.test(name) ? name : `${name}.md`;
  const beside = posix.join(posix.dirname(file), path);
  if (pages.has(beside)) return beside;
  const [language = ""] = file.split("/");
  const end = `/${path}`.normalize("NFC").toLowerCase();
  const found = named.get(keyOf(`${language}/${path}`)) ?? [];
  return one(found.filter((page) => page.normalize("NFC").toLowerCase().endsWith(end)));
}

function keyOf(path: string): string {
  const [language = ""] = path.split("/");
  return `${language}/${posix.basename(path)}`.normalize("NFC").toLowerCase();
}

function includeOf(snippet: string, file: string, { pages, files }: Site): string | undefined {
  const [language = ""] = file.split("/");
  const has = (path: string) => files.has(path) || (pages.has(path) && path !== file);
  if (has(posix.join(posix.dirname(file), snippet))) return `::include{file="${snippet}"}`;
  const below = posix.join(language, snippet);
  return below.startsWith(`${language}/`) && has(below)
    ? `::include{file="/${posix.relative(language, below)}"}`
    : undefined;
}

function addressOf(path: string, file: string): string {
  const relative = posix.relative(posix.dirname(file), path);
  return relative.replace(/[\s()<>%?#]/g, (character) =>
    encodeURIComponent(character).replace(/[()]/g, "\\$&"),
  );
}

function one(found: readonly string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** `[[page#heading|text]]`; `name` is empty for a heading of the page itself. */
type WikiLink = { name: string; heading: string | undefined; label: string | undefined };

function wikiLinkIn(written: string): WikiLink | undefined {
  const [, name, heading, label] =
    /^\[\[([^[\]|#\n]*)(?:#([^[\]|^#\n]+))?(?:\|([^[\]|\n]+))?\]\]$/.exec(written) ?? [];
  if (name === undefined) return undefined;
  return { name: name.trim(), heading: heading?.trim(), label: label?.trim() };
}

/** `--8<-- "path"` of a whole file. */
function snippetIn(written: string): string | undefined {
  const [, , path] = /^-+8<-+ +(["'])([^"':\n]+)\1 *$/.exec(written) ?? [];
  return path;
}
