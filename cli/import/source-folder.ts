/**
 * The folder of a source, the only place where an import reads files. It reads nothing outside, wherever links and paths
 * lead, except folders that the user allows. A problem with a file becomes a note with its name, once.
 */
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { limits } from "../report/limits/limits.ts";
import { sizeFinding } from "../report/limits/size.ts";
import { timeLimiter } from "../report/limits/time-limiter.ts";
import { isLink } from "../source/entry-at.ts";
import { type EntryKind, entryKindAt, refusedFile } from "../source/entry-kind.ts";
import { isThere } from "../source/on-disk.ts";
import { OutsideError, readBelow } from "../source/read-inside.ts";
import { isIn, realPath } from "../source/real-path.ts";
import { decodeUtf8, notUtf8 } from "../source/utf8.ts";
import { readFolder } from "../source/walk.ts";
import { FileProblem, fatalError, problemOf } from "./file-problem.ts";
import type { Cause } from "./losses.ts";
import type { Note } from "./note.ts";

export type SourceFolder = {
  /** Absolute path. */
  path: string;
  /** Absolute path of a file; all others start at the folder, with `/`. */
  pathOf(file: string): string;
  /** A file as the user who named the folder would. */
  shown(file: string): string;
  /** True for a file that may be read. */
  isFile(file: string): boolean;
  /** True for every existing entry, also outside or unreadable: reading it gives the reason. */
  isThere(file: string): boolean;
  /** True for a file or a folder that may be read. */
  isInside(file: string): boolean;
  /** The first that is a file. If there is none, one that is outside is noted. */
  firstFile(files: readonly string[]): string | undefined;
  /**
   * Files below a folder, by their paths from it, in order; none where it is missing. Hidden files are left out. Links lead
   * to what they name, once. Files and folders that cannot be read are noted.
   */
  filesBelow(folder: string): string[];
  /** Throws a `FileProblem` for a file outside. */
  bytes(file: string): Buffer;
  /** Throws a `FileProblem` if the file is not text, is larger than `most` bytes, or may not be read. */
  text(file: string, most?: number): string;
  /** As `text`; a problem is noted, and the result is undefined. */
  textOrNote(file: string, most?: number): string | undefined;
  /** The result of `work` with a file, within a time limit. If it fails, that is noted, and the result is undefined. */
  attempt<T>(file: string, work: () => T, cause?: Cause): T | undefined;
  /** Notes what was thrown for a file. */
  note(file: string, error: unknown, cause?: Cause): void;
  /**
   * Lets files and folders be read that the configuration names, wherever the same Git repository has them, or without Git the folder around the source.
   * Returns those that are farther away.
   */
  include(paths: readonly string[]): string[];
  /** As `include`, for the content of the site. Throws a `fatalError` with the command that allows what is farther away. */
  require(paths: readonly string[]): void;
  /** Notes on folders and files that are outside, with the command that allows them. */
  outsideNotes(): Note[];
};

type SourceFolderInputs = {
  folder: string;
  notes: Note[];
  /** Further folders that may be read. */
  allowed?: readonly string[] | undefined;
  /** The command that imports with a further folder of each path. */
  repeat?: ((folders: readonly string[]) => string) | undefined;
};

/** No file of a site that people write takes a second. */
const mostTime = 20_000;

