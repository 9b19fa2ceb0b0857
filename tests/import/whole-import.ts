/** A source → the new site as the command writes it, repaired and with its report. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allOrNothing } from "../../cli/authoring/starter/all-or-nothing.ts";
import { importDocusaurus } from "../../cli/import/docusaurus/import-docusaurus.ts";
import type { Note } from "../../cli/import/note.ts";
import { writeImport } from "../../cli/import/write-import.ts";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { isError } from "../../cli/report/finding.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";

export type WholeImport = {
  /** `cause file:line message`. */
  notes: string[];
  /** Errors that are left, of which there should be none. */
  errors: string[];
  warnings: string[];
  routes: string[];
  report: string;
  /** Text of a file of the content folder; undefined where it is not there. */
  text(path: string): string | undefined;
};

export const configuration =
  'module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]] };\n';

/** The configuration is that of a site with nothing but a preset, unless `files` has another. */
export async function importWhole(files: Files): Promise<WholeImport> {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), { "docusaurus.config.js": configuration, ...files });
  return importFolder(source, join(folder, "target"));
}

export async function importFolder(
  source: string,
  target: string,
  file = "docusaurus.config.js",
): Promise<WholeImport> {
  const content = join(target, "content");
  const site = await importDocusaurus(source, file, 2025);
  const { signal } = new AbortController();
  const options = {
    contentFolder: content,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  };
  const { notes } = await allOrNothing((made) =>
    writeImport({
      site,
      target,
      others: new Map(),
      made,
      analyzeContent: (kept) => analyze({ ...options, kept }),
      signal,
    }),
  );
  // As the next command sees it, which knows nothing of the import.
  const { findings, analysis } = await analyze(options);
  const line = ({ rule, message, file, place }: (typeof findings)[number]) =>
    `${file}:${place?.line ?? ""} ${message} (${rule})`;
  return {
    notes: notes.map(noteText),
    errors: findings.filter(isError).map(line),
    warnings: findings.filter((finding) => !isError(finding)).map(line),
    routes: (analysis?.site.routes ?? []).map(({ path }) => path),
    report: readFileSync(join(target, "import-report.md"), "utf8"),
    text: (path) => (existsSync(join(content, path)) ? readFileSync(join(content, path), "utf8") : undefined),
  };
}

function noteText({ cause, file, place, message }: Note): string {
  return `${cause ?? "none"} ${file}:${place?.line ?? ""} ${message}`;
}
