/** mdBook: `book.toml`, and `SUMMARY.md`, which names the chapters and their order. */
import { posix } from "node:path";
import { LocaleId } from "../../../schema/text.ts";
import { includeLimit } from "../include-limit.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pageAt, pagesBelow, staticsBelow } from "../source-pages.ts";
import { parsedToml } from "../source-toml.ts";
import { chapterText } from "./chapter-text.ts";
import { readSummary } from "./summary.ts";

const file = "book.toml";

export const mdbook: Dialect = {
  id: "mdbook",
  name: "mdBook",
  marks: file,
  recognise: (source) => source.firstFile([file]),
  read,
};

/** Also for the map of a `Record` whose keys the source names. */
function part(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isRecord(at) ? Object.entries(at).find(([own]) => own === key)?.[1] : undefined),
    value,
  );
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function read(source: SourceFolder, notes: Note[]): OldSite {
  const config = source.isThere(file)
    ? (source.attempt(file, () => parsedToml(source.text(file))) ?? {})
    : {};
  const book = (key: string) => text(part(config, "book", key));
  const html = (key: string) => part(config, "output", "html", key);
  const root = posix.normalize(book("src") ?? "src");
  const language = LocaleId.safeParse(book("language")).data ?? "en";
  const summary = readSummary(source, root, notes);
  const hasFormulas = html("mathjax-support") === true;
  const admonish = part(config, "preprocessor", "admonish") !== undefined;
  const included = new Set<string>();
  // The first chapter is what readers see at the address of the book.
  const hasIndex = summary.chapters.some((name) => addressOf(name) === "/");
  const pages = summary.chapters.map((name, index): OldPage => {
    const { data, ...page } = pageAt(source, root, name);
    const inputs = { source, file: page.file, included, hasFormulas, admonish, notes, limit: includeLimit() };
    const converted = source.attempt(page.file, () => chapterText(page.body, inputs), "part-of-page") ?? {
      text: page.body,
      shown: page.body,
    };
    const address = addressOf(name);
    const isHome = !hasIndex && index === 0;
    return {
      file: page.file,
      locale: language,
      area: "docs",
      path: posix.normalize(name).replace(/^(\.\.\/)+/, ""),
      address: isHome ? "/" : address,
      ...(isHome && { aliases: [address] }),
      data,
      body: converted.text,
      counted: converted.shown,
    };
  });
  noteSettings(config, notes);
  const used = new Set(pages.map((page) => page.file));
  const site = text(html("site-url"));
  const redirect = html("redirect");
  return {
    file,
    title: book("title") ?? "Book",
    tagline: book("description"),
    url: site !== undefined && /^https?:/.test(site) ? site : undefined,
    base: site === undefined || /^https?:/.test(site) ? undefined : site,
    locales: [{ id: language, prefix: "" }],
    pages,
    root,
    statics: staticsBelow(source, root),
    sidebars: new Map([["book", summary.entries]]),
    navbar: repositoryOf(html("git-repository-url")),
    redirects: Object.entries(isRecord(redirect) ? redirect : {}).flatMap(([from, to]) =>
      typeof to === "string"
        ? [{ from, to: to.startsWith(".") ? posix.join(posix.dirname(from), to) : to }]
        : [],
    ),
    theme: { mode: modeOf(text(html("default-theme"))) },
    editUrl: text(html("edit-url-template"))?.replace(/\{path\}.*$/, ""),
    constructs: ["the GitHub name of an emoji"],
    slugger: chapterIds,
    titleIsShown: false,
    hasFormulas,
    left: pagesBelow(source, root, isMarkdown)
      .filter((page) => !used.has(page.file) && !included.has(page.file) && page.name !== "SUMMARY.md")
      .map((page) => ({
        file: page.file,
        folder: root,
        why: "SUMMARY.md does not list them",
        isNoted: true,
      })),
  };
}

function addressOf(name: string): string {
  const path = posix.normalize(`/${name}`).replace(/\.md$/, "");
  return /(^|\/)(README|index)$/i.test(path) ? path.replace(/[^/]*$/, "") : `${path}.html`;
}

/** Ids as `id_from_content` and `unique_id_from_content` of mdBook make them. */
function chapterIds(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const id = [...heading.trim()]
      .map((character) =>
        /[\p{L}\p{N}_-]/u.test(character) ? character.toLowerCase() : /\s/.test(character) ? "-" : "",
      )
      .join("");
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
}

function repositoryOf(url: unknown): OldSite["navbar"] {
  const address = text(url);
  return address !== undefined && URL.canParse(address)
    ? [{ label: new URL(address).hostname, to: address }]
    : [];
}

function modeOf(theme: string | undefined): "light" | "dark" | "system" {
  if (theme === undefined || theme === "auto") return "system";
  return /coal|navy|ayu/.test(theme) ? "dark" : "light";
}

/** Preprocessors whose blocks are converted, or that change nothing on a page. */
const knownPreprocessors = new Set(["admonish", "links", "index", "mermaid", "katex", "toc", "emojicodes"]);

function noteSettings(config: unknown, notes: Note[]): void {
  const preprocessors = part(config, "preprocessor");
  for (const name of Object.keys(isRecord(preprocessors) ? preprocessors : {}))
    if (!knownPreprocessors.has(name))
      notes.push({
        cause: "plugin",
        file,
        message: `the preprocessor “${name}” is not imported`,
        subject: name,
      });
  for (const key of ["additional-css", "additional-js"]) {
    const files = part(config, "output", "html", key);
    if (Array.isArray(files) && files.length > 0)
      notes.push({
        cause: "style",
        file,
        message: `“${key}” is not imported`,
        instead: "set colours in theme.css",
      });
  }
}
