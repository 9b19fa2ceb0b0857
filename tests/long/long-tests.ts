/** The long tests, and what each of them tests: folders or files, in a line below the first comment of its file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type LongTest = { file: string; folders: string[] };

/** Throws where a file does not name its folders. */
export function longTests(root: string): LongTest[] {
  return readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.long\.test\.tsx?$/.test(path))
    .map((path) => `tests/${path.replaceAll("\\", "/")}`)
    .sort()
    .map((file) => ({ file, folders: foldersOf(file, readFileSync(join(root, file), "utf8")) }));
}

function foldersOf(file: string, text: string): string[] {
  const folders = /^\/\/ Tests: (.+)$/m.exec(text)?.[1]?.split(", ");
  if (!folders)
    throw new Error(`${file}: expected a line “// Tests: cli/…, reader/…” below its first comment`);
  return folders;
}

/** Those that test a folder with a changed file, or that changed themselves, or files beside them. */
export function testsOfChange(tests: readonly LongTest[], changed: readonly string[]): string[] {
  return tests
    .filter(({ file, folders }) => {
      const ownFolder = file.slice(0, file.lastIndexOf("/"));
      return changed.some(
        (path) =>
          folders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
          (path.startsWith(`${ownFolder}/`) && (path === file || !/\.test\.tsx?$/.test(path))),
      );
    })
    .map(({ file }) => file);
}
