/** One Markdown file → one compiled page. Pure: no clock, and no file but by `fileAccess`. */

import type { VFile } from "vfile";
import type { PageFinding } from "../report/finding.ts";
import { limits } from "../report/limits/limits.ts";
import { sizeFinding } from "../report/limits/size.ts";
import { TimeIsUp, timeLimiter, type WithinTime } from "../report/limits/time-limiter.ts";
import type { Area } from "../source/source-file.ts";
import type { CompileSettings } from "./compile-settings.ts";
import type { CompiledPage } from "./compiled-page.ts";
import type { PageExtensions } from "./extensions.ts";
import { moved } from "./includes/expanded-page.ts";
import { type FileAccess, pageUses } from "./includes/page-uses.ts";
import { nestedTooDeep } from "./mdast/bounds.ts";
import { splitFile } from "./mdast/split-front-matter.ts";
import { pageFile, pageOf } from "./page-file.ts";
import { pageProcessor } from "./processor.ts";
import { Refusal } from "./refusal.ts";
import type { Renderers } from "./renderers.ts";
import { readInto } from "./steps/front-matter.ts";

/** The text of a file, and the part of the site that it belongs to. */
export type PageSource = {
  area: Area;
  text: string;
  /** A page that needs another one throws `RendererMissing`. */
  renderers?: Renderers;
};

/**
 * Compiles one page. A problem is a finding, whatever the text. `fileAccess` gives the files that the page includes;
 * without it there are no includes.
 */
export type CompilePage = (source: PageSource, fileAccess?: FileAccess | undefined) => CompiledPage;

/** The compiler of all pages that have these settings. */
export function pageCompiler(settings: CompileSettings): CompilePage {
  const processor = pageProcessor(settings);
  const withinTime = pageClock();
  return ({ area, text, renderers }, fileAccess) => {
    const tooLarge = sizeFinding("this page", Buffer.byteLength(text), limits.pageBytes);
    if (tooLarge) return { findings: [tooLarge] };
    const file = pageFile(area, text, fileAccess, renderers);
    try {
      return withUses(
        withinTime(file, () => processor.processSync(file).result),
        file,
      );
    } catch (error) {
      return withUses(refused(error, file, settings), file);
    }
  };
}

/** The same for a site with extensions, which may be asynchronous. Rejects with the `ExtensionFailure` of one that throws. */
export function extendedPageCompiler(
  settings: CompileSettings,
  extensions: PageExtensions,
): (...of: Parameters<CompilePage>) => Promise<CompiledPage> {
  const processor = pageProcessor(settings, extensions);
  const withinTime = pageClock();
  return async ({ area, text, renderers }, fileAccess) => {
    const tooLarge = sizeFinding("this page", Buffer.byteLength(text), limits.pageBytes);
    if (tooLarge) return { findings: [tooLarge] };
    const file = pageFile(area, text, fileAccess, renderers);
    try {
      const { result } = await withinTime(file, () => processor.process(file));
      return withUses(result, file);
    } catch (error) {
      return withUses(refused(error, file, settings), file);
    }
  };
}

function withUses(page: CompiledPage, file: VFile): CompiledPage {
  const uses = pageUses(pageOf(file).uses);
  return uses ? { ...page, uses } : page;
}

type PageClock = <T>(file: VFile, work: () => T) => T;

/** Ends the work on a page with much text, of its own or of others. Its limiter is made for the first such page, and kept. */
function pageClock(): PageClock {
  let limiter: WithinTime | undefined;
  return (file, work) => {
    const { body } = pageOf(file);
    if (body.length <= limits.shortPage && !body.includes("::include")) return work();
    limiter ??= timeLimiter();
    return limiter(limits.pageTime, work);
  };
}

/** The findings of a page that a step refused. Throws any other error. */
function refused(error: unknown, file: VFile, settings: CompileSettings): CompiledPage {
  const page = pageOf(file);
  // The limit on nesting holds for Markdown; HTML can exceed the stack before its depth is known.
  if (error instanceof RangeError && error.message.includes("call stack"))
    return { findings: [nestedTooDeep(undefined)] };
  if (error instanceof TimeIsUp) return { findings: [tooSlow] };
  if (!(error instanceof Refusal)) throw error;
  // Where the body was not parsed, the front matter was not read either.
  if (!page.frontMatter) {
    const ofIncludes = page.findings.splice(0);
    readInto(page, splitFile(page.head).frontMatter, settings);
    page.findings.push(...ofIncludes);
  }
  const { finding } = error;
  return { findings: [...page.findings, ...(finding ? [moved(finding, page.expanded)] : [])] };
}

const tooSlow: PageFinding = {
  rule: "size-is-bounded",
  message: `this page takes more than ${limits.pageTime / 1000} s to compile`,
  expected:
    "an end for each bracket, quote, tag and asterisk; shorter paragraphs, a code block, or several pages",
  mayPass: true,
};
