/** An imported site as files: content, checked, with the report of what is left to do. */
import { existsSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { decoded, withoutSlash } from "../../schema/paths.ts";
import type { ImportReport } from "../../schema/reports.ts";
import type { NewFiles } from "../authoring/starter/all-or-nothing.ts";
import { normalised } from "../markdown/mdast/split-front-matter.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { compareFindings, isError, type Place } from "../report/finding.ts";
import { codeOf } from "../report/system-reason.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import type { BuiltSite } from "./built/built-pages.ts";
import { compareWithBuilt } from "./built/compare-built.ts";
import { fillable } from "./built/fill-site.ts";
import { repairWithBuilt } from "./built/repair-with-built.ts";
import { countSite, shownPages } from "./counts/count-site.ts";
import { FileProblem } from "./file-problem.ts";
import { type ImportResult, importReport } from "./import-report.ts";
import type { ImportedSite, NewFile } from "./imported-site.ts";
import { causes } from "./losses.ts";
import { fromSite } from "./module-file.ts";
import { byCause, compareNotes, type Note } from "./note.ts";
import type { Repaired } from "./repair/repair-page.ts";
import { type RepairInputs, repairSite } from "./repair/repair-site.ts";
import { originalPath } from "./repair/stub-page.ts";
import type { SourceFolder } from "./source-folder.ts";

export const REPORT = "import-report.md";
const JSON_REPORT = "import-report.json";

type WriteImportInputs = {
  site: ImportedSite;
  target: string;
  /** Files of the folder around the content, by path. */
  others: ReadonlyMap<string, NewFile>;
  made: NewFiles;
  analyzeContent: RepairInputs["analyzeContent"];
  /** What the old tool has built of the source. */
  built?: BuiltSite | undefined;
  /** What to say where that would have more. */
  hint?: string | undefined;
  signal: AbortSignal;
};

export async function writeImport(inputs: WriteImportInputs): Promise<ImportResult> {
  const { site, target, others, made, analyzeContent, built, hint, signal } = inputs;
  const inTarget = (path: string): string => `content/${path}`;
  const all = new Map([
    ...others,
    ...[...site.files].map(([path, text]): [string, NewFile] => [inTarget(path), text]),
  ]);
  await writeSite(all, site, target, made, signal);
  const repairInputs: RepairInputs = {
    files: site.files,
    originOf: (path) => originOf(path, site) ?? inTarget(path),
    analyzeContent,
    replace: async (path, text) => {
      signal.throwIfAborted();
      const file = join(target, inTarget(path));
      // The draft of a file has a longer name than the file, which the system may refuse.
      rmSync(file, { force: true });
      if (text !== undefined) await made.write(file, text);
    },
  };
  const copy = (copies: ReadonlyMap<string, NewFile>) =>
    writeSite(copies, { source: built?.folder ?? site.source }, join(target, "content"), made, signal);
  const { repaired, filled } = built
    ? await repairWithBuilt(repairInputs, { built, site, copy })
    : { repaired: await repairSite(repairInputs), filled: undefined };
  const stubbed = repaired.repaired.flatMap(({ cause, finding: { file } }) =>
    cause === "page-put-aside" ? [file] : [],
  );
  for (const file of [...site.stubs, ...stubbed])
    if (!filled?.texts.has(file)) await keepOriginal(file, inputs);
  const { findings, analysis } = repaired.result;
  const stubs = new Set(
    (analysis?.compiled.pages ?? []).flatMap(({ source, facts }) =>
      facts.frontMatter.stub ? [source.path] : [],
    ),
  );
  const files = new Map([...site.files, ...(filled?.texts ?? [])]);
  const imported = [...site.notes, ...repairedNotes(repaired.repaired, { ...site, files })];
  const compared = filled && analysis && compareWithBuilt(filled, analysis, site);
  const settled = compared?.settled(imported) ?? imported;
  const pageAt = analysis ? shownPages(analysis.compiled) : () => undefined;
  const { notes, ...counts } = countSite(site, pageAt, settled);
  const lost = analysis ? lostAddresses(site.addresses, analysis) : site.addresses;
  const whole = [...site.origins.keys()].filter(
    (path) => typeof repaired.files.get(path) === "string" && !stubs.has(path),
  );
  const result: ImportResult = {
    notes: [
      ...notes,
      ...settled,
      ...(compared?.notes ?? []),
      ...(built?.notes ?? []).map((note) => ({ ...note, file: built?.folder.shown(note.file) ?? note.file })),
      ...lost.map((file) => ({ cause: "address-gone" as const, file, message: "no page" })),
    ],
    findings,
    figures: {
      compiles: analysis !== undefined && !findings.some(isError),
      pages: { source: site.origins.size + site.left.length, compiled: whole.length },
      stubs: stubs.size,
      addresses: { source: site.addresses.length, served: site.addresses.length - lost.length },
      ...counts,
      ...(compared && { built: compared.figures }),
    },
    hint: settled.some(({ cause }) => cause !== undefined && fillable.has(cause)) ? hint : undefined,
  };
  await made.write(join(target, REPORT), importReport(result));
  await made.write(join(target, JSON_REPORT), jsonImportReport(result));
  // Without its report it would not be whole, and it would be in the way of the next run.
  signal.throwIfAborted();
  return result;
}

/** The file of the source as it is; a part of pages as it was imported. */
async function keepOriginal(path: string, { site, target, made, signal }: WriteImportInputs): Promise<void> {
  const origin = originOf(path, site);
  const kept = originalPath(origin ?? path);
  const content = origin === undefined ? site.files.get(path) : { copyOf: origin };
  if (content === undefined || existsSync(join(target, kept))) return;
  await writeSite(new Map([[kept, content]]), site, target, made, signal);
}

/** With places in the source, where its lines tell them. */
function repairedNotes(repaired: readonly Repaired[], site: ImportedSite): Note[] {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? site.source.textOrNote(file) ?? "";
    texts.set(file, text);
    return text;
  };
  return repaired.map(({ cause, finding, message, instead, subject }): Note => {
    const origin = originOf(finding.file, site);
    const text = site.files.get(finding.file);
    const place =
      origin !== undefined && typeof text === "string" && finding.place
        ? sourcePlace(text, textOf(origin), finding.place)
        : undefined;
    const isLost =
      (cause === "dead-link" || cause === "dead-image") &&
      subject !== undefined &&
      wasThere(subject, { file: finding.file, origin }, site);
    return {
      cause: isLost ? "lost-target" : cause,
      file: origin ?? `content/${finding.file}`,
      place,
      message,
      instead,
      subject,
    };
  });
}

