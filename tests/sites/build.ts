/** The compiler as tests call it: in this process, with the reader that was bundled before all tests. */
import { dirname, join } from "node:path";
import { readReaderFiles } from "../../cli/emit/reader-files.ts";
import type { AnalyzeOptions, AnalyzeResult } from "../../cli/pipeline/analyze.ts";
import type { BuildResult, WriteOptions } from "../../cli/pipeline/build.ts";
import { checkSite } from "../../cli/pipeline/check-site.ts";
import { incrementalBuild } from "../../cli/pipeline/incremental.ts";
import { refuseRepeatedIds } from "./repeated-ids.ts";

const tool = join(import.meta.dirname, "../../dist/twsite");

export type Choices = Partial<Omit<AnalyzeOptions, "workerScript">> &
  Partial<Omit<WriteOptions, "reader">> & {
    /** True: with the worker threads of the bundled command. */
    threads?: boolean;
  };

export const reader = readReaderFiles(join(tool, "reader"));

/** Compiles `content` into `site` beside it, unless the choices say otherwise. No document may have an id twice. */
export async function compile(content: string, choices: Choices = {}): Promise<BuildResult> {
  const outFolder = join(dirname(content), "site");
  const result = await incrementalBuild(optionsOf(content, choices), {
    outFolder,
    prerender: true,
    strict: false,
    reader,
    ...choices,
  });
  refuseRepeatedIds(choices.outFolder ?? outFolder, result.published?.written ?? []);
  return result;
}

/** What `twsite check` does. */
export function checkContent(content: string, choices: Choices = {}): Promise<AnalyzeResult> {
  return checkSite(optionsOf(content, choices), reader);
}

function optionsOf(content: string, { threads, ...choices }: Choices): AnalyzeOptions {
  return {
    contentFolder: content,
    baseUrl: undefined,
    jobs: threads ? 2 : 1,
    cacheFolder: undefined,
    version: "test",
    makesPictureSizes: true,
    workerScript: threads ? new URL(`file://${join(tool, "worker.js")}`) : undefined,
    ...choices,
  };
}
