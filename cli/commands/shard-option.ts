/** The option `--shard`, and what a part of a compile reports. */
import { type Command, InvalidArgumentError } from "commander";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import type { Shard } from "../pipeline/shard.ts";
import { cacheNote } from "../report/cache-problem.ts";
import { counted } from "../report/counted.ts";
import { isError } from "../report/finding.ts";
import { sourceLines } from "../source/source-lines.ts";
import type { CommandIo } from "./io.ts";

export function shardOf(text: string): Shard {
  const [, part = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (of < 1) throw new InvalidArgumentError("Expected a part and the number of parts, such as 1/4.");
  if (part < 1) throw new InvalidArgumentError(`The first part is 1/${of}.`);
  if (part > of) throw new InvalidArgumentError(`The last part is ${of}/${of}.`);
  return { part, of };
}

type Choices = { cache: boolean; quiet: boolean };

/** Ends the command where there would be nothing that the part can write to. */
export function checkWritable({ cache }: Choices, isReadOnly: boolean, command: Command): void {
  const expected = "the part is stored in the cache";
  if (!cache) command.error(`error: --shard and --no-cache cannot be used together: ${expected}`);
  if (isReadOnly) command.error(`error: --shard and --cache-read-only cannot be used together: ${expected}`);
}

export async function runShard(
  shard: Shard,
  options: AnalyzeOptions,
  { quiet, started }: { quiet: boolean; started: number },
  io: CommandIo,
): Promise<void> {
  const { compileShard } = await import("../pipeline/shard.ts");
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
