/** `twsite` as a process of its own, as it is bundled. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export const main = resolve("dist/twsite/main.js");

export type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

export type Running = { child: ChildProcess; ended: Promise<Ended> };

/** Starts the command; `cwd` is the folder that it is called in, `node` the program that runs it. */
export function start(
  args: readonly string[],
  { cwd = ".", script = main, env = {}, node = process.execPath } = {},
): Running {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const child = spawn(node, [script, ...args], { cwd, env: { ...inherited, ...env } });
  return { child, ended: ending(child) };
}

export function run(args: readonly string[], options: Parameters<typeof start>[1] = {}): Promise<Ended> {
  return start(args, options).ended;
}

async function ending(child: ChildProcess): Promise<Ended> {
  const texts = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    texts.out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    texts.err += text;
  });
  const [code, signal] = await once(child, "close");
  return { code, signal, ...texts };
}
