/** The day that a file came into being, which Docusaurus takes for a post without a date. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, dirname } from "node:path";

/** `2025-03-17`: of its first commit, else of the file itself. */
export function creationDate(file: string): string {
  const log = [
    "log",
    "--follow",
    "--diff-filter=A",
    "--no-show-signature",
    "--format=%ct",
    "--",
    basename(file),
  ];
  const { stdout } = spawnSync("git", log, {
    cwd: dirname(file),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const seconds = Number((stdout ?? "").trim().split("\n").at(-1));
  const time = seconds > 0 ? new Date(seconds * 1000) : statSync(file).birthtime;
  return time.toISOString().slice(0, "2025-03-17".length);
}
