/** The option `--changes`: lists of what to upload and what to delete. */
import { join, resolve } from "node:path";
import type { Command } from "commander";
import type { Shard } from "../pipeline/compile-shard.ts";
import { type Changes, changesBetween, type Host } from "../publish/changes/changes-between.ts";
import { PUBLISHED_FILE, readHost, writeChanges } from "../publish/changes/changes-folder.ts";
import { readRecord } from "../publish/record.ts";
import { counted } from "../report/counted.ts";
import { entryAt } from "../source/entry-at.ts";
import { whyUnwritable } from "../source/make-folder.ts";
import { isIn, realPath } from "../source/real-path.ts";
import type { CommandIo } from "./io.ts";

type Choices = { changes?: string; shard?: Shard; out: string; content: string; quiet: boolean };

/** Returns the function that writes the lists once the site is written, or undefined without `--changes`. Ends the command if the lists cannot be written. */
export function changesLister(choices: Choices, io: CommandIo, command: Command): (() => void) | undefined {
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
    if (!quiet) io.out(summary(folder, changes, host));
  };
}

/** Why the folder cannot have the lists. */
function problemOf(folder: string, { out, content }: Choices): string | undefined {
  const place = realPath(resolve(folder));
  const around = [out, content].find((other) => isIn(place, realPath(resolve(other))));
  if (around !== undefined) return `is inside ${around}; name another folder`;
  if (entryAt(place)?.isDirectory() === false) return "is a file; name a folder";
  const reason = whyUnwritable(place);
  return reason && `cannot be written: ${reason}; name another folder`;
}

function summary(folder: string, { lists }: Changes, { published }: Host): string {
  const count = (verb: string) =>
    Object.entries(lists).reduce((sum, [name, paths]) => sum + (name.includes(verb) ? paths.length : 0), 0);
  const todo = `Lists in ${folder}: ${counted(count("upload"), "file")} to upload, ${count("delete")} to delete`;
  return published ? todo : `${todo} (no ${PUBLISHED_FILE} yet, so everything is new)`;
}
