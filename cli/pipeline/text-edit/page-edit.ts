/** A changed file compiled again, and whether its text is all that changed. */
import { ownValue } from "../../../schema/own-value.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import { entryOf, type IndexEntry } from "../../compile/index-entry.ts";
import type { PageLines } from "../../compile/page-lines.ts";
import type { SettingsHashes } from "../../compile/settings-hashes.ts";
import type { CompileSettings } from "../../markdown/compile-settings.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import type { FileStamp } from "../../source/file-stamp.ts";
import type { Area } from "../../source/source-file.ts";

export type PageEdit = {
  path: string;
  before: IndexEntry;
  after: IndexEntry;
  /** False: the text is what it was, too. */
  isNew: boolean;
};

type EditContext = {
  contentFolder: string;
  lines: PageLines;
  /** Settings of the Markdown compiler by locale, and the hashes that are part of keys. */
  compile: { settings: Record<string, CompileSettings>; settingsHashes: SettingsHashes };
  contents: ContentStore;
};

/** The edit of a page's text. Undefined if the change may affect other pages or lists. */
export async function pageEdit(
  path: string,
  stamp: FileStamp,
  { contentFolder, lines, compile, contents }: EditContext,
): Promise<PageEdit | undefined> {
  const before = lines.entryOf(path);
  const [locale = "", folder] = path.split("/");
  const settings = ownValue(compile.settings, locale);
  const settingsHash = ownValue(compile.settingsHashes, locale);
  const area = folder === undefined ? undefined : areaOf(folder);
  if (!before || !settings || settingsHash === undefined || !area || !lines.isAlone(path)) return undefined;
  if (!before.facts || before.facts.components || before.findings.length > 0) return undefined;
  // The page says that its text was reviewed, which may no longer hold.
  if (before.facts.frontMatter.reviewed_text !== undefined) return undefined;
  // A silenced warning may move out of the lines that its comment is about.
  if (before.facts.silences) return undefined;

  // The Markdown compiler is imported only by a run that compiles a page.
  const { compileSource } = await import("../../compile/compile-source.ts");
  const known = { hash: before.hash, uses: before.uses };
  const made = await compileSource({ contentFolder, path, area, known }, settings, settingsHash, contents);
  if (made.same) return { path, before, after: { ...before, ...stamp }, isNew: false };
  if (!made.facts || made.failed || made.findings.length > 0) return undefined;
  // Two pages with one text would be one from now on.
  if (lines.hasContent(made.hash)) return undefined;
  return sameFacts(before.facts, made.facts)
    ? { path, before, after: entryOf(stamp, made), isNew: true }
    : undefined;
}

/** The area of a folder. Undefined for the blog, because lists and feeds quote posts. Any other folder belongs to the docs. */
function areaOf(folder: string): Area | undefined {
  if (folder === "blog") return undefined;
  return folder === "pages" ? "pages" : "docs";
}

/** Facts are the same where they differ in places, which only findings name, or in the number of words. */
function sameFacts(before: PageFacts, after: PageFacts): boolean {
  return JSON.stringify(knownElsewhere(before)) === JSON.stringify(knownElsewhere(after));
}

function knownElsewhere({ keys: _, words: __, references, dependencies = [], ...facts }: PageFacts): unknown {
  return [
    facts,
    dependencies.map(({ kind, name }) => [kind, name]),
    references.map(({ kind, url, otherLanguage, included }) => [kind, url, otherLanguage, included?.file]),
  ];
}
