/**
 * Ends the process where an extension blocks its thread for good, as by a loop after an `await`: no clock of that thread can
 * interrupt it, so another thread watches.
 */
import { Worker } from "node:worker_threads";

type ExtensionWatch = {
  /** An extension is at work from here on; `name` says which, and on which page. */
  begin(name: string): void;
  /** It has come back. */
  end(): void;
};

type Shared = {
  /** How often an extension began or came back, how many have not come back, and the length of the name in bytes. */
  counts: Int32Array;
  name: Uint8Array;
  /** A thread without a change for this many milliseconds is blocked. */
  time: number;
};

/** The thread starts with the first extension, and keeps no process alive. `time` is in milliseconds. */
export function extensionWatch(time: number): ExtensionWatch {
  const counts = new Int32Array(new SharedArrayBuffer(12));
  const name = new Uint8Array(new SharedArrayBuffer(1_000));
  const encoder = new TextEncoder();
  let thread: Worker | undefined;
  return {
    begin(text) {
      const workerData: Shared = { counts, name, time };
      thread ??= new Worker(`(${watch})(require)`, { eval: true, workerData });
      thread.unref();
      Atomics.store(counts, 2, encoder.encodeInto(text, name).written);
      Atomics.add(counts, 1, 1);
      Atomics.add(counts, 0, 1);
    },
    end() {
      Atomics.sub(counts, 1, 1);
      Atomics.add(counts, 0, 1);
    },
  };
}

/** Runs in its thread as text, so it sees nothing of this module. A thread cannot make the process exit, only kill it. */
function watch(load: NodeJS.Require): void {
  const { writeSync } = load("node:fs") as typeof import("node:fs");
  const { workerData } = load("node:worker_threads") as { workerData: Shared };
  const { counts, name, time } = workerData;
  // A machine that slept wakes up in the middle of one wait, not of two.
  for (let waits = 0; ; ) {
    const before = Atomics.load(counts, 0);
    Atomics.wait(counts, 0, before, time / 2);
    waits = Atomics.load(counts, 0) === before && Atomics.load(counts, 1) > 0 ? waits + 1 : 0;
    if (waits < 2) continue;
    const text = new TextDecoder().decode(name.slice(0, Atomics.load(counts, 2)));
    writeSync(
      2,
      `twsite: this run was ended: its thread was blocked by ${text}, as by a loop after an await\n`,
    );
    process.kill(process.pid, "SIGKILL");
  }
}
