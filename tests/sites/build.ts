/** The compiler as tests call it: in this process, with the reader that was bundled before all tests. */
import { dirname, join } from "node:path";
import type { BuildResult, EmitOptions } from "../../cli/build.ts";
import { checkSite } from "../../cli/check-site.ts";
import { readReaderFiles } from "../../cli/emit/reader-files.ts";
import type { BuildOptions, Examined } from "../../cli/examine.ts";
import { rebuild } from "../../cli/rebuild.ts";

const tool = join(import.meta.dirname, "../../dist/twsite");

export type Choices = Partial<Omit<BuildOptions, "workerScript">> &
  Partial<Omit<EmitOptions, "reader">> & {
    /** True: with the worker threads of the bundled command. */
    threads?: boolean;
  };

export const reader = readReaderFiles(join(tool, "reader"));

/** Compiles `content` into `site` beside it, unless the choices say otherwise. */
export function compile(content: string, choices: Choices = {}): Promise<BuildResult> {
  return rebuild(optionsOf(content, choices), {
    outFolder: join(dirname(content), "site"),
    prerender: true,
    strict: false,
    reader,
    ...choices,
  });
}

/** What `twsite check` does. */
export function checkContent(content: string, choices: Choices = {}): Promise<Examined> {
  return checkSite(optionsOf(content, choices), reader);
}

function optionsOf(content: string, { threads, ...choices }: Choices): BuildOptions {
  return {
    contentFolder: content,
    baseUrl: undefined,
    jobs: threads ? 2 : 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: threads ? new URL(`file://${join(tool, "worker.js")}`) : undefined,
    ...choices,
  };
}
