/** A compiled site as a golden folder holds it: readable, and without what changes with every version of the tool. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readReaderFiles } from "../../cli/emit/reader-files.ts";
import { type Files, filesIn } from "./folders.ts";
import { readableDocument } from "./readable-document.ts";

const reader = readReaderFiles(join(import.meta.dirname, "../../dist/twsite/reader"));

/** The files of a site by path, less the reader's own, the schemas and the record of the folder. */
export function readableSite(folder: string): Files {
  const own = new Set([...reader.files, ...reader.withComponents.files].map((name) => `_twsite/${name}`));
  return Object.fromEntries(
    filesIn(folder)
      .filter((path) => !own.has(path) && path !== ".twsite.json" && !path.startsWith("data/schemas/"))
      .map((path): [string, string] => [
        nameOf(path),
        readableFile(path, readFileSync(join(folder, path), "utf8")),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Without the hash of the bundler, which changes with the reader. */
function nameOf(path: string): string {
  return path.replace(/^(_twsite\/.*)-[A-Z0-9]{8}(\.\w+)$/, "$1$2");
}

function readableFile(path: string, text: string): string {
  if (path.endsWith(".html")) return withoutVersions(readableDocument(text));
  if (path.endsWith(".json")) return withoutVersions(`${JSON.stringify(JSON.parse(text), null, 1)}\n`);
  return withoutVersions(text);
}

/** Names of the reader's files, its inline scripts and style, and their hashes. */
function withoutVersions(text: string): string {
  return text
    .replaceAll(reader.boot, "…")
    .replaceAll(reader.bootTabs, "…")
    .replaceAll(reader.chooseLocale, "…")
    .replace(/<style>.*?<\/style>/g, "<style>…</style>")
    .replace(/sha256-[A-Za-z0-9+/=]+/g, "sha256-…")
    .replace(/((?:_twsite|\.)\/[\w-]+)-[A-Z0-9]{8}(\.\w+)/g, "$1-…$2");
}
