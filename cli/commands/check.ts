/** `twsite check`: everything that compile would report, and nothing written. */
import { Command, Option } from "commander";
import { readReaderFiles } from "../emit/reader-files.ts";
import { cacheNote } from "../report/cache-problem.ts";
import { isError } from "../report/finding.ts";
import { hostLines } from "../report/host-lines.ts";
import { progressLine } from "../report/progress.ts";
import { type Format, formats, reportAs } from "../report/report.ts";
import { summaryOf } from "../report/summary.ts";
import { tooManyWarnings } from "../report/too-many-warnings.ts";
import { contactedHosts } from "../site/contacted-hosts.ts";
import { sourceLines } from "../source/source-lines.ts";
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
  };

export function checkCommand(io: CommandIo, installation: Installation): Command {
  return cacheChoices(
    buildChoices(new Command("check").argument("[folder]", "content folder (same as --content)")),
  )
    .option("--strict", "treat warnings as errors", false)
    .option("--release", "treat remaining placeholders as errors", false)
    .option("--max-warnings <number>", "fail if there are more warnings than this number", wholeNumber)
    .addOption(nowOption())
    .option("--quiet", "print only findings", false)
    .addOption(oneOf(new Option("--format <format>", "output format"), formats).default("text"))
    .addHelpText(
      "after",
      `
Examples:
  $ twsite check
  $ twsite check --strict --format github
  $ twsite check docs/content --format sarif > twsite.sarif`,
    )
    .action(async (folder: string | undefined, options: Options, command: Command) => {
      if (folder !== undefined && command.getOptionValueSource("content") === "cli")
        command.error("error: the content folder is given twice: as an argument and with --content");
      const content = folder ?? options.content;
      const { format, quiet } = options;
      const shared = sharedCache(options, io, command);
      const progress = progressLine(quiet ? undefined : io.draw);
      // In parts, the program opens fewer files at once: there are systems that allow few.
      await import("../pipeline/read-content.ts");
      await import("../pipeline/analyze.ts");
      const { checkSite } = await import("../pipeline/check-site.ts");
      const { findings, analysis, cacheProblem } = await checkSite(
        {
          ...analyzeOptions({ ...options, content }, installation),
          release: options.release,
          makesPictureSizes: true,
          shared,
          onProgress: progress.show,
        },
        readReaderFiles(installation.readerFolder),
      );
      progress.clear();
      const hosts = analysis ? contactedHosts(analysis.configuration.site.value) : [];
      const report = reportAs(format, findings, {
        contentFolder: content,
        release: installation.release,
        ruleHelp: installation.ruleHelp,
        style: io.reports,
        lineOf: sourceLines(content),
        hosts,
      });
      if (report !== "") io.out(report);
      if (cacheProblem !== undefined) io.err(cacheNote(cacheProblem));
      await endSharing(shared, io);
      const errors = findings.filter(isError).length;
      const warnings = findings.length - errors;
      if (format === "text" && !quiet) io.out(`${summaryOf(findings)} in ${content}`);
      if (format === "text" && !quiet && hosts.length > 0) io.out(hostLines(hosts));
      const tooMany = tooManyWarnings(warnings, options);
      if (tooMany !== undefined && format === "text" && !quiet) io.out(tooMany);
      if (errors > 0 || tooMany !== undefined) io.fail();
    });
}
