/** `twsite check`: everything that compile would report, and nothing written (S61). */
import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { examine } from "../examine.ts";
import { isError } from "../report/finding.ts";
import { jsonReport } from "../report/json.ts";
import { progressLine } from "../report/progress.ts";
import { textReport } from "../report/text.ts";
import { basePath, buildOptions, counted, type Installation, threads } from "./compile.ts";
import type { CommandIo } from "./io.ts";

type Options = {
  content: string;
  baseUrl?: string;
  jobs: number;
  cache: boolean;
  strict: boolean;
  quiet: boolean;
  format: "text" | "json";
};

export function checkCommand(io: CommandIo, installation: Installation): Command {
  return new Command("check")
    .description("Report everything that compile would, and write nothing")
    .option("--content <folder>", "folder of the content", "content")
    .option(
      "--base-url <path>",
      "path that the site is served under (default: base_url of site.yml)",
      basePath,
    )
    .option("--jobs <number>", "threads that compile", threads, availableParallelism())
    .option("--no-cache", "compile every file anew and keep nothing for the next run")
    .option("--strict", "treat warnings as errors", false)
    .option("--quiet", "print findings only", false)
    .addOption(
      new Option("--format <format>", "form of the report").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", "\nExample:\n  $ twsite check --strict --format json")
    .action(async (options: Options) => {
      const progress = progressLine(options.quiet ? undefined : io.draw);
      const { findings } = await examine({
        ...buildOptions(options, installation),
        onProgress: progress.show,
      });
      progress.clear();
      const errors = findings.filter(isError).length;
      if (options.format === "json") io.out(jsonReport(findings));
      else {
        if (findings.length > 0) io.out(textReport(findings, options.content));
        if (!options.quiet)
          io.out(
            `${counted(errors, "error")}, ${counted(findings.length - errors, "warning")} in ${options.content}`,
          );
      }
      if (errors > 0 || (options.strict && findings.length > 0)) io.fail();
    });
}
