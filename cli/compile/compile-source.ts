/** One source file, read and compiled: the unit of work of this thread and of the workers. */
import { ownValue } from "../../schema/own-value.ts";
import { type CompilePage, type PageSource, pageCompiler } from "../markdown/compile-page.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { CompiledPage, PageFacts } from "../markdown/compiled-page.ts";
import type { PageUses } from "../markdown/includes/page-uses.ts";
import { RendererMissing, type Renderers } from "../markdown/renderers.ts";
import { searchedSections } from "../markdown/searched-sections.ts";
import type { PageFinding } from "../report/finding.ts";
import { pageError } from "../report/internal-error.ts";
import { contentHash } from "../source/content-hash.ts";
import { notRead } from "../source/read-inside.ts";
import type { Area, SourceFile } from "../source/source-file.ts";
import { decodeUtf8, notUtf8 } from "../source/utf8.ts";
import type { ContentStore, StoredContent } from "./content-store.ts";
import { fileAccessOf } from "./included-files.ts";
import { bytesOf, ownText, pageHash } from "./page-hash.ts";
import type { SettingsHashes } from "./settings-hashes.ts";

export type Job = {
  contentFolder: string;
  /** Path of the file from the content folder. */
  path: string;
  area: Area;
  /** The text of a page that is not a file. */
  text?: string | undefined;
  /** A previous result: an equal text is not compiled again. Undefined where what it used has changed since. */
  known: { hash: string; uses?: PageUses | undefined } | undefined;
};

export type JobResult = {
  hash: string;
  /** True: the text is as it was, the previous result holds. */
  same: boolean;
  facts?: PageFacts | undefined;
  /** Absent where the page takes nothing from elsewhere. */
  uses?: PageUses | undefined;
  /** True: the front matter has an error, and the facts may lack what it hides. */
  isUncertain?: true;
  /** The content, where the store keeps it for its own thread alone. */
  unsaved?: StoredContent;
  findings: PageFinding[];
};

/** The compiler of a locale, with its settings. */
type Locale = {
  compilePage(...of: Parameters<CompilePage>): CompiledPage | Promise<CompiledPage>;
  settings: CompileSettings;
  settingsHash: string;
  /** The last result that its text alone decided. Frozen versions hold many pages with the same text, which are neighbours here. */
  last?: { text: string; result: JobResult };
};

/** Returns the function that compiles a file with the compiler of its locale. */
export function sourceCompiler(
  settings: Readonly<Record<string, CompileSettings>>,
  settingsHashes: SettingsHashes,
  store: ContentStore,
): (locale: string, job: Job) => Promise<JobResult> {
  const locales = new Map<string, Locale>();
  return (name, job) => {
    const own = ownValue(settings, name);
    const settingsHash = ownValue(settingsHashes, name);
    if (!own || settingsHash === undefined) throw new Error(`no settings of the locale ${name}`);
    const locale = locales.get(name) ?? localeOf(own, settingsHash);
    locales.set(name, locale);
    return compileIn(locale, job, store);
  };
}

function localeOf(settings: CompileSettings, settingsHash: string): Locale {
  return { compilePage: compilerOf(settings), settings, settingsHash };
}

/** The code for extensions is imported only if the site has some. */
function compilerOf(settings: CompileSettings): Locale["compilePage"] {
  const { extensions } = settings;
  if (!extensions) return withRenderers(pageCompiler(settings));
  const extended = import("./extensions/extended-compiler.ts").then(({ extendedCompiler }) =>
    extendedCompiler(settings, extensions),
  );
  return withRenderers(async (source, fileAccess) => (await extended)(source, fileAccess));
}

/** Compiles a text as if it were the file; nothing is read but what it includes, and nothing kept. */
type CompileText = (file: SourceFile, text: string) => Promise<CompiledPage>;

export function textCompiler(
  settings: Readonly<Record<string, CompileSettings>>,
  contentFolder: string,
): CompileText {
  const compilers = new Map(Object.entries(settings).map(([locale, own]) => [locale, compilerOf(own)]));
  return async ({ area, locale, path }, text) => {
    const compilePage = compilers.get(locale);
    if (!compilePage) throw new Error(`no settings of the locale ${locale}`);
    return compilePage({ area, text: text.replace(/^\uFEFF/, "") }, fileAccessOf(contentFolder, path));
  };
}

/** Never throws. `settingsHash` is that of the locale, from `settingsHashesOf`. */
export function compileSource(
  job: Job,
  settings: CompileSettings,
  settingsHash: string,
  store: ContentStore,
): Promise<JobResult> {
  return compileIn(localeOf(settings, settingsHash), job, store);
}

async function compileIn(locale: Locale, job: Job, store: ContentStore): Promise<JobResult> {
  try {
    return await compile(job, locale, store);
  } catch (error) {
    // Without a hash, the next run tries again.
    return { hash: "", same: false, findings: [pageError(error, "compiling this page")] };
  }
}

async function compile(job: Job, locale: Locale, store: ContentStore): Promise<JobResult> {
  const { compilePage, settings, settingsHash, last } = locale;
  let bytes: Buffer;
  try {
    bytes = bytesOf(job);
  } catch (error) {
    return { hash: "", same: false, findings: [notRead(job.path, error)] };
  }
  const own = ownText(settingsHash, job, bytes);
  if (job.known && pageHash(own, job.known.uses) === job.known.hash)
    return { hash: job.known.hash, same: true, findings: [] };
  if (last?.text === own.text) return last.result;
  const text = decodeUtf8(bytes);
  if (text === undefined) return { hash: pageHash(own, undefined), same: false, findings: [notUtf8(bytes)] };
  const fileAccess = fileAccessOf(job.contentFolder, job.path);
  const { facts, content, isUncertain, uses, findings } = await compilePage(
    { area: job.area, text },
    fileAccess,
  );
  // A page without the parts that a time limit removed gets another hash than the whole page.
  const isWhole = !findings.some(({ mayPass }) => mayPass);
  const hash = isWhole ? pageHash(own, uses) : contentHash(`cut short ${pageHash(own, uses)}`);
  const stored = content &&
    facts && { content, searched: settings.search ? searchedSections(content, facts) : [] };
  const unsaved = stored && !store.write(hash, stored) && { unsaved: stored };
  // A text that is cut from the page would keep the whole page in memory.
  const lasting: JobResult = JSON.parse(
    JSON.stringify({ hash, same: false, facts, uses, isUncertain, findings }),
  );
  const result = { ...lasting, ...unsaved };
  if (isWhole && !uses) locale.last = { text: own.text, result };
  return result;
}

type Compile = (...of: Parameters<CompilePage>) => CompiledPage | Promise<CompiledPage>;

const loaders: Record<keyof Renderers, () => Promise<Renderers>> = {
  diagram: async () => ({ diagram: (await import("../markdown/diagrams/draw-mermaid.ts")).drawMermaid }),
  formula: async () => ({ formula: (await import("../markdown/formulas/render.ts")).renderFormula }),
};

/** A compiler of pages that loads what renders formulas or diagrams with the first page that has some. */
function withRenderers(compilePage: Compile): (...of: Parameters<CompilePage>) => Promise<CompiledPage> {
  let renderers: Renderers = {};
  const compile = async (
    source: PageSource,
    fileAccess: Parameters<CompilePage>[1],
  ): Promise<CompiledPage> => {
    try {
      return await compilePage({ ...source, renderers }, fileAccess);
    } catch (error) {
      if (!(error instanceof RendererMissing)) throw error;
      renderers = { ...renderers, ...(await loaders[error.renderer]()) };
      return compile(source, fileAccess);
    }
  };
  return compile;
}
