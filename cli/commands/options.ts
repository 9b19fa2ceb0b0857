/** Options that several commands have, and how their values are read. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { type Argument, type Command, InvalidArgumentError, Option } from "commander";
import { dateText, isInCalendar } from "../../schema/date-text.ts";
import { baseHref, basePathPattern } from "../../schema/paths.ts";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import { didYouMean, nearest } from "../report/nearest.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Installation } from "./installation.ts";

/** The options of every command that compiles. */
export type BuildChoices = { content: string; baseUrl?: string; jobs: number; cache: boolean; now?: string };

export function buildChoices(command: Command): Command {
  return compileChoices(contentChoice(command));
}

/** The same without the folder as an argument, for commands whose arguments are pages. */
export function compileChoices(command: Command): Command {
  return command
    .option(
      "--base-url <path>",
      "path that the site is served under (default: base_url of site.yml)",
      basePath,
    )
    .addOption(
      new Option("--jobs <number>", "number of compiler threads")
        .argParser(threads)
        .default(availableParallelism(), "one per processor core"),
    )
    .option("--no-cache", "compile every file again, and store nothing for the next run");
}

/** The option of commands that show the site as on another day. */
export function nowOption(): Option {
  return new Option("--now <date>", "show the site as on this date, such as 2026-12-01").argParser(moment);
}

function moment(text: string): string {
  if (dateText.test(text) && isInCalendar(text)) return text;
  throw new InvalidArgumentError("Expected a date such as 2026-12-01, or with a time 2026-12-01T09:30.");
}

/** Commands take the content folder as an option, and as their last argument. */
export function contentChoice(command: Command): Command {
  return command
    .argument("[folder]", "content folder (same as --content)")
    .addOption(contentOption())
    .hook("preAction", ({ processedArgs }) => {
      const folder: unknown = processedArgs.at(-1);
      if (folder === undefined) return;
      if (command.getOptionValueSource("content") === "cli")
        command.error("error: the content folder is given twice: as an argument and with --content");
      command.setOptionValue("content", folder);
    });
}

export function contentOption(): Option {
  return new Option("--content <folder>", "content folder").default("content");
}

export function analyzeOptions(
  { content, baseUrl, jobs, cache, now }: BuildChoices,
  { version, workerScript, starterFolder, userCache }: Installation,
): AnalyzeOptions {
  return {
    contentFolder: content,
    baseUrl,
    jobs,
    cacheFolder: cache ? cacheOf(content, userCache) : undefined,
    version,
    workerScript,
    now,
    starterFolder,
  };
}

/** `.twsite/<name of the content folder>` beside the content folder. */
export function cacheFolder(content: string): string {
  const folder = resolve(content);
  return join(dirname(folder), ".twsite", basename(folder));
}

/** Around a folder without a site.yml there may be anything, so that its cache is among those of the user. */
function cacheOf(content: string, userCache: string | undefined): string {
  return userCache === undefined || existsSync(join(content, "site.yml"))
    ? cacheFolder(content)
    : join(userCache, "twsite", "folders", contentHash(resolve(content)));
}

function threads(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new InvalidArgumentError("Expected a whole number from 1 to 64.");
  return count;
}

export function basePath(text: string): string {
  if (basePathPattern.test(text)) return baseHref(text);
  const path = URL.canParse(text) ? new URL(text).pathname : text;
  const meant = `/${path}/`.replace(/\/{2,}/g, "/");
  const hint = basePathPattern.test(meant) ? didYouMean(meant) : "";
  throw new InvalidArgumentError(
    `Expected a path that starts and ends with a slash, such as / or /docs/.${hint}`,
  );
}

/** An option or an argument whose value is one of some words. */
export function oneOf<T extends Option | Argument>(declared: T, choices: readonly string[]): T {
  declared.choices(choices).argParser((text: string) => {
    if (choices.includes(text)) return text;
    throw new InvalidArgumentError(
      `${choices.length === 1 ? "The only choice is" : "Allowed choices are"} ${choices.join(", ")}.${didYouMean(nearest(text, choices))}`,
    );
  });
  return declared;
}

/** A number of things that may be none. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("Expected a whole number, 0 or more.");
  return Number(text);
}

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError("Expected a number from 0 to 65535.");
  return port;
}
