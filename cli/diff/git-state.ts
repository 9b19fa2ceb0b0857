/**
 * The content folder as it was in a commit: files read from Git into a temporary folder. Nothing of the repository is written, and no
 * hook and no filter runs: blobs are read as they are stored.
 */
import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { aboutFile, codeOf, isSystemError } from "../report/system-reason.ts";
import { entryAt } from "../source/entry-at.ts";
import { staysInside } from "../source/read-inside.ts";
import { realPath } from "../source/real-path.ts";

/** A state that cannot be read: a sentence for whoever called the command. */
export class NoSuchState extends Error {
  override name = "NoSuchState";
}

type Repository = {
  /** The content folder, as a real path. */
  contentFolder: string;
  /** The folder of the repository. */
  top: string;
  /** Path of the content folder from there, with a slash at its end unless it is empty. */
  prefix: string;
  isShallow: boolean;
};

export type Commit = { ref: string; hash: string };

export async function repositoryOf(content: string): Promise<Repository> {
  const contentFolder = realPath(content);
  const answer = await git(contentFolder, [
    "rev-parse",
    "--show-toplevel",
    "--show-prefix",
    "--is-shallow-repository",
  ]);
  if (!answer.ok) {
    if (answer.isMissing)
      throw new NoSuchState(
        "Git is not installed, or not in PATH: an earlier state of the site is read from it",
      );
    const isOutside = answer.problem.includes("not a git repository");
    throw new NoSuchState(
      isOutside
        ? `${content} is not in a Git repository: there is no earlier state to compare with`
        : `Git cannot read the repository of ${content}: ${answer.problem}`,
    );
  }
  const [top = "", prefix = "", shallow] = answer.text.split("\n");
  return { contentFolder, top, prefix, isShallow: shallow === "true" };
}

/** A clone with a depth has one branch, unless that was set otherwise. */
const unshallow =
  "this clone is shallow: “git fetch --unshallow” brings the rest of the history, and that of other branches after “git remote set-branches origin '*'”";

