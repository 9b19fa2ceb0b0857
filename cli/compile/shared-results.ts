/**
 * Compiled pages that other machines have made, by everything that they depend on. For a page that takes something from
 * elsewhere, the key of its text has the names of what it takes, and the key with their values has the page.
 */
import { hash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { ownValue } from "../../schema/own-value.ts";
import type { Blobs } from "../cache/blobs.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { PageUses } from "../markdown/includes/page-uses.ts";
import type { JobResult } from "./compile-source.ts";
import { namesIn, type Takes, usesNow } from "./included-files.ts";
import { bytesOf, type OwnText, ownText, pageHash } from "./page-hash.ts";
import { areLasting, type HashOfIncluded, type WaitingFile } from "./waiting-files.ts";

type SharedResults = {
  /** Undefined if no machine has compiled it yet. Never rejects. */
  find(waiting: WaitingFile): Promise<SharedResult | undefined>;
  /** Looks for nothing more. */
  giveUp(reason: string): void;
  /** `contentOf` gives the content that a page of this hash has. */
  keep(waiting: WaitingFile, result: JobResult, contentOf: (hash: string) => Buffer | undefined): void;
};

type Inputs = {
  settings: Record<string, CompileSettings>;
  settingsHashes: Readonly<Record<string, string>>;
  hashOf: HashOfIncluded;
};

export function sharedResults(blobs: Blobs, { settings, settingsHashes, hashOf }: Inputs): SharedResults {
  const read = ({ locale, job }: WaitingFile): { own: OwnText; key: string } | undefined => {
    const settingsHash = ownValue(settingsHashes, locale);
    try {
      const bytes = bytesOf(job);
      if (settingsHash === undefined) return undefined;
      return { own: ownText(settingsHash, job, bytes), key: keyOf([settingsHash, job.area, keyOf(bytes)]) };
    } catch {
      // Compiling it says why.
      return undefined;
    }
  };
  return {
    giveUp: blobs.giveUp,
    async find(waiting) {
      const { locale, job } = waiting;
      const text = read(waiting);
      // A page that this machine already has is not fetched.
      if (!text || (job.known && pageHash(text.own, job.known.uses) === job.known.hash)) return undefined;
      let { key } = text;
      let found = decodeResult(key, await blobs.get(key));
      if (found?.takes) {
        key = keyWith(key, job.path, usesNow(found.takes, ownValue(settings, locale), hashOf));
        found = decodeResult(key, await blobs.get(key));
      }
      const page = found?.page;
      // The hash is computed from the local text and settings, so that a wrong entry is not used.
      return page && pageHash(text.own, page.result.uses) === page.result.hash ? page : undefined;
    },
    keep(waiting, result, contentOf) {
      const { hash: made, uses, facts, isUncertain, findings } = result;
      if (!facts || isUncertain || !areLasting(findings)) return;
      const text = read(waiting);
      // The file has changed since it was compiled.
      if (!text || pageHash(text.own, uses) !== made) return;
      const key = uses ? keyWith(text.key, waiting.job.path, uses) : text.key;
      blobs.put(key, () => {
        const content = contentOf(made);
        return content && encodeResult(key, { page: { result, content } });
      });
      if (uses) blobs.put(text.key, () => encodeResult(text.key, { takes: namesIn(uses) }));
    },
  };
}

function keyWith(key: string, path: string, uses: PageUses): string {
  return keyOf([key, path, uses]);
}

function keyOf(parts: unknown[] | Buffer): string {
  return hash("sha256", Buffer.isBuffer(parts) ? parts : JSON.stringify(["twsite page 1", ...parts]), "hex");
}

/** Each waits for the network most of the time; reading and unpacking a result has to leave room for others. */
const manyAtOnce = 48;

/** More than compiling takes on a slow machine that is busy. */
const timeLimit = { leastMs: 20_000, msPerPage: 20 };

/** The files of which there is a result; `take` gets each. */
export async function fetchResults(
  waiting: readonly WaitingFile[],
  shared: SharedResults,
  take: (file: WaitingFile, found: SharedResult) => void,
  { leastMs, msPerPage } = timeLimit,
): Promise<ReadonlySet<WaitingFile>> {
  const fetched = new Set<WaitingFile>();
  const queue = waiting.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const found = await shared.find(file);
      if (!found) continue;
      fetched.add(file);
      take(file, found);
    }
  };
  const tooLong = setTimeout(
    () => shared.giveUp("it answers more slowly than pages are compiled"),
    leastMs + waiting.length * msPerPage,
  );
  await Promise.all(Array.from({ length: Math.min(manyAtOnce, waiting.length) }, work));
  clearTimeout(tooLong);
  return fetched;
}

/** `content` is what a store of contents keeps for it. */
type SharedResult = { result: JobResult; content: Buffer };

/** The page, or the names of what one has to know to look for it. */
type Shared = { page: SharedResult; takes?: undefined } | { takes: Takes; page?: undefined };

/** The largest size of a page. A larger result is refused, whatever its header says. */
const mostBytes = 64 * 1024 * 1024;

function encodeResult(key: string, { page, takes }: Shared): Buffer {
  const { unsaved: _, ...result } = page?.result ?? {};
  const head = Buffer.from(`${JSON.stringify(page ? { key, result } : { key, takes })}\n`);
  // A higher level takes longer, and saves little.
  return deflateRawSync(page ? Buffer.concat([head, page.content]) : head, { level: 3 });
}

/** The result in the bytes. Undefined if they are something else, or belong to another key. */
function decodeResult(key: string, bytes: Buffer | undefined): Shared | undefined {
  if (!bytes) return undefined;
  try {
    const text = inflateRawSync(bytes, { maxOutputLength: mostBytes });
    const end = text.indexOf("\n");
    const { key: own, result, takes } = JSON.parse(text.toString("utf8", 0, end));
    if (own !== key) return undefined;
    return takes ? { takes } : { page: { result, content: text.subarray(end + 1) } };
  } catch {
    return undefined;
  }
}
