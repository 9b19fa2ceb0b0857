/** `twsite review`: records that pages are right, with the state of their text and of what they describe. */
import { join } from "node:path";
import { Command } from "commander";
import { namedSources } from "../check/reviews/page-reviews.ts";
import { pagesNamed } from "../check/reviews/pages-named.ts";
import { sourceReader } from "../check/reviews/read-source.ts";
import { pageHasher } from "../check/reviews/reviewed-text.ts";
import { REVIEWS_LOCK, type ReviewedSource, reviewsLockText } from "../check/reviews/reviews-lock.ts";
import type { Page } from "../compile/compile-files.ts";
import { analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { counted } from "../report/counted.ts";
import { isError } from "../report/finding.ts";
import { didYouMean } from "../report/nearest.ts";
import { pathOf } from "../report/path-of.ts";
import { dayIn, momentOf } from "../site/moment.ts";
import { onDisk } from "../source/on-disk.ts";
import { readInside } from "../source/read-inside.ts";
import { replaceFile } from "../source/replace-file.ts";
import { decodedText } from "../source/utf8.ts";
import { withValue } from "../source/yaml/set-key.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, compileChoices, contentOption, nowOption } from "./options.ts";
import { failWith } from "./usable-site.ts";

type Options = BuildChoices & { by?: string; allUnder?: string };

export function reviewCommand(io: CommandIo, installation: Installation): Command {
  const command = new Command("review")
    .argument("[pages...]", "files of the pages")
    .option("--by <name>", "who has reviewed them, which the pages show")
    .option("--all-under <folder>", "every page in this folder, without drafts and stubs")
    .addOption(contentOption());
  return compileChoices(command)
    .addOption(nowOption())
    .addHelpText(
      "after",
      `
Writes the day, the name and the state of the text into the front matter of each
page: reviewed, reviewed_by and reviewed_text. The state of each file that the
page describes (documents in its front matter) goes into reviews.lock in the
content folder. Keep that file in Git. From then on, check and status say which
reviewed pages have changed, and why.

Examples:
  $ twsite review content/en/docs/api.md --by "Ana López"
  $ twsite review --all-under content/en/docs/guide`,
    )
    .action(async (written: string[], options: Options, command: Command) => {
      const { content, allUnder: under, by } = options;
      if (written.length === 0 && under === undefined)
        return command.error("error: name the pages, or a folder with --all-under");
      if (by?.trim() === "") return command.error("error: --by needs a name");
      const { findings, analysis } = await analyze(analyzeOptions(options, installation));
      const ofLock = findings.filter((finding) => finding.file === REVIEWS_LOCK && isError(finding));
      // A lock file that cannot be read would be replaced as if nothing had been reviewed.
      if (!analysis || ofLock.length > 0) return failWith(analysis ? ofLock : findings, content, io);
      const named = pagesNamed({ written, under }, content, analysis.compiled.pages);
      if ("problem" in named) return command.error(`error: ${named.problem}${didYouMean(named.nearest)}`);
      const { time_zone: zone } = analysis.configuration.site.value;
      const day = dayIn(zone, options.now === undefined ? Date.now() : momentOf(options.now, zone));
      const shown = ({ source }: Page): string => pathOf({ file: source.path }, content);
      const hashOf = pageHasherOf(analysis, content);
      const reviewed = named.pages.map((page) => {
        const broken = analysis.reviews.sources
          .get(page.source.path)
          ?.find(({ state }) => "problem" in state);
        if (broken && "problem" in broken.state)
          return command.error(
            `error: ${shown(page)} cannot be reviewed: ${broken.state.problem.message}${didYouMean(broken.state.problem.nearest)}`,
          );
        const hash = hashOf(page);
        const text =
          hash === undefined ? undefined : withReview(page, content, { day, by: by?.trim(), hash });
        if (text === undefined)
          return command.error(`error: the front matter of ${shown(page)} cannot be changed`);
        return { page, text };
      });
      for (const { page, text } of reviewed) replaceFile(onDisk(content, page.source.path), text);
      // Pages that describe each other are read as they are now.
      const readSource = sourceReader(content);
      const entries = named.pages.flatMap((page) =>
        namedSources(page, readSource).flatMap(({ written: source, state }): ReviewedSource[] => {
          return "problem" in state ? [] : [{ page: page.source.path, source, hash: state.hash, day }];
        }),
      );
      writeLock(analysis, content, named.pages, entries);
      for (const { page } of reviewed) {
        const sources = entries.filter((entry) => entry.page === page.source.path).length;
        const and = sources === 0 ? "" : `, with ${counted(sources, "source")}`;
        io.out(`${shown(page)} is reviewed as of ${day}${and}.`);
      }
    });
}

function pageHasherOf({ compiled, discovery, configuration }: Analysis, contentFolder: string) {
  const source = configuration.site.value.locales[0]?.id ?? "";
  return pageHasher({ contentFolder, compiled, files: discovery.files, source });
}

/** The text of a page with its review; undefined where it cannot be written. */
function withReview(
  { source, facts }: Page,
  content: string,
  { day, by, hash }: { day: string; by: string | undefined; hash: string },
): string | undefined {
  let text = decodedText(readInside(content, source.path));
  const set = (key: string, value: string | undefined): void => {
    text = text === undefined ? undefined : withValue(text, key, value);
  };
  set("reviewed", day);
  // An older name would be that of another reviewer.
  if (by !== undefined || facts.frontMatter.reviewed_by !== undefined) set("reviewed_by", by);
  set("reviewed_text", hash);
  return text;
}

/** Lines of other pages stay, under the new names of files that were renamed, and those of pages that are gone do not. There is no file where there is nothing to say. */
function writeLock(
  { discovery, reviewsLock, reviews }: Analysis,
  content: string,
  pages: readonly Page[],
  entries: readonly ReviewedSource[],
): void {
  const now = new Set(pages.map(({ source }) => source.path));
  const holding = new Map(
    reviews.pages.flatMap(({ page, day, text, reasons }) =>
      text === undefined || reasons.some(({ kind }) => kind !== "due") ? [] : [[page.source.path, day]],
    ),
  );
  const others = discovery.pages.flatMap(({ path: page }): ReviewedSource[] => {
    if (now.has(page)) return [];
    const known = reviewsLock?.entries.get(page);
    const day = holding.get(page);
    if (known || day === undefined) return [...(known?.values() ?? [])];
    return (reviews.sources.get(page) ?? []).flatMap(({ written: source, state }) =>
      "problem" in state ? [] : [{ page, source, hash: state.hash, day }],
    );
  });
  const all = [...others, ...entries];
  if (all.length === 0 && !reviewsLock) return;
  replaceFile(join(content, REVIEWS_LOCK), reviewsLockText(all));
}
