/**
 * The content folder as it was in a commit: Git writes its files into a temporary folder, from an index of its own. Nothing of the repository
 * is written, and no hook and no filter runs: files are as they are stored.
 */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
  /** The folder of its objects. */
  objects: string;
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
    "--git-path",
    "objects",
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
  const [top = "", prefix = "", shallow, objects = ""] = answer.text.split("\n");
  return {
    contentFolder,
    top,
    prefix,
    objects: resolve(contentFolder, objects),
    isShallow: shallow === "true",
  };
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
  const { top, prefix, objects } = repository;
  const folder = mkdtempSync(join(tmpdir(), "twsite-diff-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const contentFolder = join(folder, prefix === "" ? "content" : prefix);
    mkdirSync(contentFolder, { recursive: true });
    const own = join(folder, ".git");
    const env = { GIT_DIR: own, GIT_INDEX_FILE: join(own, "index"), GIT_OBJECT_DIRECTORY: objects };
    const run = (...args: string[]) => git(contentFolder, [`--work-tree=${contentFolder}`, ...args], env);
    const read = async (...args: string[]): Promise<string> => {
      const answer = await run(...args);
      if (!answer.ok) throw new NoSuchState(`Git cannot list the files of ${ref}: ${answer.problem}`);
      return answer.text;
    };
    const format = hash.length === 64 ? ["--object-format=sha256"] : [];
    await git(folder, ["init", "--quiet", "--template=", ...format], { GIT_DIR: own });
    mkdirSync(join(own, "info"), { recursive: true });
    // These come before all attributes of the commit, of the system and of whoever runs the command.
    writeFileSync(join(own, "info/attributes"), "* -text -ident -filter -working-tree-encoding\n");
    const tree = await git(top, ["rev-parse", "--verify", "--quiet", `${hash}:${prefix.slice(0, -1)}`]);
    // A state without the folder has no files.
    if (tree.ok) await read("read-tree", tree.text.trim());
    const all = entriesOf(await read("ls-files", "--stage", "-z"));
    const files = all.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
    const written = await run("-c", "core.symlinks=false", "checkout-index", "--all");
    if (!written.ok) throw unwritten(files, contentFolder, written.problem, ref);
    const links = all.filter(({ mode }) => mode === "120000").map(({ path }) => join(contentFolder, path));
    for (const path of links) makeLink(path);
    // A link may lead over others, so all of them are judged before one is removed.
    for (const path of links.filter((link) => !staysInside(folder, link))) rmSync(path);
    rmSync(own, { recursive: true });
    linkPackages(repository, folder);
    const pointers = files.filter((path) => isPointer(join(contentFolder, path)));
    const submodules = all.filter(({ mode }) => mode === "160000").map(({ path }) => path);
    return { contentFolder, pointers, submodules, remove };
  } catch (error) {
    remove();
    // Node names the file that cannot be written, but not one that does not fit.
    throw isSystemError(error) && error.path === undefined ? aboutFile(error, folder) : error;
  }
}

function entriesOf(listed: string): { mode: string; path: string }[] {
  return listed.split("\0").flatMap((line) => {
    const [, mode, path] = /^(\d+) \w+ \d\t(.*)$/s.exec(line) ?? [];
    return mode === undefined || path === undefined ? [] : [{ mode, path }];
  });
}

/** Makes a link of a file with its target. A target that no file system takes, which only a crafted tree has, is left out. */
function makeLink(path: string): void {
  const target = readFileSync(path, "utf8");
  rmSync(path);
  if (target !== "" && target.length < 4096 && !target.includes("\0")) symlinkSync(target, path);
}

/** The error of a state that Git could not write. Where a file is missing, Node says what keeps it from being written. */
function unwritten(files: readonly string[], folder: string, problem: string, ref: string): Error {
  if (problem.includes("unable to read"))
    return new NoSuchState(
      "this clone lacks files of that commit (it is a partial clone); “git fetch --refetch” brings them",
    );
  const missing = files.find((path) => !entryAt(join(folder, path)));
  if (missing !== undefined) writeFileSync(join(folder, missing), "");
  return new NoSuchState(`Git cannot write the files of ${ref}: ${problem}`);
}

/** Components and extensions of the earlier state import packages from where those of the working tree do. */
function linkPackages({ top, prefix }: Repository, folder: string): void {
  const parts = prefix.split("/").filter((part) => part !== "");
  for (let depth = 0; depth <= parts.length; depth++) {
    const inside = join(...parts.slice(0, depth), "node_modules");
    if (entryAt(join(top, inside)) && !entryAt(join(folder, inside)))
      symlinkSync(join(top, inside), join(folder, inside), "junction");
  }
}

const pointerStart = "version https://git-lfs.github.com/spec/v1";

function isPointer(file: string): boolean {
  const size = entryAt(file)?.size ?? 0;
  return size > 0 && size < 1024 && readFileSync(file, "latin1").startsWith(pointerStart);
}

/** Options that keep Git from running programs that a repository names. */
const safely = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-optional-locks"];

/** Git asks for no password, and fetches nothing that a partial clone lacks. */
const quiet = { GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", LC_ALL: "C" };

type Answer = { ok: true; text: string } | { ok: false; isMissing: boolean; problem: string };

async function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Answer> {
  try {
    const { stdout } = await promisify(execFile)("git", [...safely, ...args], {
      cwd: folder,
      env: { ...process.env, ...quiet, ...env },
      maxBuffer: 1 << 30,
    });
    return { ok: true, text: stdout };
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    return { ok: false, isMissing: codeOf(error) === "ENOENT", problem: said.trim().split("\n")[0] ?? "" };
  }
}
