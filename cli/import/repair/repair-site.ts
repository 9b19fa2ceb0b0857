/**
 * Repairs what keeps an imported site from being compiled: the compiler itself says where the errors are, and each is
 * repaired at its place by its rule, until none is left.
 */

import { grouped } from "../../../schema/grouped.ts";
import { SiteConfig } from "../../../schema/site.ts";
import type { KeptPages } from "../../compile/compile-files.ts";
import type { AnalyzeResult } from "../../pipeline/analyze.ts";
import { type Finding, isError } from "../../report/finding.ts";
import type { NewFile } from "../imported-site.ts";
import { type Repaired, type RepairedPage, type Repeated, repairedPage, yamlLevel } from "./repair-page.ts";
import { repairedYaml } from "./repair-yaml.ts";

export type RepairInputs = {
  /** New files by path in the content folder. */
  files: ReadonlyMap<string, NewFile>;
  /** The file of the source that a page was. */
  originOf(path: string): string;
  /** What an earlier analysis of these files knew. */
  kept?: KeptPages | undefined;
  /** `kept` is what the last analysis knew of the pages. */
  analyzeContent(kept: KeptPages | undefined): Promise<AnalyzeResult>;
  /** Replaces the text of a written file; undefined removes the file. */
  replace(path: string, text: string | undefined): Promise<void>;
};

export type RepairedSite = {
  /** The last analysis, of the site as it is now. */
  result: AnalyzeResult;
  files: ReadonlyMap<string, NewFile>;
  repaired: Repaired[];
};

/** Each round repairs at least one error of each file, so that what is left is an error that no file has. */
const mostRounds = 30;

export async function repairSite(inputs: RepairInputs): Promise<RepairedSite> {
  const { originOf, analyzeContent, replace } = inputs;
  const files = new Map(inputs.files);
  const repaired: Repaired[] = [];
  const times = new Map<string, number>();
  const keyOf = ({ file, rule, message }: Finding) => JSON.stringify([file, rule, message]);
  let result = await analyzeContent(inputs.kept);
  for (let round = 0; round < mostRounds; round++) {
    const byFile = grouped(result.findings.filter(isError), ({ file }) => file);
    let changed = false;
    for (const [path, findings] of byFile) {
      const file = files.get(path);
      if (file === undefined) continue;
      const repeated = findings.map((finding): Repeated => {
        return { finding, times: times.get(keyOf(finding)) ?? 0 };
      });
      const next = repairedFile(path, file, repeated, originOf(path));
      for (const { finding } of repeated) {
        if (next.waiting.includes(finding)) continue;
        times.set(keyOf(finding), (times.get(keyOf(finding)) ?? 0) + 1);
      }
      repaired.push(...next.done);
      if (next.text === undefined) files.delete(path);
      else files.set(path, next.text);
      await replace(path, next.text);
      if (next.text !== file || next.waiting.length > 0) changed = true;
    }
    if (!changed) break;
    result = await analyzeContent(result.analysis?.compiled.kept);
  }
  return { result, files, repaired: oncePerError(repaired) };
}

/** Reports an error that took several steps once, with its first place. */
function oncePerError(repaired: readonly Repaired[]): Repaired[] {
  const seen = new Set<string>();
  return repaired.filter(({ cause, finding: { file, rule, place, message } }) => {
    const isTarget = cause === "dead-link" || cause === "dead-image";
    return seen.size < seen.add(JSON.stringify([cause, file, rule, message, isTarget && place])).size;
  });
}

function repairedFile(
  path: string,
  file: NewFile,
  errors: readonly Repeated[],
  origin: string,
): RepairedPage {
  if (typeof file !== "string") return removed(errors);
  return path.endsWith(".md")
    ? repairedPage(file, origin, errors)
    : repairedConfiguration(path, file, errors);
}

/** A file that is served as it is, in a place that the site needs for its own. */
function removed(errors: readonly Repeated[]): RepairedPage {
  const done = errors.map(({ finding }): Repaired => {
    return { cause: "page-left-behind", finding, message: finding.message };
  });
  return { text: undefined, waiting: [], done };
}

function repairedConfiguration(path: string, yaml: string, errors: readonly Repeated[]): RepairedPage {
  const result = repairedYaml(
    yaml,
    errors.map(({ finding, times }) => ({ place: finding.place, ...yamlLevel(finding.rule, times) })),
    path === "site.yml" ? SiteConfig : undefined,
  );
  if (!result && path === "site.yml") return { text: yaml, done: [], waiting: [] };
  if (!result) return removed(errors);
  return {
    text: result.yaml,
    waiting: [],
    done: errors.map(({ finding }, index): Repaired => {
      const cause = causeOfConfiguration(path, result.paths[index]?.[0]);
      return { cause, finding, message: `left out of ${path}: ${finding.message}` };
    }),
  };
}

function causeOfConfiguration(path: string, key: unknown): Repaired["cause"] {
  if (/^(authors|tags)\.yml$/.test(path)) return "byline";
  if (path.endsWith("sidebars.yml") || key === "navbar" || key === "footer") return "navigation-item";
  return path === "site.yml" && key === "redirects" ? "redirect" : "configuration";
}
