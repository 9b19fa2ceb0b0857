/** One source file, read and compiled: the unit of work of this thread and of the workers. */
import { readFileSync } from "node:fs";
import { compilePage } from "../markdown/compile-page.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { Area, PageFacts } from "../markdown/compiled-page.ts";
import type { PageFinding } from "../report/finding.ts";
import type { ContentStore } from "./content-store.ts";
import { contentHash } from "../source/content-hash.ts";

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
  const text = decode(bytes);
  if (text === undefined) return { hash, same: false, findings: [notUtf8(bytes)] };
  const { facts, content, findings } = await compilePage({ area: job.area, text }, settings);
  if (content) store.write(hash, content);
  return { hash, same: false, facts, findings };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Points at the first line that is not UTF-8, and the first character in it that is not. */
function notUtf8(bytes: Uint8Array): PageFinding {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1 && decode(bytes.subarray(start, end)) !== undefined; ) {
    line++;
    start = end + 1;
    end = bytes.indexOf(10, start);
  }
  const rest = new TextDecoder().decode(bytes.subarray(start));
  return {
    rule: "file-is-utf8",
    place: { line, column: rest.indexOf("\uFFFD") + 1 },
    message: "this file is not UTF-8 text",
    expected: "a file saved as UTF-8",
  };
}
