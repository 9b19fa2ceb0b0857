/** A source → the new site as the command writes it, repaired and with its report. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { allOrNothing } from "../../cli/authoring/starter/all-or-nothing.ts";
import type { BuiltSite } from "../../cli/import/built/built-pages.ts";
import { docusaurus } from "../../cli/import/docusaurus/import-docusaurus.ts";
import type { ImportResult } from "../../cli/import/import-report.ts";
import type { ImportedSite } from "../../cli/import/imported-site.ts";
import type { Note } from "../../cli/import/note.ts";
import { importSite } from "../../cli/import/tools.ts";
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
  figures: ImportResult["figures"];
  /** Texts of pages outside code, by route. */
  shown: Map<string, string[]>;
  /** Ids of pages, by route. */
  anchors: Map<string, string[]>;
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

export async function importFolder(source: string, target: string): Promise<WholeImport> {
  return written(await importSite(docusaurus, source, { year: 2025 }), target);
}

/** The site as the command writes it into a folder. */
export async function written(site: ImportedSite, target: string, built?: BuiltSite): Promise<WholeImport> {
  const content = join(target, "content");
  const { signal } = new AbortController();
  const options = {
    contentFolder: content,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  };
  const { notes, figures } = await allOrNothing((made) =>
    writeImport({
      site,
      target,
      others: new Map(),
      made,
      built,
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
    figures,
    shown: new Map(
      (analysis?.site.routes ?? []).flatMap(({ path, page }): [string, string[]][] => {
        const found = page && analysis?.compiled.contents.read(page.hash);
        return found ? [[path, shownTexts(found.hast)]] : [];
      }),
    ),
    anchors: new Map(
      (analysis?.site.routes ?? []).flatMap(({ path, page }): [string, string[]][] => {
        const found = page && analysis?.compiled.contents.read(page.hash);
        return found ? [[path, idsIn(found.hast)]] : [];
      }),
    ),
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

/** Texts outside of code, and labels of tabs. */
function shownTexts(tree: Nodes): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text") texts.push(node.value);
    if (node.type !== "element") return undefined;
    if (typeof node.properties.label === "string") texts.push(node.properties.label);
    return /^(code|pre|kbd|samp)$/.test(node.tagName) ? SKIP : undefined;
  });
  return texts;
}

function idsIn(tree: Nodes): string[] {
  const ids: string[] = [];
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.push(properties.id);
  });
  return ids;
}
