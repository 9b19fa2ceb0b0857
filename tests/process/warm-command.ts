/**
 * `twsite` as it is bundled, in a process beside the tests that takes one call after the other: for what a command does,
 * where its process is not the subject. That a process of its own does the same, `command.test.ts` tells.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { filesIn } from "../sites/folders.ts";
import { refuseRepeatedIds } from "../sites/repeated-ids.ts";
import { type Ended, main, run as runAlone } from "./command.ts";

let child: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One for all the tests of a worker; it ends with the worker. */
function warmProcess(): ChildProcess {
  if (child?.connected) return child;
  child = fork(resolve("tests/process/warm-child.mjs"), {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return child;
}

type Call = {
  /** The folder that the command is called in. */
  cwd?: string;
  env?: Record<string, string>;
  /** Width of the terminal; there is none unless told. */
  columns?: number;
};

/** Who calls while another call runs waits for it. No document of a site that it compiles may have an id twice. */
export function run(args: readonly string[], { cwd = ".", env = {}, columns }: Call = {}): Promise<Ended> {
  // It ends its process itself.
  if (args[0] === "dev") return runAlone(args, { cwd, env });
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const call = async (): Promise<Ended> => {
    const twsite = warmProcess();
    twsite.ref();
    twsite.channel?.ref();
    twsite.send({ main, args, cwd: resolve(cwd), env: { ...inherited, ...env }, columns });
    const stop = new AbortController();
    const { signal } = stop;
    const died = once(twsite, "exit", { signal }).then(([code, name]) => {
      throw new Error(`twsite ${args.join(" ")} ended its process: ${code ?? name}`);
    });
    try {
      const [answer] = await Promise.race([once(twsite, "message", { signal }), died]);
      return { signal: null, ...answer };
    } finally {
      twsite.unref();
      twsite.channel?.unref();
      died.catch(() => undefined);
      stop.abort();
    }
  };
  const ended = last.then(call).then((end) => {
    if (args[0] === "compile" && end.code === 0) {
      const at = args.indexOf("--out");
      const folder = resolve(cwd, (at === -1 ? undefined : args[at + 1]) ?? "dist/site");
      if (existsSync(folder)) refuseRepeatedIds(folder, filesIn(folder));
    }
    return end;
  });
  last = ended.catch(() => undefined);
  return ended;
}
