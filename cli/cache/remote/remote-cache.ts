/**
 * A cache that several machines share over HTTP: `ac/<key>` names the SHA-256 of the bytes, `cas/<sha256>` has them. After the
 * first problem, the run continues without it.
 */
import { hash } from "node:crypto";
import * as z from "zod";
import type { Blobs } from "../blobs.ts";
import type { RemotePlace } from "./remote-place.ts";
import { RemoteProblem, requestsTo } from "./request.ts";

export type RemoteCache = Blobs & {
  readOnly: boolean;
  /** Resolves once everything is written, or given up. */
  settled(): Promise<void>;
  /** Why it is not used any more; undefined where it is. */
  problem(): string | undefined;
};

const timeoutMs = 10_000;
/** Time for entries that are still to be written when everything else is done. */
const timeLimit = { leastMs: 30_000, msPerEntry: 50 };
const manyAtOnce = 32;
/** Larger bytes are not sent before it is known that they are missing. */
const largeBytes = 64 * 1024;
/** Sizes of answers, decoded: what names the bytes, and the bytes of a page, which are compressed. */
const most = { entry: 1_000, bytes: 8_000_000 };

const Entry = z.object({ cas: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().nonnegative() });

export function remoteCache(place: RemotePlace, limits = { timeoutMs }): RemoteCache {
  const stopping = new AbortController();
  const request = requestsTo(place, { ...limits, stopping: stopping.signal });
  const inTurn = limitConcurrency(manyAtOnce);
  const writing = new Set<Promise<void>>();
  let problem: string | undefined;

  const giveUp = (reason: string): void => {
    problem ??= reason;
    stopping.abort();
  };
  /** Undefined also where there is a problem, or was one. */
  const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    inTurn(async () => {
      if (problem !== undefined) return undefined;
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof RemoteProblem)) throw error;
        giveUp(error.message);
        return undefined;
      }
    });
  const read = async (key: string): Promise<Buffer | undefined> => {
    const entry = await request("GET", `ac/${key}`, { most: most.entry });
    if (!entry) return undefined;
    const { cas, size } = parsed(entry, place);
    const bytes = await request("GET", `cas/${cas}`, { most: Math.min(size, most.bytes) });
    if (!bytes) return undefined;
    if (bytes.length === size && sha256(bytes) === cas) return bytes;
    throw new RemoteProblem(`${place.url} sends bytes that do not match their checksum`);
  };
  const write = async (key: string, bytes: Buffer): Promise<void> => {
    if (bytes.length > most.bytes) return;
    const cas = sha256(bytes);
    const isThere = bytes.length > largeBytes && (await request("HEAD", `cas/${cas}`)) !== undefined;
    if (!isThere) await request("PUT", `cas/${cas}`, { body: bytes });
    // The entry is written last, so that a reader who finds it also finds the bytes.
    const body = Buffer.from(JSON.stringify({ cas, size: bytes.length }));
    await request("PUT", `ac/${key}`, { body });
  };

  return {
    readOnly: place.readOnly,
    get: (key) => attempt(() => read(key)),
    put(key, make) {
      if (place.readOnly || problem !== undefined) return;
      const written = attempt(async () => {
        const bytes = make();
        if (bytes) await write(key, bytes);
      }).then(() => void writing.delete(written));
      writing.add(written);
    },
    giveUp,
    async settled() {
      const tooLong = setTimeout(
        () => giveUp(`${place.url} takes too long to write ${writing.size} more entries`),
        timeLimit.leastMs + writing.size * timeLimit.msPerEntry,
      );
      await Promise.all(writing);
      clearTimeout(tooLong);
    },
    problem: () => problem,
  };
}

function parsed(entry: Buffer, { url }: RemotePlace): z.infer<typeof Entry> {
  try {
    return Entry.parse(JSON.parse(entry.toString()));
  } catch {
    throw new RemoteProblem(`${url} has an entry that twsite did not write`);
  }
}

function sha256(bytes: Buffer): string {
  return hash("sha256", bytes, "hex");
}

/** A queue for work that waits for the network: so many pieces at once, the rest in order. */
function limitConcurrency(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on as it is.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
