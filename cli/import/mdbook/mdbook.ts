/** mdBook: `book.toml`, and `SUMMARY.md`, which names the chapters and their order. */
import { posix } from "node:path";
import { LocaleId } from "../../../schema/text.ts";
import { includeLimit } from "../included-text.ts";
import { recordOf, textOf, valueAt } from "../is-record.ts";
import { type Note, notesOn } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { countedIds } from "../source-lines.ts";
import { leftPages, pageAt, pagesBelow, staticsBelow } from "../source-pages.ts";
import { parsedToml } from "../source-toml.ts";
import { chapterText } from "./chapter-text.ts";
import { readSummary } from "./chapters.ts";

const file = "book.toml";

export const mdbook: Dialect = {
  id: "mdbook",
  name: "mdBook",
  marks: file,
  recognise: (source) => source.firstFile([file]),
  read,
};

function read(source: SourceFolder, notes: Note[]): OldSite {
  const config = source.isThere(file) ? source.attempt(file, () => parsedToml(source.text(file))) : undefined;
  const book = (key: string) => textOf(valueAt(config, "book", key));
  const html = (key: string) => valueAt(config, "output", "html", key);
  const root = posix.normalize(book("src") ?? "src");
  source.require([root]);
  const language = LocaleId.safeParse(book("language")).data ?? "en";
  const summary = readSummary(source, root, notes);
  const hasFormulas = html("mathjax-support") === true;
  const admonish = valueAt(config, "preprocessor", "admonish") !== undefined;
  const included = new Set<string>();
  // The first chapter is what readers see at the address of the book.
  const hasIndex = summary.chapters.some((name) => addressOf(name) === "/");
  const pages = summary.chapters.map((name, index): OldPage => {
    const { data, body, file: sourceFile } = pageAt(source, root, name);
    const inputs = {
      source,
      file: sourceFile,
      included,
      hasFormulas,
      admonish,
      notes,
      limit: includeLimit(),
    };
    const address = addressOf(name);
    const isHome = !hasIndex && index === 0;
    return {
      file: sourceFile,
      locale: language,
      area: "docs",
      path: posix.normalize(name).replace(/^(\.\.\/)+/, ""),
      address: isHome ? "/" : address,
      ...(isHome && { aliases: [address] }),
      data,
      body: source.attempt(sourceFile, () => chapterText(body, inputs), "part-of-page") ?? body,
    };
  });
  noteSettings(config, notes);
  const used = new Set([...included, ...pages.map((page) => page.file), posix.join(root, "SUMMARY.md")]);
  const site = textOf(html("site-url"));
  const isWhole = site !== undefined && /^https?:/.test(site);
  const repository = textOf(html("git-repository-url"));
  const statics = staticsBelow(source, root);
  const theme = textOf(html("default-theme")) ?? "auto";
  return {
    file,
    title: book("title") ?? "Book",
    tagline: book("description"),
    url: isWhole ? site : undefined,
    base: isWhole ? undefined : site,
    locales: [{ id: language, prefix: "" }],
    pages,
    root,
    statics,
    sidebars: new Map([["book", summary.entries]]),
    navbar:
      repository !== undefined && URL.canParse(repository)
        ? [{ label: new URL(repository).hostname, to: repository }]
        : [],
    redirects: Object.entries(recordOf(html("redirect"))).flatMap(([path, to]) => {
      const from = posix.join("/", path);
      const isWhole = /^(?:[a-z][\w+.-]*:|\/)/i.test(String(to));
      return typeof to === "string" ? [{ from, to: isWhole ? to : posix.join(posix.dirname(from), to) }] : [];
    }),
    theme: {
      mode: theme === "auto" ? "system" : /coal|navy|ayu/.test(theme) ? "dark" : "light",
    },
    editUrl: textOf(html("edit-url-template"))?.replace(/\{path\}.*$/, ""),
    constructs: ["the GitHub name of an emoji"],
    slugger: chapterIds,
    titleIsShown: false,
    hasFormulas,
    left: leftPages(
      pagesBelow(source, root, isMarkdown).filter((page) => !used.has(page.file)),
      "SUMMARY.md does not list them",
      root,
    ),
  };
}

function addressOf(name: string): string {
  const path = posix.normalize(`/${name}`).replace(/\.md$/, "");
  return /(^|\/)(README|index)$/i.test(path) ? path.replace(/[^/]*$/, "") : `${path}.html`;
}

/** Ids as `id_from_content` and `unique_id_from_content` of mdBook make them. */
const chapterIds = countedIds((heading) =>
  heading
    .trim()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/gu, "-")
    .toLowerCase(),
);

/** Preprocessors whose blocks are converted, or that change nothing on a page. */
const knownPreprocessors = new Set(["admonish", "links", "index", "mermaid", "katex", "toc", "emojicodes"]);

function noteSettings(config: unknown, notes: Note[]): void {
  const note = notesOn(file, notes);
  for (const name of Object.keys(recordOf(valueAt(config, "preprocessor"))))
    if (!knownPreprocessors.has(name))
      note("plugin", `the preprocessor “${name}” is not imported`, { subject: name });
  const isSet = (key: string) => [valueAt(config, "output", "html", key) ?? []].flat().length > 0;
  const instead = "set colours in theme.css";
  if (isSet("additional-css")) note("style", "“additional-css” is not imported", { instead });
  if (isSet("additional-js")) note("style", "“additional-js” is not imported", { instead });
}
