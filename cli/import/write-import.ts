/** An imported site as files: content, checked, with the report of what is left to do. */
import { join } from "node:path";
import type { AnalyzeResult } from "../build/analyze.ts";
import type { Analysis } from "../build/assemble-and-check.ts";
import { splitFile } from "../mdast/split-front-matter.ts";
import { isError } from "../report/finding.ts";
import type { NewFiles } from "../starter/all-or-nothing.ts";
import { type Figures, wordsOf } from "./figures.ts";
import type { ImportedSite, NewFile } from "./imported-site.ts";
import { jsonImportReport } from "./json-report.ts";
import { type ImportResult, importReport } from "./report.ts";
import { writeSite } from "./write-site.ts";

export const REPORT = "import-report.md";
export const JSON_REPORT = "import-report.json";

type WriteImportInputs = {
  site: ImportedSite;
  source: string;
  target: string;
  /** Of the folder around the content, by path. */
  others: ReadonlyMap<string, NewFile>;
  made: NewFiles;
  /** Analysis of the new content folder. */
  analyzeContent: () => Promise<AnalyzeResult>;
  signal: AbortSignal;
};

export async function writeImport(inputs: WriteImportInputs): Promise<ImportResult> {
  const { site, source, target, others, made, analyzeContent, signal } = inputs;
  const files = new Map([
    ...others,
    ...[...site.files].map(([path, text]): [string, NewFile] => [`content/${path}`, text]),
  ]);
  await writeSite({ files, source, target, made, signal });
  const { findings, analysis } = await analyzeContent();
  const lost = analysis ? lostAddresses(site.addresses, analysis) : site.addresses;
  const result: ImportResult = {
    notes: [
      ...site.notes,
      ...lost.map((file) => ({ cause: "address-gone" as const, file, message: "no page" })),
    ],
    findings,
    figures: figuresOf(site, { lost, compiles: analysis !== undefined && !findings.some(isError) }),
  };
  await made.write(join(target, REPORT), importReport(result));
  await made.write(join(target, JSON_REPORT), jsonImportReport(result));
  // Without its report it would not be whole, and it would be in the way of the next run.
  signal.throwIfAborted();
  return result;
}

function lostAddresses(addresses: readonly string[], { site, redirects }: Analysis): string[] {
  const served = new Set([
    ...site.routes.map(({ path }) => withoutSlash(path)),
    ...redirects.map(({ from }) => withoutSlash(from)),
  ]);
  return addresses.filter((address) => !served.has(withoutSlash(address)));
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

function figuresOf(
  { files, addresses, origins, words }: ImportedSite,
  { lost, compiles }: { lost: readonly string[]; compiles: boolean },
): Figures {
  const texts = [...origins.keys()].flatMap((path) => {
    const text = files.get(path);
    return typeof text === "string" ? [splitFile(text)] : [];
  });
  return {
    compiles,
    pages: { source: origins.size, compiled: texts.length },
    stubs: 0,
    addresses: { source: addresses.length, served: addresses.length - lost.length },
    words: { source: words, compiled: texts.reduce((sum, { body }) => sum + wordsOf(body), 0) },
  };
}
