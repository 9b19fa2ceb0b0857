/** Files that have to be compiled, because what the last run knew of them no longer holds. */
import { madeOnce } from "../../schema/made-once.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { PageFinding } from "../report/finding.ts";
import type { Rule } from "../report/rules.ts";
import { contentHash } from "../source/content-hash.ts";
import { isSameStamp } from "../source/file-stamp.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Job } from "./compile-source.ts";
import { readIncluded, stillHolds } from "./included-files.ts";
import type { PageIndex } from "./page-index.ts";

/** Hash of a file that pages include; empty for one that cannot be used. */
export type HashOfIncluded = (path: string) => string;

export type WaitingFile = { file: SourceFile; locale: string; job: Job };

type Plan = {
  /** Every file, with its entry of an earlier run. */
  index: PageIndex;
  waiting: WaitingFile[];
  /** Paths of files that need compiling, but not in this run. */
  left: ReadonlySet<string>;
};

type PlanOptions = {
  contentFolder: string;
  hashOf: HashOfIncluded;
  /** The settings by locale. */
  settings: Record<string, CompileSettings>;
  /** Paths of files. Given: no others are compiled. */
  only?: ReadonlySet<string> | undefined;
  /** True: what the clock ended in an earlier run of this process stays as it is. */
  isSameProcess: boolean;
};

/** Findings that name the nearest of what the site has, which may be something else by now. */
const namesOthers: ReadonlySet<Rule> = new Set(["include-resolves", "term-is-known", "variable-is-known"]);

/** False: compiling the same text again may give other findings, such as those of a time limit, unless `isClockFinal` keeps them. */
export function areLasting(findings: readonly PageFinding[], isClockFinal = false): boolean {
  return !findings.some(({ rule, mayPass }) => (mayPass && !isClockFinal) || namesOthers.has(rule));
}

export function planOf(
  files: readonly SourceFile[],
  previous: PageIndex,
  { contentFolder, hashOf, settings, only, isSameProcess }: PlanOptions,
): Plan {
  const index: PageIndex = new Map();
  const waiting: WaitingFile[] = [];
  const left = new Set<string>();
  for (const file of files) {
    const { path, locale, area, mtimeMs, size } = file;
    const entry = previous.get(path);
    index.set(path, entry ?? { mtimeMs, size, hash: "", findings: [] });
    const holds =
      (entry?.uses ? stillHolds(entry.uses, hashOf, ownValue(settings, locale)) : true) &&
      areLasting(entry?.findings ?? [], isSameProcess);
    // One without a hash could not be read, which its size and time do not tell.
    if (entry?.hash && holds && isSameStamp(entry, file)) continue;
    const known = holds && entry ? { hash: entry.hash, uses: entry.uses } : undefined;
    if (only && !only.has(path)) left.add(path);
    else
      waiting.push({ file, locale, job: { contentFolder, path, area, text: file.generated?.text, known } });
  }
  return { index, waiting, left };
}

/** Each included file is read once, however many pages include it. Pages of operations come from the settings. */
export function hashesOfIncluded(
  contentFolder: string,
  settings: Record<string, CompileSettings>,
): HashOfIncluded {
  const made = new Map(
    Object.values(settings).flatMap(({ operationPages = {} }) =>
      Object.values(operationPages).map(({ path, text }) => [path, text]),
    ),
  );
  return madeOnce((path) => {
    const text = made.get(path);
    return text === undefined ? readIncluded(contentFolder, path).hash : contentHash(text);
  });
}
