/** `twsite check`: everything that compile would report, and nothing written. */
import { Command, Option } from "commander";
import { unaskedAddresses } from "../check/links/outbound-links.ts";
import { readReaderFiles } from "../emit/reader-files.ts";
import type { RefusedFix } from "../pipeline/harmless-fixes.ts";
import { counted } from "../report/counted.ts";
import { type Finding, isError } from "../report/finding.ts";
import { fixedLines, refusedLines } from "../report/fixes.ts";
import { pathOf } from "../report/path-of.ts";
import { progressLine } from "../report/progress.ts";
import { type Format, formats, reportAs } from "../report/report.ts";
import { cacheNote, hostLines, summaryOf, tooManyWarnings } from "../report/summary.ts";
import { contactedHosts } from "../site/contacted-hosts.ts";
import { onDisk } from "../source/on-disk.ts";
import { readInside } from "../source/read-inside.ts";
import { replaceFiles } from "../source/replace-file.ts";
import { sourceLines } from "../source/source-lines.ts";
import { decodedText } from "../source/utf8.ts";
import { type CacheChoices, cacheChoices, endSharing, sharedCache } from "./cache-options.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, nowOption, oneOf, wholeNumber } from "./options.ts";

type Options = BuildChoices &
  CacheChoices & {
    strict: boolean;
    release: boolean;
    quiet: boolean;
    format: Format;
    maxWarnings?: number;
    fix: boolean;
    diff: boolean;
  };

/** A fix may bring out another one: a line that it changes becomes what is looked into. */
const mostRounds = 5;

export function checkCommand(io: CommandIo, installation: Installation): Command {
  return cacheChoices(buildChoices(new Command("check")))
    .option("--strict", "treat warnings as errors", false)
    .option("--release", "treat remaining placeholders as errors", false)
    .option("--max-warnings <number>", "fail if there are more warnings than this number", wholeNumber)
    .option("--fix", "correct what has one right form, and report the rest", false)
    .option("--diff", "with --fix: show the corrections as a patch, and write nothing", false)
    .addOption(nowOption())
    .option("--quiet", "print only findings", false)
    .addOption(oneOf(new Option("--format <format>", "output format"), formats).default("text"))
    .addHelpText(
      "after",
      `
Examples:
  $ twsite check
  $ twsite check --strict --format github
  $ twsite check --fix
  $ twsite check --fix --diff > fixes.patch
  $ twsite check docs/content --format sarif > twsite.sarif`,
    )
    .action(async (_: unknown, options: Options, command: Command) => {
      const { content, format, quiet, fix, diff } = options;
      if (diff && !fix) command.error("error: --diff shows what --fix would write: give both");
      const shared = sharedCache(options, io, command);
      const progress = progressLine(quiet ? undefined : io.draw);
      // In parts, the program opens fewer files at once: there are systems that allow few.
      await import("../pipeline/read-content.ts");
      await import("../pipeline/analyze.ts");
      const { checkSite } = await import("../pipeline/check-site.ts");
      const check = async () => {
        const choices = { ...analyzeOptions(options, installation), release: options.release };
        const result = await checkSite(
          { ...choices, makesPictureSizes: true, shared, onProgress: progress.show },
          readReaderFiles(installation.readerFolder),
        );
        progress.clear();
        return result;
      };
      let result = await check();
      const { harmlessFixes } = await import("../pipeline/harmless-fixes.ts");
      const fixesNow = () =>
        harmlessFixes(result.findings, (file) => textIn(content, file), {
          contentFolder: content,
          analysis: result.analysis,
        });
      if (diff) {
        const { texts, refused } = await fixesNow();
        const patch = await patchOf(texts, content);
        if (patch !== "") io.out(patch);
        if (refused.length > 0) io.err(refusedLines(refused, content));
        return endSharing(shared, io);
      }
      const fixed: Finding[] = [];
      let refused: RefusedFix[] = [];
      for (let round = 0; fix && round < mostRounds; round++) {
        const fixes = await fixesNow();
        refused = fixes.refused;
        if (fixes.texts.size === 0) break;
        replaceFiles(new Map([...fixes.texts].map(([file, text]) => [onDisk(content, file), text])));
        fixed.push(...fixes.fixed);
        result = await check();
      }
      const { findings, analysis, cacheProblem } = result;
      const report = (lines: string) => io[format === "text" ? "out" : "err"](lines);
      if (fixed.length > 0) report(fixedLines({ fixed }, content));
      if (refused.length > 0) report(refusedLines(refused, content));
      const hosts = analysis ? contactedHosts(analysis.configuration.site.value) : [];
      const shown = reportAs(format, findings, {
        contentFolder: content,
        release: installation.release,
        ruleHelp: installation.ruleHelp,
        style: io.reports,
        lineOf: sourceLines(content),
        hosts,
      });
      if (shown !== "") io.out(shown);
      if (cacheProblem !== undefined) io.err(cacheNote(cacheProblem));
      await endSharing(shared, io);
      const errors = findings.filter(isError).length;
      const warnings = findings.length - errors;
      if (format === "text" && !quiet) io.out(`${summaryOf(findings)} in ${content}`);
      if (format === "text" && !quiet && hosts.length > 0) io.out(hostLines(hosts));
      const unasked = analysis?.linksLock ? unaskedAddresses(analysis.outboundLinks, analysis.linksLock) : [];
      if (format === "text" && !quiet && unasked.length > 0)
        io.out(
          `${counted(unasked.length, "link to another site is", "links to other sites are")} not in links.lock yet; "${installation.invocation} links" asks for them`,
        );
      const tooMany = tooManyWarnings(warnings, options);
      if (tooMany !== undefined && format === "text" && !quiet) io.out(tooMany);
      if (errors > 0 || tooMany !== undefined) io.fail();
    });
}

/** The corrections as a patch for `git apply`; empty if there is nothing to correct. */
async function patchOf(texts: ReadonlyMap<string, string>, content: string): Promise<string> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import("diff");
  const patches = [...texts].map(([file, text]) => {
    const path = pathOf({ file }, content);
    return createTwoFilesPatch(`a/${path}`, `b/${path}`, textIn(content, file) ?? "", text, "", "", {
      headerOptions: FILE_HEADERS_ONLY,
    });
  });
  return patches.join("").replace(/\n$/, "");
}

function textIn(content: string, file: string): string | undefined {
  return decodedText(readInside(content, file));
}
