/** `twsite diff`: what a change does to the site. */
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Command, InvalidArgumentError, Option } from "commander";
import type { DiffReport } from "../../schema/diff-report.ts";
import type { Comparison } from "../diff/compare-states.ts";
import { NoSuchState } from "../diff/git-state.ts";
import { reviewProblem } from "../diff/review/review-folder.ts";
import { readReaderFiles } from "../emit/reader-files.ts";
import { counted } from "../report/counted.ts";
import { visibleJson } from "../report/escape-control-characters.ts";
import { type Finding, isError } from "../report/finding.ts";
import { didYouMean, nearest } from "../report/nearest.ts";
import { progressLine } from "../report/progress.ts";
import { whyUnwritable } from "../source/make-folder.ts";
import { isIn, realPath } from "../source/real-path.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, nowOption, oneOf } from "./options.ts";
import { failWith } from "./usable-site.ts";

const failures = ["removed", "broken", "breaking"] as const;
type Failure = (typeof failures)[number];

type Options = BuildChoices & {
  to?: string;
  format: "text" | "json" | "markdown";
  failOn: Failure[];
  out?: string;
};

export function diffCommand(io: CommandIo, installation: Installation): Command {
  return buildChoices(
    new Command("diff").argument(
      "[ref]",
      "commit, branch or tag to compare with (default: where this branch left the default branch)",
    ),
  )
    .option("--to <ref>", "compare with this commit, branch or tag instead of the working tree")
    .addOption(
      oneOf(new Option("--format <format>", "output format"), ["text", "json", "markdown"]).default("text"),
    )
    .addOption(
      new Option(
        "--fail-on <list>",
        "fail if pages are removed, addresses broken, or clients of an API: removed,broken,breaking",
      )
        .argParser(failuresIn)
        .default([], "none"),
    )
    .option("--out <folder>", "write a review as a static site to this folder")
    .addOption(nowOption())
    .addHelpText(
      "after",
      `
The earlier state is read from Git, and the working tree stays as it is. White
space, wrapped lines and the order of keys change nothing, and neither do the
dates that pages take from Git.

Examples:
  $ twsite diff
  $ twsite diff v1.2 --to v1.3
  $ twsite diff --out review
  $ twsite diff origin/main --format markdown > comment.md
  $ twsite diff --fail-on removed,broken`,
    )
    .action((ref: string | undefined, _: unknown, options: Options, command: Command) =>
      interruptible(async (signal) => {
        const { content, out } = options;
        // Two states in memory leave much garbage, which V8 by default lets grow to as much again.
        setFlagsFromString("--heap-growing-percent=20");
        if (out !== undefined) checkOut(out, content, command);
        const progress = progressLine(io.draw);
        const analyzing = { ...analyzeOptions(options, installation), signal, onProgress: progress.show };
        const reader = readReaderFiles(installation.readerFolder);
        const { compareStates, reportOf } = await import("../diff/compare-states.ts");
        const use = async (comparison: Comparison): Promise<DiffReport> => {
          const report = reportOf(comparison);
          if (out !== undefined) {
            const { writeReview } = await import("../diff/review/write-review.ts");
            const pages = await writeReview(out, comparison, report, reader);
            io.err(`Review of ${counted(pages, "page")} in ${out}`);
          }
          return report;
        };
        try {
          const { findings, result } = await compareStates(
            { from: ref, to: options.to },
            analyzing,
            reader,
            use,
          );
          progress.clear();
          if (result) return await tell(result, findings, options);
          failWith(findings, content, io);
        } catch (error) {
          progress.clear();
          if (signal.aborted) return;
          if (error instanceof NoSuchState) return command.error(`error: ${error.message}`);
          throw error;
        }
      }),
    );

  async function tell(
    report: DiffReport,
    findings: readonly Finding[],
    { content, format, failOn }: Options,
  ): Promise<void> {
    io.out(await printed(report, format));
    const errors = findings.filter(isError).length;
    if (errors > 0)
      io.err(
        `${counted(errors, "error")} in ${content}: a page that cannot be compiled is not compared; "${installation.invocation} check" shows them`,
      );
    const isRemoved = report.pages.some(({ change, follows }) => change === "removed" && !follows);
    const breaking = report.apis.some(({ changes }) => changes.some(({ effect }) => effect === "breaking"));
    const reasons = { removed: isRemoved, broken: report.broken.length > 0, breaking };
    if (failOn.some((reason) => reasons[reason])) io.fail();
  }
}

/** Ends the command where the review would be in the content, or among files of others. */
function checkOut(out: string, content: string, command: Command): void {
  const isInContent = isIn(realPath(resolve(out)), realPath(resolve(content)));
  const problem = isInContent ? "is in the content folder" : (reviewProblem(out) ?? whyUnwritable(out));
  if (problem !== undefined) command.error(`error: --out: ${out} ${problem}; name another folder`);
}

async function printed(report: DiffReport, format: Options["format"]): Promise<string> {
  if (format === "json") return visibleJson(JSON.stringify(report, null, 2));
  if (format === "markdown") return (await import("../diff/diff-markdown.ts")).diffMarkdown(report);
  return (await import("../diff/diff-text.ts")).diffText(report);
}

function failuresIn(text: string): Failure[] {
  return text.split(",").map((name) => {
    const found = failures.find((failure) => failure === name.trim());
    if (!found)
      throw new InvalidArgumentError(
        `Allowed choices are ${failures.join(", ")}.${didYouMean(nearest(name, failures))}`,
      );
    return found;
  });
}
