/** A source that a page describes, as the page names it → its state, or why it cannot be read. Nothing outside of the repository is looked at. */
import { existsSync, statSync } from "node:fs";
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
    if (!found) return unusable(`there is no file “${written}”`, "the path of a file from the page");
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
    return { ...stamped, hash: hashOf(valueText(part.value)) };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    return unusable(`“${written}” cannot be read: ${reason.slice(0, 60)}`, "a file that you may read");
  }
}

function hashOf(text: string): string {
  return contentHash(text).slice(0, 12);
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
  const found = valueAt(parsedFile(text.replace(/^\uFEFF/, ""), extension), keys);
  if ("value" in found) return found;
  // Neither keys nor text of a file that is not part of the site are in a finding.
  const meant = isPublic ? nearest(keys[found.place] ?? "", found.names) : undefined;
  const names = meant === undefined ? [] : keys.with(found.place, meant);
  const near = names.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return {
    problem: {
      message: `“${written}” names no part of that file`,
      expected: "a file of YAML or JSON without errors, and a part of it by its JSON pointer",
      ...(meant !== undefined && { nearest: `${written.slice(0, hash)}#${near}` }),
    },
  };
}

/** Undefined for a file with errors. */
function parsedFile(text: string, extension: string): unknown {
  try {
    return extension === ".json" ? JSON.parse(text) : parse(text, { logLevel: "error" });
  } catch {
    return undefined;
  }
}

/** The value, or the place of the first missing key, and the names that are there instead. */
function valueAt(
  whole: unknown,
  keys: readonly string[],
): { value: unknown } | { place: number; names: string[] } {
  if (whole === undefined) return { place: 0, names: [] };
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
