/** `twsite compile`: content folder → website. */

import { join, resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { readReaderFiles } from "../emit/reader-files.ts";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import type { BuildResult } from "../pipeline/build.ts";
import type { Shard } from "../pipeline/compile-shard.ts";
import { incrementalBuild } from "../pipeline/incremental.ts";
import { type Changes, changesBetween, type Host } from "../publish/changes/changes-between.ts";
import { PUBLISHED_FILE, readHost, writeChanges } from "../publish/changes/changes-folder.ts";
import { readRecord } from "../publish/record.ts";
import { counted } from "../report/counted.ts";
import { isError } from "../report/finding.ts";
import { progressLine } from "../report/progress.ts";
import { cacheNote, summaryOf, tooManyWarnings } from "../report/summary.ts";
import { entryAt } from "../source/entry-at.ts";
import { whyUnwritable } from "../source/make-folder.ts";
import { isIn, realPath } from "../source/real-path.ts";
import { sourceLines } from "../source/source-lines.ts";
import { type CacheChoices, cacheChoices, endSharing, sharedCache } from "./cache-options.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, nowOption } from "./options.ts";

type Options = BuildChoices &
  CacheChoices & {
    out: string;
    prerender: boolean;
    strict: boolean;
    release: boolean;
    shard?: Shard;
    changes?: string;
    quiet: boolean;
  };

export function compileCommand(io: CommandIo, installation: Installation): Command {
  return cacheChoices(buildChoices(new Command("compile")))
    .option("--out <folder>", "folder for the compiled site", "dist/site")
    .option("--no-prerender", "write documents without text, which a script fills in the browser")
    .option("--strict", "treat warnings as errors", false)
    .option("--release", "treat remaining placeholders as errors", false)
    .option("--shard <part>", "compile one part of the pages, such as 1/4, into the cache only", shardOf)
    .option("--changes <folder>", "write lists of files to upload and delete since the last upload")
    .addOption(nowOption())
    .option("--quiet", "print only findings", false)
    .addHelpText(
      "after",
      "\nExamples:\n  $ twsite compile\n  $ twsite compile --out public --base-url /docs/",
    )
    .action(async (_: unknown, options: Options, command: Command) => {
      const started = performance.now();
      const progress = progressLine(options.quiet ? undefined : io.draw);
      const shared = sharedCache(options, io, command);
      const { shard } = options;
      const listChanges = changesLister(options, io, command);
      if (shard) {
        checkWritable(options, shared?.readOnly ?? false, command);
        const own = { ...analyzeOptions(options, installation), shared, onProgress: progress.show };
        await runShard(shard, own, { quiet: options.quiet, started }, io);
        progress.clear();
        await endSharing(shared, io);
        return;
      }
      const result = await incrementalBuild(
        {
          ...analyzeOptions(options, installation),
          release: options.release,
          makesPictureSizes: true,
          shared,
          onProgress: progress.show,
        },
        {
          outFolder: options.out,
          prerender: options.prerender,
          strict: options.strict,
          reader: readReaderFiles(installation.readerFolder),
        },
      );
      progress.clear();
      if (result.findings.length > 0) {
        const { textReport } = await import("../report/text.ts");
        io.err(
          textReport(result.findings, options.content, {
            lineOf: sourceLines(options.content),
            ...io.errors,
          }),
        );
      }
      if (result.cacheProblem !== undefined) io.err(cacheNote(result.cacheProblem));
      await endSharing(shared, io);
      if (!options.quiet) io.out(summary(result, options.out, performance.now() - started));
      const tooMany = tooManyWarnings(result.findings.filter((found) => !isError(found)).length, options);
      if (tooMany !== undefined && !options.quiet) io.out(tooMany);
      if (!result.published) io.fail();
      else listChanges?.();
    });
}

function summary(
  { findings, published, fresh, fetched = 0, routes }: BuildResult,
  out: string,
  ms: number,
): string {
  const counts = summaryOf(findings);
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  if (!published) return `Nothing written to ${out}: ${counts} (${time})`;
  const { written, deleted } = published;
  const changes = `${counted(written.length, "file")} written${deleted.length > 0 ? `, ${deleted.length} deleted` : ""}`;
  const sources = `${counted(fresh, "source")} compiled${fetched > 0 ? `, ${fetched} fetched` : ""}`;
  return `${counted(routes, "page")} in ${out}: ${sources}, ${changes}, ${counts} (${time})`;
}

/** The option `--shard`, and what a part of a compile reports. */
function shardOf(text: string): Shard {
  const [, part = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (of < 1) throw new InvalidArgumentError("Expected a part and the number of parts, such as 1/4.");
  if (part < 1) throw new InvalidArgumentError(`The first part is 1/${of}.`);
  if (part > of) throw new InvalidArgumentError(`The last part is ${of}/${of}.`);
  return { part, of };
}

type Choices = { cache: boolean; quiet: boolean };

/** Ends the command where there would be nothing that the part can write to. */
function checkWritable({ cache }: Choices, isReadOnly: boolean, command: Command): void {
  const expected = "the part is stored in the cache";
  if (!cache) command.error(`error: --shard and --no-cache cannot be used together: ${expected}`);
  if (isReadOnly) command.error(`error: --shard and --cache-read-only cannot be used together: ${expected}`);
}

async function runShard(
  shard: Shard,
  options: AnalyzeOptions,
  { quiet, started }: { quiet: boolean; started: number },
  io: CommandIo,
): Promise<void> {
  const { compileShard } = await import("../pipeline/compile-shard.ts");
  const { findings, files, fresh, cacheProblem } = await compileShard(shard, options);
  const { contentFolder } = options;
  if (findings.length > 0) {
    const { textReport } = await import("../report/text.ts");
    io.err(textReport(findings, contentFolder, { lineOf: sourceLines(contentFolder), ...io.errors }));
  }
  const lost = options.shared ? undefined : cacheProblem;
  if (lost !== undefined)
    io.err(`twsite: part ${shard.part} of ${shard.of} was not stored: the cache cannot be written (${lost})`);
  else if (cacheProblem !== undefined) io.err(cacheNote(cacheProblem));
  if (lost !== undefined || findings.some(isError)) io.fail();
  else if (!quiet) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const known = files - fresh;
    const sources = `${counted(files, "source")}, ${fresh} compiled, ${known} from the cache`;
    io.out(`Part ${shard.part} of ${shard.of}: ${sources} (${seconds} s)`);
  }
}

type ListChoices = { changes?: string; shard?: Shard; out: string; content: string; quiet: boolean };

/**
 * The option `--changes`: lists of what to upload and what to delete.
 * Returns the function that writes the lists once the site is written, or undefined without `--changes`. Ends the command if the lists cannot be written.
 */
function changesLister(choices: ListChoices, io: CommandIo, command: Command): (() => void) | undefined {
  const { changes: folder, shard, out, quiet } = choices;
  if (folder === undefined) return undefined;
  if (shard) command.error("error: --shard and --changes cannot be used together: --shard writes no site");
  const problem = problemOf(folder, choices);
  if (problem !== undefined) command.error(`error: --changes: ${folder} ${problem}`);
  const host = readHost(folder);
  if (!host)
    command.error(
      `error: ${join(folder, PUBLISHED_FILE)} is damaged; restore the one from the last upload, or delete it to upload everything`,
    );
  return () => {
    const site = readRecord(out);
    // The record may have been removed since the compile.
    if (site === undefined || site === "damaged") throw new Error(`${out} has no record of its files`);
    const broken = Object.keys(site.files).find((path) => /[\r\n]/.test(path));
    if (broken !== undefined) {
      io.err(`error: ${folder} cannot list ${JSON.stringify(broken)}: a name must not have a line break`);
      io.fail();
      return;
    }
    const changes = changesBetween(host, site);
    writeChanges(folder, changes);
    if (!quiet) io.out(changesSummary(folder, changes, host));
  };
}

/** Why the folder cannot have the lists. */
function problemOf(folder: string, { out, content }: ListChoices): string | undefined {
  const place = realPath(resolve(folder));
  const around = [out, content].find((other) => isIn(place, realPath(resolve(other))));
  if (around !== undefined) return `is inside ${around}; name another folder`;
  if (entryAt(place)?.isDirectory() === false) return "is a file; name a folder";
  const reason = whyUnwritable(place);
  return reason && `cannot be written: ${reason}; name another folder`;
}

function changesSummary(folder: string, { lists }: Changes, { published }: Host): string {
  const count = (verb: string) =>
    Object.entries(lists).reduce((sum, [name, paths]) => sum + (name.includes(verb) ? paths.length : 0), 0);
  const todo = `Lists in ${folder}: ${counted(count("upload"), "file")} to upload, ${count("delete")} to delete`;
  return published ? todo : `${todo} (no ${PUBLISHED_FILE} yet, so everything is new)`;
}
