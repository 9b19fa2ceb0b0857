/** `twsite compile`: content folder → website (S60). */
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { BasePath } from "../../schema/site.ts";
import { type BuildResult, build } from "../build.ts";
import { readReaderFiles } from "../emit/reader-files.ts";
import type { BuildOptions, WorkerScripts } from "../examine.ts";
import { isError } from "../report/finding.ts";
import { progressLine } from "../report/progress.ts";
import { textReport } from "../report/text.ts";
import type { CommandIo } from "./io.ts";

/** What the commands need to know of the installed tool. */
/** `version` tells one build of the tool from another. */
export type Installation = { version: string; scripts: WorkerScripts; readerFolder: string };

type Options = {
  content: string;
  out: string;
  baseUrl?: string;
  jobs: number;
  cache: boolean;
  prerender: boolean;
  strict: boolean;
  quiet: boolean;
};

export function compileCommand(io: CommandIo, installation: Installation): Command {
  return new Command("compile")
    .description("Compile the content folder to a website")
    .option("--content <folder>", "folder of the content", "content")
    .option("--out <folder>", "folder of the compiled site", "dist/site")
    .option(
      "--base-url <path>",
      "path that the site is served under (default: base_url of site.yml)",
      basePath,
    )
    .option("--jobs <number>", "threads that compile", threads, availableParallelism())
    .option("--no-cache", "compile every file anew and keep nothing for the next run")
    .option("--no-prerender", "write empty documents that the reader fills in the browser")
    .option("--strict", "treat warnings as errors", false)
    .option("--quiet", "print findings only", false)
    .addHelpText("after", "\nExample:\n  $ twsite compile --out public --base-url /docs/")
    .action(async (options: Options) => {
      const started = performance.now();
      const progress = progressLine(options.quiet ? undefined : io.draw);
      const result = await build(
        { ...buildOptions(options, installation), onProgress: progress.show },
        {
          outFolder: options.out,
          prerender: options.prerender,
          strict: options.strict,
          reader: readReaderFiles(installation.readerFolder),
        },
      );
      progress.clear();
      if (result.findings.length > 0) io.err(textReport(result.findings, options.content));
      if (!options.quiet) io.out(summary(result, options.out, performance.now() - started));
      if (!result.published) io.fail();
    });
}

export function buildOptions(
  { content, baseUrl, jobs, cache }: Pick<Options, "content" | "baseUrl" | "jobs" | "cache">,
  { version, scripts }: Installation,
): BuildOptions {
  return {
    contentFolder: content,
    baseUrl,
    jobs,
    cacheFolder: cache ? cacheFolder(content) : undefined,
    version,
    scripts,
  };
}

/** `.twsite/<name of the content folder>` beside the content folder. */
function cacheFolder(content: string): string {
  const folder = resolve(content);
  return join(dirname(folder), ".twsite", basename(folder));
}

function summary({ findings, published, fresh, routes }: BuildResult, out: string, ms: number): string {
  const errors = findings.filter(isError).length;
  const counts = [counted(errors, "error"), counted(findings.length - errors, "warning")].join(", ");
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  if (!published) return `Nothing written to ${out}: ${counts} (${time})`;
  const { written, deleted } = published;
  const changes = `${counted(written.length, "file")} written${deleted.length > 0 ? `, ${deleted.length} deleted` : ""}`;
  return `${counted(routes, "page")} in ${out}: ${counted(fresh, "source")} compiled, ${changes}, ${counts} (${time})`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export function threads(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new InvalidArgumentError("Expected a whole number from 1 to 64.");
  return count;
}

export function basePath(text: string): string {
  if (!BasePath.safeParse(text).success)
    throw new InvalidArgumentError("Expected a path that starts and ends with a slash, such as / or /docs/.");
  return text;
}
