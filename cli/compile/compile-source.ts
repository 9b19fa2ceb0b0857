/** One source file, read and compiled: the unit of work of this thread and of the workers. */
import { readFileSync } from "node:fs";
import { compilePage } from "../markdown/compile-page.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { Area, PageFacts } from "../markdown/compiled-page.ts";
import { searchedSections } from "../markdown/searched-sections.ts";
import type { PageFinding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import { decodeUtf8, notUtf8 } from "../source/utf8.ts";
import type { ContentStore } from "./content-store.ts";

export type Job = {
  /** Absolute path of the file. */
  file: string;
  area: Area;
  /** Hash of a previous result: an equal text is not compiled again. */
  known: string | undefined;
};

export type JobResult = {
  hash: string;
  /** True: the text is as it was, the previous result holds. */
  same: boolean;
  facts?: PageFacts | undefined;
  /** True: there are facts and no content, because of an error in the front matter. */
  failed?: true;
  findings: PageFinding[];
};

/** `salt` is the hash of the settings and of the compiler's version. */
export async function compileSource(
  job: Job,
  settings: CompileSettings,
  salt: string,
  store: ContentStore,
): Promise<JobResult> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(job.file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `this file cannot be read: ${reason}`;
    return { hash: "", same: false, findings: [{ rule: "file-can-be-read", message }] };
  }
  const hash = contentHash(`${salt} ${job.area} ${contentHash(bytes)}`);
  if (hash === job.known) return { hash, same: true, findings: [] };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { hash, same: false, findings: [notUtf8(bytes)] };
  const { facts, content, findings } = await compilePage({ area: job.area, text }, settings);
  if (content && facts)
    store.write(hash, content, settings.search && facts ? searchedSections(content, facts) : undefined);
  return { hash, same: false, facts, ...(facts && !content && { failed: true }), findings };
}
