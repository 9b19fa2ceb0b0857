/**
 * `twsite dev`: watches the content, compiles changed files, and updates open pages.
 * A change is answered twice: edited pages show their new text at once, then a pass over the content updates all pages
 * that depend on it.
 */

import { stampedSources } from "../check/reviews/page-reviews.ts";
import { LostContent } from "../emit/lost-content.ts";
import { type ReaderFiles, readerForDev } from "../emit/reader-files.ts";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import { isIn, realPath } from "../source/real-path.ts";
import { createChangeQueue } from "./change-queue.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";
import { readCompiler } from "./edited-pages.ts";
import { createEventStream } from "./event-stream.ts";
import { createPassReport, type OnPass } from "./pass-report.ts";
import { createSiteInMemory } from "./site-in-memory.ts";
import { watchContent } from "./watch.ts";

type DevOptions = {
  build: AnalyzeOptions;
  reader: ReaderFiles;
  host: string;
  /** The first port to try; 0 for any that is free. */
  port: number;
  /** A commit, branch or tag: what has changed since is marked in pages. */
  against?: string | undefined;
  onPass: OnPass;
  /** Hears what a writer should know of that state. */
  onNote: (note: string) => void;
  /** The tool itself failed; the site stays as it was. */
  onFailure: (error: unknown) => void;
};

type Dev = DevServer & {
  /** Path that the site is served under. */
  base: string;
  /** The first pass. Rejects where the tool itself fails. */
  ready: Promise<void>;
};

/** A browser has its first page by then. */
const idleMs = 500;
/** A browser that waits for the address has requested a page by then. */
const askedMs = 250;

/** Resolves once a page can be served. Rejects if the server cannot listen on the host, and with `NoSuchState` if there is nothing to compare with. */
export async function startDev(options: DevOptions): Promise<Dev> {
  const { build, reader, host, port, onPass, onNote, onFailure } = options;
  const { contentFolder } = build;
  const closing = new AbortController();
  const site = createSiteInMemory({ ...build, signal: closing.signal }, reader);
  const { script } = readerForDev(reader);
  const events = createEventStream();
  const against =
    options.against === undefined
      ? undefined
      : await (await import("./against.ts")).createAgainst(
          options.against,
          { ...build, signal: closing.signal },
          reader,
        );
  let watching: Awaited<ReturnType<typeof watchContent>> | undefined;
  const report = createPassReport({ site, script, contentFolder, against, send: events.send, onPass });

  async function pass(files: readonly string[], onEarly?: () => Promise<void>): Promise<void> {
    const started = performance.now();
    const passed = await site.pass(onEarly);
    await report.passed({ ...passed, seconds: (performance.now() - started) / 1000 }, files);
    followSources();
  }

  /** What pages describe may be outside of the content folder. */
  function followSources(): void {
    const reviews = site.served()?.analysis.reviews;
    const sources = reviews ? stampedSources(reviews).map(({ path }) => path) : [];
    watching?.watchOthers(sources.filter((path) => !isIn(path, realPath(contentFolder))));
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

  /** The earlier state is read once the site is served, so that no page waits for it. */
  async function compare(): Promise<void> {
    try {
      const note = await against?.read();
      if (note !== undefined) onNote(note);
      report.compared();
    } catch (error) {
      if (!closing.signal.aborted) onFailure(error);
    }
  }

  const early = createDeferred();
  const answered = createDeferred();
  const ready = pass([], async () => {
    early.resolve();
    void readCompiler();
    // The first page must not share the processor with all the others.
    setTimeout(answered.resolve, askedMs);
    await answered.promise;
  });
  const showable = Promise.race([early.promise, ready]);
  // A request that comes earlier waits for it, and reports its failure.
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
      file: (path) => site.file(path) ?? against?.picture(path),
    },
    events,
    changes(route) {
      const served = site.served();
      return served && against?.changes(route, served);
    },
    state: report.state,
    async waiting() {
      const { waitingDocument } = await import("./waiting-document.ts");
      const at = { site: site.version(), base: site.base(), script, contentFolder };
      return waitingDocument({ findings: report.findings(), heard: report.shown(), ...at });
    },
    async failed(error) {
      // The next pass compiles again what the cache has lost.
      if (error instanceof LostContent) changes.add("");
      else await report.failed();
    },
  });
  try {
    const [watcher] = await Promise.all([watchContent(contentFolder, changes.add), showable]);
    watching = watcher;
    followSources();
    return {
      port: server.port,
      base: site.base(),
      ready: ready.then(() => {
        // They include changes during the first pass, and before the watcher started.
        changes.start();
        // Neither the first edit nor the first page must wait for the compiler.
        setTimeout(() => void readCompiler(), idleMs).unref();
        void compare();
      }),
      async close() {
        closing.abort();
        against?.close();
        changes.end();
        await Promise.all([watcher.close(), server.close()]);
      },
    };
  } catch (error) {
    closing.abort();
    against?.close();
    await server.close();
    throw error;
  }
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
