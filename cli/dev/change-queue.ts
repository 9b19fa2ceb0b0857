/**
 * Files that changed → rounds of work, one after the other. Changes within a moment, or during a round, count as one
 * change: edited pages first, then a pass for all files that changed meanwhile.
 */
import { existsSync } from "node:fs";
import { onDisk } from "../source/on-disk.ts";

type ChangesOptions = {
  contentFolder: string;
  /** Shows the pages of few files with their new text. */
  edit(files: readonly string[]): Promise<void>;
  /** Corrects everything else that follows from these files; the empty path stands for any. */
  pass(files: readonly string[]): Promise<void>;
  /** True: something has changed that the watcher did not report. */
  hasMoved(): boolean;
  onFailure(error: unknown): void;
  /** Nothing is done once it is aborted. */
  signal: AbortSignal;
};

type ChangeQueue = {
  add(file: string): void;
  /** Rounds start; until then, changes wait. */
  start(): void;
  /** Ends the wait for further changes. */
  end(): void;
};

/** A change of more files at once is not an edit, but a switch of branches or a renamed folder. */
const mostEdited = 3;
/** Changes that come within this time are one. */
const quietMs = 25;
/** A branch or a folder comes file by file. */
const manyMs = 100;
/** Some editors move a file away and write it again. */
const goneMs = 150;
/** After this time, changes that the watcher did not report are looked for. */
const unreportedMs = 300;

export function createChangeQueue(options: ChangesOptions): ChangeQueue {
  const { contentFolder, edit, pass, hasMoved, onFailure, signal } = options;
  const waiting = new Set<string>();
  let isWorking = true;
  let endQuiet = (): void => {};

  /** Waits until the time is over, or something changes. */
  const quiet = (ms: number): Promise<void> =>
    new Promise((settle) => {
      const timer = setTimeout(settle, ms);
      endQuiet = () => {
        clearTimeout(timer);
        settle();
      };
    });

  async function round(): Promise<void> {
    const files = new Set<string>();
    while (waiting.size > 0) {
      const now = [...waiting];
      waiting.clear();
      for (const file of now) files.add(file);
      if (files.size <= mostEdited) await edit(now);
      const isGone = now.some((file) => !existsSync(onDisk(contentFolder, file)));
      const usual = files.size > mostEdited ? manyMs : quietMs;
      if (waiting.size === 0) await quiet(isGone ? goneMs : usual);
    }
    if (!signal.aborted) await pass([...files].sort());
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (waiting.size > 0 && !signal.aborted) await round();
    } catch (error) {
      onFailure(error);
    } finally {
      isWorking = false;
    }
    setTimeout(() => {
      if (!isWorking && !signal.aborted && hasMoved()) add("");
    }, unreportedMs).unref();
  }

  function add(file: string): void {
    waiting.add(file);
    endQuiet();
    void work();
  }

  return {
    add,
    start() {
      isWorking = false;
      if (waiting.size > 0 || hasMoved()) add("");
    },
    end: () => endQuiet(),
  };
}
