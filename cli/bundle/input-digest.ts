/** The hash of all inputs of `dist/twsite`, which is written beside it: while it stays the same, nothing is built. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The pages of the manual that explain the rules. */
export const rulesPages = ["markdown", "style", "links", "pages", "site", "files"].map(
  (about) => `cli/manual/en/docs/help/rules-${about}.md`,
);

export const digestFile = "dist/twsite.digest";

const files = ["package.json", "package-lock.json", "tsconfig.json", ...rulesPages];
const folders = ["cli", "reader", "schema"];
/** The manual, of which only the pages of the rules are built into the command. */
const manual = join("cli", "manual");
/** The cache of a compile, such as that of the manual. */
const cache = `${sep}.twsite${sep}`;
/** The packages that npm has installed, which may differ from the lock file. */
const installed = "node_modules/.package-lock.json";

/** `root`: the folder of the sources. */
export function inputDigest(root = "."): string {
  const hash = createHash("sha256").update(process.version);
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .filter((path) => !path.startsWith(manual + sep) && !path.includes(cache))
      .sort(),
  );
  for (const path of [...files, ...paths, ...(existsSync(join(root, installed)) ? [installed] : [])]) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

export function isUpToDate(): boolean {
  return (
    existsSync("dist/twsite/main.js") &&
    existsSync(digestFile) &&
    readFileSync(digestFile, "utf8") === inputDigest()
  );
}

export function writeDigest(digest: string): void {
  writeFileSync(digestFile, digest);
}
