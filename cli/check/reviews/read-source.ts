/** A source that a page describes, as the page names it → its state, or why it cannot be read. Nothing outside of the repository is looked at. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, extname, join, posix, relative, sep } from "node:path";
import { parse } from "yaml";
import { decoded } from "../../../schema/paths.ts";
import type { Finding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { FileStamp } from "../../source/file-stamp.ts";
import { onDisk } from "../../source/on-disk.ts";
import { readBelow, staysInside } from "../../source/read-inside.ts";
import { isIn, realPath } from "../../source/real-path.ts";
import { valueText } from "./value-text.ts";

export type SourceState =
  | {
      /** 12 hexadecimal digits. */
      hash: string;
      /** The file, as an absolute path without symbolic links. */
      path: string;
      stamp: FileStamp;
      /** The hash of a part of a file in another state of the file. Undefined where that state has no such part. */
      hashIn?: ((text: string) => string | undefined) | undefined;
    }
  | { problem: Pick<Finding, "message" | "expected" | "nearest"> };

/** `written` is a path from the file `from`, which is one of the content folder. */
export type ReadSource = (written: string, from: string) => SourceState;

const mostBytes = 10_000_000;

/** Each source is read once. */
export function sourceReader(contentFolder: string): ReadSource {
  const content = realPath(contentFolder);
  const root = repositoryOf(content);
  const known = new Map<string, SourceState>();
  return (written, from) => {
    const key = `${posix.dirname(from)}\0${written}`;
    const state = known.get(key) ?? readSource(written, { content, root, from });
    known.set(key, state);
    return state;
  };
}

/** The nearest folder with `.git`, else the one that the content folder is in. */
function repositoryOf(content: string): string {
  for (let folder = content; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (folder === dirname(folder)) return dirname(content);
  }
}

type Places = { content: string; root: string; from: string };

function readSource(written: string, { content, root, from }: Places): SourceState {
  const hash = written.indexOf("#");
  const named = decoded(hash === -1 ? written : written.slice(0, hash));
  const folder = dirname(onDisk(content, from));
  const unusable = (message: string, expected: string): SourceState => ({ problem: { message, expected } });
  const outside = unusable(`“${written}” leaves the repository`, "a file inside the repository");
  const meant = join(folder, named);
  if (!isIn(meant, root)) return outside;
  const path = onDisk(root, relative(root, meant).split(sep).join("/"));
  if (!staysInside(root, path)) return outside;
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) {
      const near = nearestFile(named, folder, root);
      const expected = "the path of a file from the page, with its folders";
      return { problem: { message: `there is no file “${written}”`, expected, nearest: near } };
    }
    if (!found.isFile()) return unusable(`“${written}” is not a file`, "a file");
    if (found.size > mostBytes) {
      const size = Math.ceil(found.size / 1_000_000);
      return unusable(`“${written}” has ${size} MB`, "a file of at most 10 MB");
    }
    const bytes = readBelow([root], path);
    const { mtimeMs, size } = found;
    const stamped = { path: realPath(path), stamp: { mtimeMs, size } };
    if (hash === -1) return { ...stamped, hash: hashOf(bytes.toString("latin1").replace(/\r\n?/g, "\n")) };
    const isPublic = isIn(path, content);
    const pointer = { written, hash, extension: extname(path).toLowerCase(), isPublic };
    const part = partOf(bytes.toString(), pointer);
    if ("problem" in part) return part;
    const hashIn = (text: string): string | undefined => {
      const other = partOf(text, pointer);
      return "problem" in other ? undefined : hashOf(valueText(other.value));
    };
    return { ...stamped, hash: hashOf(valueText(part.value)), hashIn };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    return unusable(`“${written}” cannot be read: ${reason.slice(0, 60)}`, "a file that you may read");
  }
}

function hashOf(text: string): string {
  return contentHash(text).slice(0, 12);
}

/** The path with its first missing name replaced by the nearest one, if that makes a path that exists. */
function nearestFile(written: string, folder: string, root: string): string | undefined {
  const names = written.split("/");
  const place = names.findIndex((_, index) => !existsSync(join(folder, ...names.slice(0, index + 1))));
  const above = join(folder, ...names.slice(0, place));
  if (place === -1 || !isIn(above, root) || !staysInside(root, above)) return undefined;
  const near = nearest(names[place] ?? "", readdirSync(above).sort());
  const choice = near && names.with(place, near).join("/");
  return choice && existsSync(join(folder, choice)) ? choice : undefined;
}

/** Ends of the names of files that have parts. */
const withParts = [".json", ".yaml", ".yml"];

type Pointer = {
  written: string;
  hash: number;
  extension: string;
  /** True for a file of the content folder, whose keys findings may name. */
  isPublic: boolean;
};

/** The value at a JSON pointer (RFC 6901) in the form of a fragment: `#/paths/~1orders`. */
function partOf(
  text: string,
  { written, hash, extension, isPublic }: Pointer,
): { value: unknown } | Extract<SourceState, { problem: unknown }> {
  const pointer = decoded(written.slice(hash + 1));
  if (!withParts.includes(extension) || (pointer !== "" && !pointer.startsWith("/")))
    return {
      problem: {
        message: `“${written}” does not name a part of a YAML or JSON file`,
        expected: "a file as a whole, or a part such as openapi.yaml#/paths/~1orders",
      },
    };
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const parsed = parsedFile(text.replace(/^\uFEFF/, ""), extension);
  // Neither keys nor text of a file that is not part of the site are in a finding.
  if (!parsed)
    return {
      problem: {
        message: `“${written}” names a part of a file that is not valid ${extension === ".json" ? "JSON" : "YAML"}`,
        expected: "a YAML or JSON file without errors",
      },
    };
  const found = valueAt(parsed.whole, keys);
  if ("value" in found) return found;
  const meant = isPublic ? nearest(keys[found.place] ?? "", found.names) : undefined;
  const names = meant === undefined ? [] : keys.with(found.place, meant);
  const near = names.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return {
    problem: {
      message: `“${written}” names no part of that file: it has no “${keys[found.place] ?? ""}”`,
      expected: "a part of it, by its JSON pointer",
      ...(meant !== undefined && { nearest: `${written.slice(0, hash)}#${near}` }),
    },
  };
}

function parsedFile(text: string, extension: string): { whole: unknown } | undefined {
  try {
    return { whole: extension === ".json" ? JSON.parse(text) : parse(text, { logLevel: "error" }) };
  } catch {
    return undefined;
  }
}

/** The value, or the place of the first missing key, and the names that are there instead. */
function valueAt(
  whole: unknown,
  keys: readonly string[],
): { value: unknown } | { place: number; names: string[] } {
  let value = whole;
  for (const [place, key] of keys.entries()) {
    const inner = innerValue(value, key);
    if (inner === undefined) return { place, names: Object.keys(Object(value)) };
    value = inner;
  }
  return { value };
}

function innerValue(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}