export function sourceFolder({ folder, notes, allowed = [], repeat }: SourceFolderInputs): SourceFolder {
  const path = resolve(folder);
  const roots = [path, ...allowed].map(realPath);
  const withinTime = timeLimiter();
  const said = new Set<string>();
  /** Real paths of folders that are outside and of what names them. */
  const outside = new Map<string, string>();
  /** True for each folder inside, by its absolute path. */
  const insideFolders = new Map<string, boolean>();

  const repository = repositoryAround(path);

  const pathOf = (file: string): string => join(path, file);
  const isAllowed = (absolute: string): boolean => {
    const real = realPath(absolute);
    return roots.some((root) => isIn(real, root));
  };
  const isInside = (absolute: string): boolean => {
    if (isLink(absolute)) return isAllowed(absolute);
    const parent = dirname(absolute);
    const known = insideFolders.get(parent) ?? isAllowed(parent);
    insideFolders.set(parent, known);
    return known || isAllowed(absolute);
  };
  const kindOf = (file: string): EntryKind["kind"] => entryKindAt(path, file).kind;
  const isFile = (file: string): boolean => kindOf(file) === "file" && isInside(pathOf(file));

  const say = (note: Note): void => {
    const key = JSON.stringify([note.file, note.place, note.message]);
    if (!said.has(key)) notes.push(note);
    said.add(key);
  };
  const leftBehind = (file: string, message: string): void =>
    say({ cause: "page-left-behind", file, message });
  const note = (file: string, error: unknown, cause?: Cause): void => {
    const { place, reason, expected } = problemOf(error);
    if (error instanceof OutsideProblem) return;
    say({
      cause,
      file,
      place,
      message:
        cause === "page-put-aside" ? reason : `this file cannot be read and is not imported: ${reason}`,
      instead: expected && `expected ${expected}`,
    });
  };
  const noteOutside = (file: string, isFolder: boolean): void => {
    const absolute = pathOf(file);
    outside.set(file, isFolder ? absolute : dirname(absolute));
  };

  const noted = <T>(file: string, work: () => T, cause?: Cause): T | undefined => {
    try {
      return work();
    } catch (error) {
      note(file, error, cause);
      return undefined;
    }
  };

  const bytes = (file: string): Buffer => {
    try {
      return readBelow(roots, pathOf(file));
    } catch (error) {
      throw error instanceof OutsideError ? new FileProblem(linkLeaves) : error;
    }
  };
  const text = (file: string, most: number = limits.moduleBytes): string => {
    const entry = entryKindAt(path, file);
    if (entry.kind === "nothing") throw new FileProblem("it does not exist");
    if (entry.kind === "unusable") throw new FileProblem(entry.finding.message);
    if (!isInside(pathOf(file))) {
      if (isLink(pathOf(file))) throw new FileProblem(linkLeaves);
      noteOutside(file, entry.kind === "folder");
      throw new OutsideProblem("it is outside of the source");
    }
    if (entry.kind === "folder") throw new FileProblem("this is a folder, not a file");
    const exceeded = sizeFinding("this file", entry.stats.size, most);
    if (exceeded) throw new FileProblem(exceeded.message);
    const read = bytes(file);
    const decoded = decodeUtf8(read);
    if (decoded !== undefined) return decoded;
    const { message, place, expected } = notUtf8(read);
    throw new FileProblem(message, { place, expected });
  };

  const walk = (folderOf: string, inside: string, above: readonly string[]): string[] => {
    const { entries, refused } = readFolder(path, posix.join(folderOf, inside));
    if (refused) leftBehind(refused.file, refused.message);
    return entries.flatMap((entry): string[] => {
      if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
      const inner = inside === "" ? entry.name : `${inside}/${entry.name}`;
      const file = posix.join(folderOf, inner);
      const there = entryKindAt(path, file);
      if (there.kind === "nothing")
        leftBehind(file, "the name of this file is not UTF-8: it is not imported");
      else if (there.kind === "unusable") leftBehind(file, `${there.finding.message}: it is not imported`);
      else if (entry.isSymbolicLink() && !isInside(pathOf(file)))
        leftBehind(file, `${linkLeaves}: it is not imported`);
      else if (there.kind === "file") {
        const closed = refusedFile(path, file, there.stats);
        if (!closed) return [inner];
        leftBehind(file, `${closed.message}: it is not imported`);
      } else {
        if (!entry.isSymbolicLink()) return walk(folderOf, inner, above);
        const real = realPath(pathOf(file));
        // A link to a folder around it would never end.
        const isAround = above.includes(real) || isIn(realPath(pathOf(folderOf)), real);
        if (!isAround) return walk(folderOf, inner, [...above, real]);
        leftBehind(file, "this symbolic link points to a folder that contains it, and is not followed");
      }
      return [];
    });
  };

  const include = (paths: readonly string[]): string[] =>
    paths.filter((named) => {
      const absolute = resolve(path, named);
      if (!isThere(absolute) || isAllowed(absolute)) return false;
      const real = realPath(absolute);
      const below = relative(repository, real).split(sep);
      if (below.some((part) => part.startsWith("."))) return true;
      roots.push(real);
      insideFolders.clear();
      return false;
    });
  const commandFor = (folders: readonly string[]): string | undefined => {
    const outermost = [...new Set(folders)].filter(
      (folder, _, all) => !all.some((other) => other !== folder && isIn(folder, other)),
    );
    return repeat?.(outermost.map((folder) => relative(".", folder) || "."));
  };

  return {
    path,
    pathOf,
    include,
    require: (paths) => {
      const [first, ...others] = include(paths);
      if (first === undefined) return;
      const command = commandFor([first, ...others].map((inner) => resolve(path, inner)));
      const again = command === undefined ? "" : `; if it is part of the site, import again: ${command}`;
      const reason = `the configuration names this, but it is outside of the repository${again}`;
      throw fatalError(join(folder, first), new FileProblem(reason));
    },
    shown: (file) => join(folder, file),
    isFile,
    isThere: (file) => isThere(pathOf(file)),
    isInside: (file) => isThere(pathOf(file)) && isAllowed(pathOf(file)),
    firstFile: (files) => {
      const existing = files.find(isFile);
      const away = existing === undefined ? files.find((file) => kindOf(file) === "file") : undefined;
      if (away !== undefined && isLink(pathOf(away))) leftBehind(away, `${linkLeaves}: it is not imported`);
      else if (away !== undefined) noteOutside(away, false);
      return existing;
    },
    filesBelow: (inside) => {
      if (kindOf(inside) !== "folder") return [];
      if (isInside(pathOf(inside))) return walk(inside, "", []);
      noteOutside(inside, true);
      return [];
    },
    bytes,
    text,
    textOrNote: (file, most) => noted(file, () => text(file, most)),
    attempt: (file, work, cause) => noted(file, () => withinTime(mostTime, work), cause),
    note,
    outsideNotes: () => {
      const command = commandFor([...outside.values()]);
      return [...outside].map(([file]) => ({
        cause: "page-left-behind" as const,
        file,
        message: "this is outside of the source and is not imported",
        instead: command && `if it is part of the site, empty the new folder and import again: ${command}`,
      }));
    },
  };
}

/** The folder of the Git repository that has the source in it; without one, the folder around the source. */
function repositoryAround(source: string): string {
  const real = realPath(source);
  for (let folder = real; dirname(folder) !== folder; folder = dirname(folder))
    if (isThere(join(folder, ".git"))) return folder;
  return dirname(real);
}

const linkLeaves = "this symbolic link leaves the source";

/** A file outside of the source. All of them are noted together. */
class OutsideProblem extends FileProblem {}
