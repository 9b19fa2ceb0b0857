/** Runs a command as a process of its own and measures it from outside. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

export type Usage = {
  /** Seconds of wall clock. */
  wall: number;
  /** Seconds of processor time, user and system, over all threads. */
  cpu: number;
  /** MB (1,000,000 bytes) of the largest process. */
  peak: number;
  output: string;
};

/** GNU time reads the kernel's own account of a finished process. */
const gnuTime = "/usr/bin/time";

export async function run(command: string, args: readonly string[], cwd: string): Promise<Usage> {
  const measured = existsSync(gnuTime);
  const format = "usage %U %S %M";
  const [file, all] = measured ? [gnuTime, ["-f", format, command, ...args]] : [command, args];
  const started = performance.now();
  const child = spawn(file, all, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const wall = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`);
  const [, user = 0, system = 0, kilobytes = 0] = (/usage (\S+) (\S+) (\d+)/.exec(output) ?? []).map(Number);
  return { wall, cpu: user + system, peak: (kilobytes * 1024) / 1_000_000, output };
}

/** The run with the median wall clock of `times` runs; `prepare` comes before each. */
export async function median(times: number, prepare: () => void, once: () => Promise<Usage>): Promise<Usage> {
  const runs: Usage[] = [];
  for (let count = 0; count < times; count++) {
    prepare();
    runs.push(await once());
  }
  runs.sort((a, b) => a.wall - b.wall);
  const middle = runs[Math.floor(runs.length / 2)];
  if (!middle) throw new Error("no run");
  return middle;
}
