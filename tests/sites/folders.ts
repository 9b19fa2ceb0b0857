/** Folders that a test makes for itself, and what is in a folder afterwards. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** Empty, and gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "twsite-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files by path. */
export type Files = Record<string, string | Uint8Array>;

export function writeFiles(folder: string, files: Files): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** Puts `to` in place of a text that the file has. */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
  writeFileSync(file, text.replace(from, to));
}

/** Paths of all files below `folder`, with `/`, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Every file of `folder` with its bytes, as text that keeps them apart. */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder).map((path) => [path, readFileSync(join(folder, path), "latin1")]),
  );
}

/** Paths of the files that are not the same in both, so that a failure names them instead of showing their bytes. */
export function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => one[path] !== other[path]).sort();
}

/** Empty, for all tests of a file. */
export function keptFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "twsite-test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