/** The commit that a reference names. */
export async function commitNamed(repository: Repository, ref: string): Promise<Commit> {
  const { top, isShallow } = repository;
  // A name that begins with a dash would be an option.
  const answer = ref.startsWith("-")
    ? undefined
    : await git(top, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  if (answer?.ok) return { ref, hash: answer.text.trim() };
  const hint = entryAt(ref)?.isDirectory()
    ? "; if it is the content folder, name it with --content"
    : isShallow
      ? `; ${unshallow}`
      : "; “git fetch” may bring it, and “git branch --all” lists what is there";
  throw new NoSuchState(`“${ref}” is not a commit, branch or tag of this repository${hint}`);
}

/** The commit at which the branch left the default branch. */
export async function whereBranchLeft(repository: Repository): Promise<Commit> {
  const { top, isShallow } = repository;
  const main = await defaultBranch(top);
  if (main === undefined)
    throw new NoSuchState(
      `no default branch is known here (origin/HEAD, main or master)${isShallow ? `; ${unshallow}` : ": name a commit, branch or tag"}`,
    );
  const base = await git(top, ["merge-base", "HEAD", main]);
  if (base.ok) return { ref: main, hash: base.text.trim() };
  throw new NoSuchState(
    `no commit is known at which this branch left ${main}${isShallow ? `; ${unshallow}` : ""}; or name a commit, branch or tag`,
  );
}

async function defaultBranch(top: string): Promise<string | undefined> {
  const head = await git(top, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  const names = [...(head.ok ? [head.text.trim()] : []), "origin/main", "origin/master", "main", "master"];
  for (const name of names) {
    const found = await git(top, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
    if (found.ok) return name;
  }
  return undefined;
}

export type CheckedOut = {
  contentFolder: string;
  /** Paths of files of which Git has only a pointer of Git LFS, from the content folder. */
  pointers: string[];
  /** Paths of submodules, which are empty here. */
  submodules: string[];
  remove(): void;
};

/** Writes the content folder of a commit into a temporary folder. The caller removes it. */
export async function checkOut(repository: Repository, { ref, hash }: Commit): Promise<CheckedOut> {
  const { top, prefix } = repository;
  const listed = await git(top, [
    "ls-tree",
    "-r",
    "-z",
    "--full-tree",
    hash,
    ...(prefix === "" ? [] : ["--", prefix]),
  ]);
  if (!listed.ok) throw new NoSuchState(`Git cannot list the files of ${ref}: ${listed.problem}`);
  const folder = mkdtempSync(join(tmpdir(), "twsite-diff-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const contentFolder = join(folder, prefix === "" ? "content" : prefix);
    mkdirSync(contentFolder, { recursive: true });
    linkPackages(repository, folder);
    const { entries, submodules } = entriesOf(listed.text, prefix);
    const folders = new Set(entries.map(({ path }) => dirname(join(contentFolder, path))));
    for (const name of folders) mkdirSync(name, { recursive: true });
    const other = entries.filter(
      (entry) => !takeFromWorkingTree(entry, repository.contentFolder, contentFolder),
    );
    const pointers = await writeBlobs(top, other, contentFolder);
    return { contentFolder, pointers, submodules, remove };
  } catch (error) {
    remove();
    // Node names the file that cannot be written, but not one that does not fit.
    throw isSystemError(error) && error.path === undefined ? aboutFile(error, folder) : error;
  }
}

type Entry = { isLink: boolean; blob: string; path: string };

/** Paths that would leave the folder, which only a crafted tree has, are left out. */
function entriesOf(listed: string, prefix: string): { entries: Entry[]; submodules: string[] } {
  const all = listed.split("\0").flatMap((line) => {
    const [, mode = "", type, blob = "", whole = ""] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    const path = whole.slice(prefix.length);
    const isUsable = path !== "" && !path.split(/[/\\]/).some((part) => /^(\.{0,2}|\.git)$/i.test(part));
    return isUsable ? [{ type, isLink: mode === "120000", blob, path }] : [];
  });
  return {
    entries: all.filter(({ type }) => type === "blob"),
    submodules: all.flatMap(({ type, path }) => (type === "commit" ? [path] : [])),
  };
}

/** A file that is the same in the working tree is copied with its time, so that the cache knows it. False for any other. */
function takeFromWorkingTree({ isLink, blob, path }: Entry, from: string, to: string): boolean {
  const file = join(from, path);
  const found = isLink ? undefined : entryAt(file);
  if (!found?.isFile()) return false;
  const bytes = readFileSync(file);
  const hash = createHash(blob.length === 64 ? "sha256" : "sha1")
    .update(`blob ${bytes.length}\0`)
    .update(bytes);
  if (hash.digest("hex") !== blob) return false;
  writeFileSync(join(to, path), bytes);
  utimesSync(join(to, path), found.atimeMs / 1000, found.mtimeMs / 1000);
  return true;
}

/** Components and extensions of the earlier state import packages from where those of the working tree do. */
function linkPackages({ top, prefix }: Repository, folder: string): void {
  const parts = prefix.split("/").filter((part) => part !== "");
  for (let depth = 0; depth <= parts.length; depth++) {
    const inside = join(...parts.slice(0, depth), "node_modules");
    if (entryAt(join(top, inside))) symlinkSync(join(top, inside), join(folder, inside), "junction");
  }
}

const pointerStart = "version https://git-lfs.github.com/spec/v1";

/** Returns the paths of pointers. */
async function writeBlobs(top: string, entries: readonly Entry[], folder: string): Promise<string[]> {
  const pointers: string[] = [];
  let next = 0;
  await readBlobs(top, entries, (bytes) => {
    const entry = entries[next++];
    if (!entry) return;
    const path = join(folder, entry.path);
    if (entry.isLink) return link(bytes.toString(), path);
    if (bytes.length < 1024 && bytes.toString("latin1").startsWith(pointerStart)) pointers.push(entry.path);
    writeFileSync(path, bytes);
  });
  const links = entries.filter(({ isLink }) => isLink).map(({ path }) => join(folder, path));
  // A link may lead over others, so all of them are judged before one is removed.
  for (const path of links.filter((each) => !staysInside(folder, each))) rmSync(path);
  return pointers;
}

/** A target that no file system takes, which only a crafted tree has, is left out. */
function link(target: string, path: string): void {
  if (target !== "" && target.length < 4096 && !target.includes("\0")) symlinkSync(target, path);
}

/** Calls `take` with the bytes of each blob, in order. */
function readBlobs(top: string, entries: readonly Entry[], take: (bytes: Buffer) => void): Promise<void> {
  if (entries.length === 0) return Promise.resolve();
  const child = spawn("git", [...safely, "cat-file", "--batch"], {
    cwd: top,
    env: quietly(),
    stdio: ["pipe", "pipe", "ignore"],
  });
  return new Promise((done, fail) => {
    let rest: Buffer = Buffer.alloc(0);
    let chunks: Buffer[] = [];
    let waiting = 0;
    let left = entries.length;
    child.on("error", fail);
    child.stdin.on("error", () => {});
    const read = (chunk: Buffer): void => {
      chunks.push(chunk);
      waiting -= chunk.length;
      // A large blob comes in many parts, which are put together once.
      if (waiting > 0) return;
      rest = Buffer.concat([rest, ...chunks]);
      chunks = [];
      for (;;) {
        const end = rest.indexOf(0x0a);
        if (end < 0) break;
        const [, type, length] = rest.toString("latin1", 0, end).split(" ");
        if (type !== "blob") {
          throw new NoSuchState(
            "this clone lacks files of that commit (it is a partial clone); “git fetch --refetch” brings them",
          );
        }
        const stop = end + 1 + Number(length);
        waiting = stop + 1 - rest.length;
        if (waiting > 0) break;
        take(rest.subarray(end + 1, stop));
        left--;
        rest = rest.subarray(stop + 1);
      }
    };
    child.stdout.on("data", (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        // The disk may be full.
        child.stdout.destroy();
        child.kill();
        fail(error);
      }
    });
    child.on("close", () =>
      left === 0 ? done() : fail(new NoSuchState("Git ended before it had given every file of that commit")),
    );
    child.stdin.end(entries.map(({ blob }) => `${blob}\n`).join(""));
  });
}

/** Options that keep Git from running programs that a repository names. */
const safely = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-optional-locks"];

/** Git asks for no password, and fetches nothing that a partial clone lacks. */
function quietly(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", LC_ALL: "C" };
}

type Answer = { ok: true; text: string } | { ok: false; isMissing: boolean; problem: string };

async function git(folder: string, args: readonly string[]): Promise<Answer> {
  try {
    const { stdout } = await promisify(execFile)("git", [...safely, ...args], {
      cwd: folder,
      env: quietly(),
      maxBuffer: 1 << 30,
    });
    return { ok: true, text: stdout };
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    return { ok: false, isMissing: codeOf(error) === "ENOENT", problem: said.trim().split("\n")[0] ?? "" };
  }
}
