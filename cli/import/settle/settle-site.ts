/**
 * Settles what keeps an imported site from being compiled: the compiler itself says where the errors are, and each is
 * settled at its place by its rule, until none is left.
 */

import type { KeptPages } from "../../compile/compile-files.ts";
import type { AnalyzeResult } from "../../pipeline/analyze.ts";
import { type Finding, isError } from "../../report/finding.ts";
import type { NewFile } from "../imported-site.ts";
import { type Repeated, type Settled, type SettledPage, settledPage } from "./settle-page.ts";
import { settledYaml } from "./settle-yaml.ts";
import { yamlLevel } from "./steps.ts";

export type SettleInputs = {
  /** By path in the content folder. */
  files: ReadonlyMap<string, NewFile>;
  /** The file of the source that a page was. */
  originOf(path: string): string;
  /** `kept` is what the last analysis knew of the pages. */
  analyzeContent(kept: KeptPages | undefined): Promise<AnalyzeResult>;
  /** Text of a file in place of what was written; undefined removes it. */
  replace(path: string, text: string | undefined): Promise<void>;
};

type SettledSite = {
  /** The last analysis, of the site as it is now. */
  result: AnalyzeResult;
  files: ReadonlyMap<string, NewFile>;
  settled: Settled[];
};

/** Each round settles at least one error of each file, so that what is left is an error that no file has. */
const mostRounds = 30;

export async function settleSite(inputs: SettleInputs): Promise<SettledSite> {
  const { originOf, analyzeContent, replace } = inputs;
  const files = new Map(inputs.files);
  const settled: Settled[] = [];
  const times = new Map<string, number>();
  let result = await analyzeContent(undefined);
  for (let round = 0; round < mostRounds; round++) {
    const byFile = byPath(result.findings.filter(isError));
    let changed = false;
    for (const [path, found] of byFile) {
      const file = files.get(path);
      if (file === undefined) continue;
      const repeated = found.map((finding): Repeated => {
        const key = JSON.stringify([path, finding.rule, finding.message]);
        return { finding, times: times.get(key) ?? 0 };
      });
      const next = settledFile(path, file, repeated, originOf(path));
      for (const { finding } of repeated) {
        if (next.waiting.includes(finding)) continue;
        const key = JSON.stringify([path, finding.rule, finding.message]);
        times.set(key, (times.get(key) ?? 0) + 1);
      }
      settled.push(...next.done);
      if (next.text === undefined) files.delete(path);
      else files.set(path, next.text);
      await replace(path, next.text);
      changed = true;
    }
    if (!changed) break;
    result = await analyzeContent(result.analysis?.compiled.kept);
  }
  return { result, files, settled: oncePerError(settled) };
}

/** What took several steps is said once, with the place that it had first. */
function oncePerError(settled: readonly Settled[]): Settled[] {
  const seen = new Set<string>();
  return settled.filter(({ cause, finding: { file, rule, place, message } }) => {
    const key = JSON.stringify([
      cause,
      file,
      rule,
      message,
      cause === "dead-link" || cause === "dead-image" ? place : "",
    ]);
    return seen.size < seen.add(key).size;
  });
}

function byPath(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group) group.push(finding);
    else groups.set(finding.file, [finding]);
  }
  return groups;
}

function settledFile(path: string, file: NewFile, errors: readonly Repeated[], origin: string): SettledPage {
  if (typeof file !== "string") return removed(errors);
  if (path.endsWith(".md")) return settledPage(file, origin, errors);
  return settledConfiguration(path, file, errors);
}

/** A file that is served as it is, in a place that the site needs for its own. */
function removed(errors: readonly Repeated[]): SettledPage {
  return {
    text: undefined,
    waiting: [],
    done: errors.map(
      ({ finding }): Settled => ({ cause: "page-left-behind", finding, message: finding.message }),
    ),
  };
}

function settledConfiguration(path: string, yaml: string, errors: readonly Repeated[]): SettledPage {
  const result = settledYaml(
    yaml,
    errors.map(({ finding, times }) => ({ place: finding.place, ...yamlLevel(finding.rule, times) })),
  );
  if (!result && path === "site.yml") return { text: yaml, done: [], waiting: [] };
  if (!result) return removed(errors);
  return {
    text: result.yaml,
    waiting: [],
    done: errors.map(({ finding }, index): Settled => {
      const cause = causeOfConfiguration(path, result.paths[index]?.[0]);
      return { cause, finding, message: `left out of ${path}: ${finding.message}` };
    }),
  };
}

function causeOfConfiguration(path: string, key: unknown): Settled["cause"] {
  if (/^(authors|tags)\.yml$/.test(path)) return "byline";
  if (path.endsWith("sidebars.yml") || key === "navbar" || key === "footer") return "navigation-item";
  return path === "site.yml" && key === "redirects" ? "redirect" : "configuration";
}
