/**
 * `twsite dev`: watch, compile what changed, tell the open pages.
 * A change is answered twice: edited pages are shown with their new text at once, then a pass over the content corrects
 * everything else that follows from it.
 */
import type { DevEvent, DevFinding } from "../../schema/dev-event.ts";
import type { AnalyzeOptions } from "../build/analyze.ts";
import { LostContent } from "../emit/lost-content.ts";
import { type ReaderFiles, readerForDev } from "../emit/reader-files.ts";
import { compareFindings, type Finding, isError } from "../report/finding.ts";
import { createChangeQueue } from "./change-queue.ts";
import { readCompiler } from "./edited-pages.ts";
import { createEventStream } from "./event-stream.ts";
import { type DevServer, startDevServer } from "./server.ts";
import { createSiteInMemory, type Pass } from "./site-in-memory.ts";
import { watchContent } from "./watch.ts";

export type DevOptions = {
  build: AnalyzeOptions;
  reader: ReaderFiles;
  host: string;
  /** The first port to try; 0 for any that is free. */
  port: number;
  /**
   * After each pass: what it found, whether that differs from before, the path that the site is under now, and the files
   * whose change it followed.
   */
  onPass: (
    pass: Pass & { hasNewFindings: boolean; base: string },
    files: readonly string[],
  ) => void | Promise<void>;
  /** The tool itself failed; the site stays as it was. */
  onFailure: (error: unknown) => void;
};

export type Dev = DevServer & {
  /** Path that the site is served under. */
  base: string;
  /** The first pass. Rejects where the tool itself fails. */
  ready: Promise<void>;
};

/** A browser has its first page by then. */
const idleMs = 500;
/** Whoever waits for the address to ask for a page has done so by then. */
const askedMs = 250;

/** Settles when there is something to see. Rejects where the host cannot be listened on. */
export async function startDev(options: DevOptions): Promise<Dev> {
  const { build, reader, host, port, onPass, onFailure } = options;
  const { contentFolder } = build;
  const closing = new AbortController();
  const site = createSiteInMemory({ ...build, signal: closing.signal }, reader);
  const { script } = readerForDev(reader);
  const events = createEventStream();
  let findings: Finding[] = [];
  let shown: DevFinding[] = [];

  const state = (): string =>
    eventText({
      type: "state",
      site: site.version(),
      reader: script,
      stylesheets: site.stylesheets(),
      errors: findings.filter(isError).length,
      warnings: findings.filter((finding) => !isError(finding)).length,
      findings: shown,
    });

  let last: Pass = { findings: [], changed: 0 };

  async function pass(files: readonly string[], onEarly?: () => Promise<void>): Promise<void> {
    last = await site.pass(onEarly);
    await tell(last.changed, files);
  }

  /** What the last pass found, and what has failed since, to open pages and on the terminal. */
  async function tell(changed: number, files: readonly string[]): Promise<void> {
    const found = [...last.findings, ...site.failures()].sort(compareFindings);
    const hasNewFindings = JSON.stringify(found) !== JSON.stringify(findings);
    findings = found;
    shown = await shownOf(found, contentFolder);
    events.send(state());
    await onPass({ ...last, findings: found, changed, hasNewFindings, base: site.base() }, files);
  }

  const changes = createChangeQueue({
    contentFolder,
    signal: closing.signal,
    pass,
    async edit(files) {
      for (const { data } of await site.edit(files)) events.send(`{"type":"page","page":${data}}`);
    },
    hasMoved: site.hasMoved,
    onFailure,
  });

  const early = createDeferred();
  const answered = createDeferred();
  const ready = pass([], async () => {
    early.resolve();
    void readCompiler();
    // The first page shall not share the machine with all the others.
    setTimeout(answered.resolve, askedMs);
    await answered.promise;
  });
  const showable = Promise.race([early.promise, ready]);
  // Whoever asks before that waits for it, and hears of its failure.
  for (const promise of [ready, showable]) promise.catch(() => {});
  const server = await startDevServer({
    host,
    port,
    showable,
    ready,
    site: {
      ...site,
      async early(path) {
        const file = await site.early(path);
        if (file) setImmediate(answered.resolve);
        return file;
      },
    },
    events,
    state,
    async waiting() {
      const { waitingDocument } = await import("./waiting-document.ts");
      const at = { site: site.version(), base: site.base(), script, contentFolder };
      return waitingDocument({ findings, heard: shown, ...at });
    },
    async failed(error) {
      // The next pass compiles again what the cache has lost.
      if (error instanceof LostContent) changes.add("");
      else await tell(0, []);
    },
  });
  try {
    const [watching] = await Promise.all([watchContent(contentFolder, changes.add), showable]);
    return {
      port: server.port,
      base: site.base(),
      ready: ready.then(() => {
        // With what changed meanwhile, and before the watcher was there.
        changes.start();
        // The first edit shall not wait for it, and neither shall the first page.
        setTimeout(() => void readCompiler(), idleMs).unref();
      }),
      async close() {
        closing.abort();
        changes.end();
        await Promise.all([watching.close(), server.close()]);
      },
    };
  } catch (error) {
    closing.abort();
    await server.close();
    throw error;
  }
}

function eventText(event: DevEvent): string {
  return JSON.stringify(event);
}

/** What shows lines takes longer to read than much of the rest: not for a site without findings. */
async function shownOf(findings: readonly Finding[], contentFolder: string): Promise<DevFinding[]> {
  if (findings.length === 0) return [];
  const { devFindings } = await import("./dev-findings.ts");
  return devFindings(findings, contentFolder);
}

type Deferred = { promise: Promise<void>; resolve: () => void };

/** Promise that is resolved from outside, as `Promise.withResolvers` of Node 22 makes one. */
function createDeferred(): Deferred {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