/** The file of the source that a file of the content folder was. */
function originOf(path: string, { files, origins }: ImportedSite): string | undefined {
  const file = files.get(path);
  return typeof file === "object" ? file.copyOf : origins.get(path);
}

/** `target` is the address in the page `file` of the content folder, which `origin` of the source became. */
function wasThere(
  target: string,
  { file, origin }: { file: string; origin: string | undefined },
  { files, addresses, left, source }: Pick<ImportedSite, "files" | "addresses" | "left" | "source">,
): boolean {
  const path = decoded(splitSuffix(target).path);
  if (path === "" || isExternal(target)) return false;
  const named = fromSite(path);
  if (named !== undefined) return source.isFile(named);
  if (path.startsWith("/"))
    return (
      files.has(`static${path}`) ||
      addresses.some((address) => isSame(address, path)) ||
      // The address of a page that is not imported is not known; mostly it starts with its folder.
      left.some(({ folder }) => path === `/${folder}` || path.startsWith(`/${folder}/`))
    );
  const beside = posix.join(posix.dirname(file), path);
  return (
    [beside, `${beside}.md`].some((form) => files.has(form)) ||
    (origin !== undefined && source.isFile(posix.join(posix.dirname(origin), path)))
  );
}

function isSame(address: string, path: string): boolean {
  return withoutSlash(address) === withoutSlash(path.replace(/(\/index)?\.html$/, ""));
}

/** `imported` is the imported page as it was first written. Undefined where no line of the source is like it. */
function sourcePlace(imported: string, source: string, place: Place): Place | undefined {
  const lines = imported.split("\n");
  const line = lines[place.line - 1];
  if (line === undefined || line.trim() === "") return undefined;
  const sourceLines = normalised(source).split("\n");
  const at = sameLine(sourceLines, line, place.line, lines.length - sourceLines.length);
  if (at !== undefined) return { line: at + 1, column: place.column };
  // The address was rewritten; what is before it was not.
  const start = line.slice(0, place.column - 1);
  const text = /^!?\[[^\]]*\]/.exec(line.slice(place.column - 1))?.[0] ?? "";
  const begun = sourceLines.findIndex((line) => text !== "" && line.startsWith(start + text));
  return begun === -1 ? undefined : { line: begun + 1, column: place.column };
}

/** The nearest one to where it would be, less the lines that are new. */
function sameLine(lines: readonly string[], line: string, number: number, more: number): number | undefined {
  const expected = number - 1 - more;
  let nearest: number | undefined;
  for (const [index, other] of lines.entries()) {
    if (other !== line) continue;
    if (nearest === undefined || Math.abs(index - expected) < Math.abs(nearest - expected)) nearest = index;
  }
  return nearest;
}

function lostAddresses(addresses: readonly string[], { site, redirects }: Analysis): string[] {
  const served = new Set([
    ...site.routes.map(({ path }) => withoutSlash(path)),
    ...redirects.map(({ from }) => withoutSlash(from)),
  ]);
  return addresses.filter((address) => !served.has(withoutSlash(address)));
}

/** `import-report.json`: every note, finding and figure of an import, for programs. */
function jsonImportReport({ notes, findings, figures }: ImportResult): string {
  const report: ImportReport = {
    ...figures,
    causes: [...byCause(notes)].map(([cause, group]) => ({
      cause,
      ...causes[cause],
      places: [...group]
        .sort(compareNotes)
        .map(({ file, place, message, instead, subject }) => ({ file, ...place, message, instead, subject })),
    })),
    findings: [...findings].sort(compareFindings).map((finding) => {
      const { rule, file, place, message, expected, nearest } = finding;
      const level = isError(finding) ? "error" : "warning";
      return { rule, level, file, ...place, message, expected, nearest };
    }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Paths are those in `target`; `source` is what copies come from. A file that cannot have its name is noted. */
export async function writeSite(
  files: ReadonlyMap<string, NewFile>,
  { source }: { source: SourceFolder },
  target: string,
  made: NewFiles,
  signal: AbortSignal,
): Promise<void> {
  for (const [path, content] of files) {
    const file = join(target, path);
    try {
      await made.write(file, typeof content === "string" ? content : source.bytes(content.copyOf));
    } catch (error) {
      if (!isOfOneFile(error) && !(error instanceof FileProblem)) throw error;
      source.note(typeof content === "string" ? path : content.copyOf, error, "page-left-behind");
    }
    signal.throwIfAborted();
  }
}

const ofOneFile = new Set(
  "EACCES EPERM EEXIST EILSEQ EINVAL EISDIR ELOOP ENAMETOOLONG ENOENT ENOTDIR ENXIO".split(" "),
);

/** True where the system refuses one file; a full disk refuses all. */
function isOfOneFile(error: unknown): boolean {
  return ofOneFile.has(codeOf(error) ?? "");
}
