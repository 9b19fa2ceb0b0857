/** `twsite dev`: the content as a site that follows every change, with drafts. */
import { Command } from "commander";
import { startDev } from "../dev/dev.ts";
import { NoSuchState } from "../diff/git-state.ts";
import { readReaderFiles } from "../emit/reader-files.ts";
import { inUrl, listenProblem, networkUrls } from "../hosts/preview/listen.ts";
import { counted } from "../report/counted.ts";
import { visiblePath } from "../report/escape-control-characters.ts";
import type { LineOf } from "../report/excerpt.ts";
import { causeOf } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { reasonOf } from "../report/reason-of.ts";
import { cacheNote, summaryOf } from "../report/summary.ts";
import { isSystemError, systemFailure } from "../report/system-reason.ts";
import { sourceLines } from "../source/source-lines.ts";
import type { Installation } from "./installation.ts";
import { interruption } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, nowOption, portNumber } from "./options.ts";

type Options = BuildChoices & { port: number; host: string; against?: string; quiet: boolean; open: boolean };

/** Runs until it is interrupted. */
export function devCommand(io: CommandIo, installation: Installation): Command {
  return buildChoices(new Command("dev"))
    .option("--port <number>", "first port to try", portNumber, 3000)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--against <ref>", "mark in open pages what has changed since this commit, branch or tag")
    .addOption(nowOption())
    .option("--no-open", "open no browser")
    .option("--quiet", "print only findings", false)
    .addHelpText(
      "after",
      `
Drafts and scheduled pages are shown, with a banner. Only the cache is written.
A folder of Markdown without site.yml is a site, too: README.md is its home.

Examples:
  $ twsite dev
  $ twsite dev docs
  $ twsite dev --content docs/content --port 8080
  $ twsite dev --host 0.0.0.0
  $ twsite dev --against main`,
    )
    .action(async (_: unknown, options: Options, command: Command) => {
      const { content, host, port, against, quiet, open } = options;
      let seen: SeenFindings = new Map();
      const report = async (findings: readonly Finding[]): Promise<void> => {
        // The module that measures texts for carets takes long to import, and is not needed without findings.
        const { textReport } = await import("../report/text.ts");
        const lineOf = sourceLines(content);
        const { found, fixed } = diffFindings(findings, seen, lineOf);
        seen = seenOf(findings, lineOf);
        if (found.length > 0) io.err(textReport(found, content, { lineOf, ...io.errors }));
        if (!quiet && found.length + fixed > 0) io.out(summary(findings, found.length === 0));
      };
      let said: { port: number; base: string } | undefined;
      const sayAddress = (at: { port: number; base: string }): void => {
        said = at;
        io.out(`Serving ${content} at http://${inUrl(host)}:${at.port}${at.base} (Ctrl-C stops)`);
        for (const url of networkUrls(host, at.port, at.base)) io.out(`On your network: ${url}`);
      };
      let isFirst = true;
      let isCacheTold = false;
      const interrupted = interruption();
      const dev = await startDev({
        build: analyzeOptions(options, installation),
        reader: readReaderFiles(installation.readerFolder),
        host,
        port,
        against,
        async onPass({ findings, changed, seconds, hasNewFindings, base, cacheProblem }, files) {
          if (!isFirst && !quiet && changed > 0)
            io.out(`${nameOf(files, content)}: updated in ${seconds.toFixed(1)} s`);
          if (hasNewFindings) await report(findings);
          if (said && said.base !== base) sayAddress({ ...said, base });
          if (cacheProblem !== undefined && !isCacheTold) io.err(cacheNote(cacheProblem));
          isCacheTold ||= cacheProblem !== undefined;
          isFirst = false;
        },
        onNote: (note) => io.err(note),
        onFailure: (error) => io.err(`twsite: ${failureOf(error)}`),
      }).catch((error: NodeJS.ErrnoException) => {
        if (error instanceof NoSuchState) return command.error(`error: --against: ${error.message}`);
        if (error.syscall !== "listen" && error.syscall !== "getaddrinfo") throw error;
        return command.error(`error: cannot listen on ${host}, port ${port}: ${listenProblem(error)}`);
      });
      if (port !== 0 && dev.port !== port) io.err(`Port ${port} is in use; using ${dev.port}.`);
      sayAddress(dev);
      if (open) io.open(`http://${inUrl(host)}:${dev.port}${dev.base}`);
      await Promise.race([interrupted, dev.ready.then(() => interrupted)]).finally(dev.close);
    });
}

/** The file that changed, or the number of changes. A change without a path is named as the content folder. */
function nameOf(files: readonly string[], content: string): string {
  const named = files.filter((file) => file !== "");
  return named.length > 1 ? counted(named.length, "change") : visiblePath(named[0] ?? content);
}

function failureOf(error: unknown): string {
  const cause = causeOf(error);
  return isSystemError(cause) ? systemFailure(cause) : reasonOf(cause);
}

/** `areFixed`: nothing new was found, and something is no longer there. */
function summary(findings: readonly Finding[], areFixed: boolean): string {
  if (findings.length === 0) return "All problems are fixed.";
  const counts = summaryOf(findings);
  return areFixed ? `Fixed; ${counts} left` : counts;
}

/** Tells findings apart by what they say and by the text of their line: a line that moves is not new. */
type SeenFindings = ReadonlyMap<string, number>;

function seenOf(findings: readonly Finding[], lineOf: LineOf): SeenFindings {
  const seen = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding, lineOf);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return seen;
}

/** Findings that are new in a pass, and the number of those that are fixed: a terminal reports each finding once. */
function diffFindings(
  findings: readonly Finding[],
  before: SeenFindings,
  lineOf: LineOf,
): { found: Finding[]; fixed: number } {
  const left = new Map(before);
  const found = findings.filter((finding) => {
    const key = keyOf(finding, lineOf);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  const fixed = [...left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  return { found, fixed };
}

function keyOf({ rule, file, folder, place, message }: Finding, lineOf: LineOf): string {
  const line = place && file !== "" ? lineOf(file, place.line)?.trim() : undefined;
  return JSON.stringify([rule, file, folder, message, line]);
}
