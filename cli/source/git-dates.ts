/**
 * Dates of the last commit of each file of the content folder: one pass over `git log`, kept by commit, so that the next run
 * reads only what was committed since. Nothing is known without Git, outside of a repository, and of a shallow clone,
 * whose oldest commit would pass for the last change of everything before it.
 */
import { execFile, spawn } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";

export type GitDates = {
  /** The commit whose history tells the dates; an empty text where none does. */
  commit: string;
  /** Instants (`2025-03-17T09:30:00Z`) by path from the content folder. */
  dates: ReadonlyMap<string, string>;
};

const unknown: GitDates = { commit: "", dates: new Map() };

/** Keeps the dates between runs, such as in the cache. */
export type KeptDates = {
  readJson<T>(kind: "git-dates"): T | undefined;
  write(kind: "git-dates", content: string): unknown;
};

type Kept = {
  /** The commit up to which the log was read. */
  head: string;
  /** Seconds since 1970 by path. */
  times: [path: string, time: number][];
};

/** The commit whose history tells the dates; an empty text where none does. */
export async function commitOf(contentFolder: string): Promise<string> {
  const answer = await git(contentFolder, ["rev-parse", "--is-shallow-repository", "--verify", "HEAD"]);
  const [shallow, head] = answer.split("\n");
  return shallow === "false" && head !== undefined ? head : "";
}

export async function gitDates(contentFolder: string, cache: KeptDates | undefined): Promise<GitDates> {
  const head = await commitOf(contentFolder);
  if (head === "") return unknown;
  const kept = cache?.readJson<Kept>("git-dates");
  if (kept?.head === head) return { commit: head, dates: datesOf(kept.times) };

  // After a rebase, what was read is no longer part of the history.
  const isPast =
    kept !== undefined && (await git(contentFolder, ["merge-base", kept.head, head])).trim() === kept.head;
  const times = new Map(isPast ? kept.times : []);
  if (!(await readLog(contentFolder, isPast ? `${kept.head}..${head}` : head, times))) return unknown;
  cache?.write("git-dates", JSON.stringify({ head, times: [...times] } satisfies Kept));
  return { commit: head, dates: datesOf(times) };
}

/** The latest time of each path goes into `times`. False where the log could not be read to its end. */
function readLog(folder: string, range: string, times: Map<string, number>): Promise<boolean> {
  const format = ["--format=%x01%ct", "--name-only", "-z"];
  const log = spawn(
    "git",
    ["log", ...format, "--no-merges", "--no-renames", "--no-show-signature", "--relative", range, "--", "."],
    { cwd: folder, stdio: ["ignore", "pipe", "ignore"] },
  );
  let rest = "";
  let time = 0;
  log.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      if (part.startsWith("\x01")) time = Number(part.slice(1));
      else {
        const path = (part.startsWith("\n") ? part.slice(1) : part).normalize("NFC");
        times.set(path, Math.max(time, times.get(path) ?? 0));
      }
    }
  });
  return new Promise((resolve) => {
    log.on("error", () => resolve(false));
    log.on("close", (code) => resolve(code === 0));
  });
}

/** The last commit that touched the file at the absolute path. None without Git, and for a file that has changed since. */
export async function lastCommitOf(path: string): Promise<{ hash: string; day: string } | undefined> {
  const own = ["--", path];
  const changed = await git(dirname(path), ["--literal-pathspecs", "diff", "--name-only", "HEAD", ...own]);
  const format = ["--max-count=1", "--abbrev=8", "--format=%h %cs", "--no-show-signature"];
  const answer =
    changed === "" ? await git(dirname(path), ["--literal-pathspecs", "log", ...format, ...own]) : "";
  const [hash, day] = answer.trim().split(" ");
  return hash && day ? { hash, day } : undefined;
}

/** An empty text where the command fails. */
async function git(folder: string, args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)("git", args, { cwd: folder })).stdout;
  } catch {
    return "";
  }
}

function datesOf(times: Iterable<[string, number]>): GitDates["dates"] {
  const instant = (time: number) => `${new Date(time * 1000).toISOString().slice(0, -".000Z".length)}Z`;
  return new Map([...times].map(([path, time]) => [path, instant(time)]));
}
