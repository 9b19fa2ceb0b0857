/**
 * `twsite dev`: watch, compile what changed, tell the open pages (S62).
 * A change is answered twice: edited pages are shown with their new text at once, then a pass over the content corrects
 * everything else that follows from it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DevEvent, DevFinding } from "../../schema/dev-event.ts";
import { LostContent } from "../emit/lost-content.ts";
import { type ReaderFiles, readerForDev } from "../emit/reader-files.ts";
import type { BuildOptions } from "../examine.ts";
import { compareFindings, type Finding, isError } from "../report/finding.ts";
import { readCompiler } from "./edited-pages.ts";
import { createEventStream } from "./event-stream.ts";
import { type DevServer, startDevServer } from "./server.ts";
import { createSignal } from "./signal.ts";
import { createSiteInMemory, type Pass } from "./site-in-memory.ts";
import { watchContent } from "./watch.ts";

export type DevOptions = {
  build: BuildOptions;
  reader: ReaderFiles;
  host: string;
  /** The first port to try; 0 for any that is free. */
  port: number;
  /**
   * After each pass: what it found, whether something else than before, the path that the site is under now, and the files
   * whose change it followed.
   */
  onPass: (pass: Pass & { isNews: boolean; base: string }, files: readonly string[]) => void | Promise<void>;
  /** The tool itself failed; the site stays as it was. */
  onFailure: (error: unknown) => void;
};

export type Dev = DevServer & {
  /** Path that the site is served under. */
  base: string;
  /** The first pass. Rejects where the tool itself fails. */
  ready: Promise<void>;
};

/** More files than these at once are no edit: another branch, a rename of a folder. */
const mostEdited = 3;
/** Changes that come within this time are one. */
const quietMs = 25;
/** A branch or a folder comes file by file. */
const manyMs = 100;
/** Some editors move a file away and write it anew. */
const goneMs = 150;
/** What the watcher did not tell is found then. */
const settledMs = 300;
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

  async function pass(files: readonly string[], onEarly?: () => Promise<void>): Promise<void> {
    const made = await site.pass(onEarly);
    const found = [...made.findings].sort(compareFindings);
    const isNews = JSON.stringify(found) !== JSON.stringify(findings);
    findings = found;
    shown = await shownOf(found, contentFolder);
    events.send(state());
    await onPass({ ...made, isNews, base: site.base() }, files);
  }

  const waiting = new Set<string>();
  /** The first pass is work, too. */
  let isWorking = true;
  let endQuiet = (): void => {};
  const isClosed = (): boolean => closing.signal.aborted;

  /** Until the time is over, or something changes. */
  const quiet = (ms: number): Promise<void> =>
    new Promise((settle) => {
      const timer = setTimeout(settle, ms);
      endQuiet = () => {
        clearTimeout(timer);
        settle();
      };
    });

  /** Edited pages first, then a pass for everything that came meanwhile. */
  async function round(): Promise<void> {
    const files = new Set<string>();
    while (waiting.size > 0) {
      const now = [...waiting];
      waiting.clear();
      for (const file of now) files.add(file);
      if (files.size <= mostEdited)
        for (const { data } of await site.edit(now)) events.send(`{"type":"page","page":${data}}`);
      const isGone = now.some((file) => !existsSync(join(contentFolder, file)));
      const usual = files.size > mostEdited ? manyMs : quietMs;
      if (waiting.size === 0) await quiet(isGone ? goneMs : usual);
    }
    if (!isClosed()) await pass([...files].sort());
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (waiting.size > 0 && !isClosed()) await round();
    } catch (error) {
      onFailure(error);
    } finally {
      isWorking = false;
    }
    setTimeout(() => {
      if (!isWorking && !isClosed() && site.hasMoved()) change("");
    }, settledMs).unref();
  }

  function change(file: string): void {
    waiting.add(file);
    endQuiet();
    void work();
  }

  const early = createSignal();
  const answered = createSignal();
  const ready = pass([], async () => {
    early.happen();
    void readCompiler();
    // The first page shall not share the machine with all the others.
    setTimeout(answered.happen, askedMs);
    await answered.happened;
  });
  const showable = Promise.race([early.happened, ready]);
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
        if (file) setImmediate(answered.happen);
        return file;
      },
    },
    events,
    state,
    async waiting() {
      const { waitingDocument } = await import("./waiting-document.ts");
      return waitingDocument(findings, shown, site.base(), script, contentFolder);
    },
    failed(error) {
      onFailure(error);
      // The next pass compiles anew what the cache has lost.
      if (error instanceof LostContent) change("");
    },
  });
  try {
    const [watching] = await Promise.all([watchContent(contentFolder, change), showable]);
    return {
      port: server.port,
      base: site.base(),
      ready: ready.then(() => {
        isWorking = false;
        // What changed meanwhile, and before the watcher was there.
        if (waiting.size > 0 || site.hasMoved()) change("");
        // The first edit shall not wait for it, and neither shall the first page.
        setTimeout(() => void readCompiler(), idleMs).unref();
      }),
      async close() {
        closing.abort();
        endQuiet();
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
