/** Takes from the built site what pages of the new one lack: whole pages that are stubs, and blocks between their neighbours. */
import type { Analysis } from "../../pipeline/assemble-and-check.ts";
import { shownPages } from "../counts/count-site.ts";
import { lostWords } from "../counts/lost-words.ts";
import { bagOf, wordsWritten } from "../counts/words-in.ts";
import type { ImportedSite, NewFile } from "../imported-site.ts";
import type { Cause } from "../losses.ts";
import type { Note } from "../note.ts";
import type { Resolve } from "./built-markdown.ts";
import { type BuiltPage, type BuiltSite, builtTarget, readBuiltPage } from "./built-pages.ts";
import { filledPage, newPage } from "./filled-page.ts";
import { servedAddresses } from "./served-addresses.ts";
import { wordsOf } from "./words.ts";

/** A built page without its content, to be compared with the new page. */
type BuiltFacts = Pick<BuiltPage, "file" | "redirect" | "ids" | "words">;

export type FilledSite = {
  /** New texts by path in the content folder. */
  texts: ReadonlyMap<string, string>;
  /** Files of the built site by their new path in the content folder: pictures that only built pages name. */
  copies: ReadonlyMap<string, NewFile>;
  /** Facts of each built page, by its address. */
  facts: ReadonlyMap<string, BuiltFacts>;
  notes: Note[];
};

/** Causes of losses that a built page can make good. */
export const fillable: ReadonlySet<Cause> = new Set<Cause>([
  "component",
  "expression",
  "home-page",
  "page-of-code",
  "page-put-aside",
  "part-of-page",
]);

export function fillSite(
  built: BuiltSite,
  { site, files, analysis }: { site: ImportedSite; files: ReadonlyMap<string, NewFile>; analysis: Analysis },
  noted: readonly Note[],
): FilledSite {
  const { source, origins, hasFormulas } = site;
  const servedAt = servedAddresses(analysis);
  const pageAt = shownPages(analysis.compiled);
  const texts = new Map<string, string>();
  const copies = new Map<string, NewFile>();
  const facts = new Map<string, BuiltFacts>();
  const notes: Note[] = [];
  const withLoss = new Set(
    noted.flatMap(({ file, cause = "part-of-page" }) => (fillable.has(cause) ? file : [])),
  );
  const resolveFor =
    (page: BuiltPage): Resolve =>
    (url, kind) => {
      if (url.startsWith("#") || /^mailto:/i.test(url)) return url;
      const target = builtTarget(built, page, url);
      if (!target) return /^https?:/i.test(url) ? url : undefined;
      const { address, file, hash } = target;
      if (file === undefined) {
        const route = servedAt(address ?? "/")?.route ?? address ?? "/";
        return kind === "link" ? encodeURI(route) + hash : undefined;
      }
      const path = `static/${file}`;
      if (!/\.(?:html?|js|css|json|xml|map|txt)$/i.test(file) && !files.has(path))
        copies.set(path, { copyOf: file });
      return encodeURI(`/${file}`) + hash;
    };
  const { locales } = analysis.site;
  /** The path of a page without a source. */
  const pathFor = (address: string): string => {
    const locale = locales.find(({ home }) => home !== "/" && address.startsWith(home)) ?? locales[0];
    const below = address.slice((locale?.home ?? "/").length).replace(/\.html?$/i, "");
    return `${locale?.id ?? "en"}/pages/${below || "index"}.md`;
  };
  /** Words that the built page should have, by its source and by what the import made of it: either alone has some that no reader saw. */
  const lackingHere = (origin: string, shown: readonly string[], words: readonly string[]): string[] => {
    const sourceText = source.attempt(origin, () => source.text(origin)) ?? "";
    const { source: all, lost } = lostWords(sourceText, words.join(" "), hasFormulas);
    // Ids of headings that the page shows as text repeat words of it.
    const there = new Set(words.map((word) => word.toLowerCase()));
    const gone = shown.filter((word) => !there.has(word.toLowerCase()));
    return [lost / all, gone.length / shown.length].every((share) => share > tolerated) &&
      Math.min(lost, gone.length) >= fewest
      ? gone
      : [];
  };
  for (const [address, file] of built.pages) {
    const page = readBuiltPage(built, file);
    if (!page) continue;
    const { title, redirect, ids, words } = page;
    const served = servedAt(address);
    // A document without a title is part of one, such as a template that the old tool copied.
    if (!served && title === undefined && redirect === undefined) continue;
    facts.set(address, { file, redirect, ids, words });
    if (!served && redirect === undefined && !/\/page\/\d+$/.test(address)) {
      const made = built.folder.attempt(file, () => newPage(page, resolveFor(page)));
      if (made === undefined || files.has(pathFor(address))) continue;
      texts.set(pathFor(address), made);
      notes.push({
        cause: "code-page-converted",
        file: built.folder.shown(file),
        message: `${address} has no source of its own; the new page is a copy, which no list of the new site updates`,
        subject: address,
      });
      continue;
    }
    const shownHere = served?.page;
    const path = shownHere?.source.path;
    const text = path === undefined ? undefined : files.get(path);
    // A page in two languages may be one page here, and its address the one of the source language.
    if (
      redirect !== undefined ||
      !shownHere ||
      path === undefined ||
      typeof text !== "string" ||
      texts.has(path)
    )
      continue;
    const isStub = shownHere.facts.frontMatter.stub === true;
    const origin = origins.get(path);
    const content = isStub ? undefined : analysis.compiled.contents.read(shownHere.hash);
    const gone = content && origin !== undefined ? lackingHere(origin, wordsOf(content.hast), words) : [];
    if (gone.length > 0) {
      notes.push({
        cause: "built-page-outdated",
        file: origin ?? path,
        message: `${built.folder.shown(file)} lacks words of this page: ${gone.slice(0, 5).join(", ")}${gone.length > 5 ? ` and ${gone.length - 5} more` : ""}`,
      });
      continue;
    }
    const filled = built.folder.attempt(file, () =>
      filledPage(text, {
        built: page,
        resolve: resolveFor(page),
        shown: bagOf(wordsWritten(pageAt(path)?.text ?? "").map(({ text }) => text)),
        anchors: new Set([...shownHere.facts.anchors, ...(shownHere.facts.olderIds ?? [])]),
        isStub,
        hasLoss: withLoss.has(origin ?? "") || path.endsWith("/pages/index.md"),
      }),
    );
    if (filled !== undefined) texts.set(path, filled);
  }
  return { texts, copies, facts, notes };
}

/** A page that lacks more words of its source was built from another text. */
const tolerated = 0.05;
const fewest = 5;
