/** `twsite status`: drafts, unlisted and scheduled pages, reviews that are due, placeholders, and translations that need work. */
import { Command, Option } from "commander";
import type { StatusReport } from "../../schema/reports.ts";
import { publishedAddresses } from "../check/addresses/published.ts";
import { placeholdersOf } from "../check/placeholders.ts";
import { periodOf } from "../check/reviews/reviews-due.ts";
import { accepted } from "../check/status/accepted-translations.ts";
import { sourceHash } from "../check/status/source-hash.ts";
import { needsWork, type ReleaseStatus, type Status, statusOf } from "../check/status/status.ts";
import { statusText } from "../check/status/status-text.ts";
import { untouchedStarter } from "../check/untouched-starter.ts";
import { analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { counted } from "../report/counted.ts";
import { visibleJson } from "../report/escape-control-characters.ts";
import { compareFindings, isError } from "../report/finding.ts";
import { didYouMean } from "../report/nearest.ts";
import { pathOf } from "../report/path-of.ts";
import { oncePerPlace } from "../report/reported-findings.ts";
import { cacheNote } from "../report/summary.ts";
import { fitted } from "../report/wrap-text.ts";
import { momentOf } from "../site/moment.ts";
import { onDisk } from "../source/on-disk.ts";
import { readInside } from "../source/read-inside.ts";
import { replaceFile } from "../source/replace-file.ts";
import { decodedText } from "../source/utf8.ts";
import { withValue } from "../source/yaml/set-key.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { analyzeOptions, type BuildChoices, buildChoices, nowOption, oneOf } from "./options.ts";
import { failWith } from "./usable-site.ts";

type Options = BuildChoices & { accept?: string[] | true; format: "text" | "json"; strict: boolean };

export function statusCommand(io: CommandIo, installation: Installation): Command {
  return buildChoices(new Command("status"))
    .option(
      "--accept [paths...]",
      "record that these translations are up to date; for folders, or without a path, only those that are stale or have no record",
    )
    .addOption(nowOption())
    .option("--strict", "fail if a translation is missing, stale, orphaned or different", false)
    .addOption(oneOf(new Option("--format <format>", "output format"), ["text", "json"]).default("text"))
    .addHelpText(
      "after",
      `
A translation is stale if its source has changed since the state recorded in its
front matter (translation_of). It is different if its headings, images or
components differ from those of the source. Frozen versions are left out.

Examples:
  $ twsite status
  $ twsite status --accept content/fr/docs/start.md
  $ twsite status --accept content/fr/docs
  $ twsite status --strict --format json`,
    )
    .action(async (_: unknown, options: Options, command: Command) => {
      const { content, accept, format, strict } = options;
      const { findings, analysis, cacheProblem } = await analyze(analyzeOptions(options, installation));
      if (!analysis) return failWith(findings, content, io);
      if (cacheProblem !== undefined) io.err(cacheNote(cacheProblem));
      const errors = findings.filter(isError).length;
      if (errors > 0)
        io.err(
          `${counted(errors, "error")} in ${content}; "${installation.invocation} check${content === "content" ? "" : ` ${content}`}" shows them`,
        );
      const site = analysis.configuration.site.value;
      const now = options.now === undefined ? Date.now() : momentOf(options.now, site.time_zone);
      const hashOf = (path: string): string => sourceHash(readInside(content, path).toString());
      const status = statusOf({
        sources: analysis.discovery.pages,
        pages: analysis.compiled.pages,
        locales: site.locales,
        strings: analysis.configuration.strings,
        now,
        schedule: analysis.schedule,
        reviewEvery: (page) => periodOf(page, analysis.categories, site),
        reviewed: analysis.reviews.pages,
        hashOf,
        overlays: analysis.overlays,
      });
      if (accept !== undefined) {
        const paths = accept === true ? [content] : accept;
        const meant = accepted(paths, content, status);
        if ("unknown" in meant) return command.error(notAccepted(meant));
        const shown = (file: string): string => pathOf({ file }, content);
        const recorded = meant.pairs.map(({ path, source }) => {
          const text = decodedText(readInside(content, path));
          if (text === undefined) return command.error(`error: ${shown(path)} is not UTF-8 text`);
          const overlay = analysis.overlays.find((each) => each.path === path);
          if (overlay) return { path, source, text: overlay.accepted(text) };
          const hash = hashOf(source);
          const changed = withValue(text, "translation_of", hash);
          if (changed === undefined)
            return command.error(
              `error: the front matter of ${shown(path)} cannot be changed; fix it, or add translation_of: "${hash}"`,
            );
          return { path, source, text: changed };
        });
        for (const { path, source, text } of recorded) {
          replaceFile(onDisk(content, path), text);
          io.out(`${shown(path)} is up to date with ${shown(source)}.`);
        }
        if (meant.pairs.length === 0)
          io.out(
            `Nothing to record: no translation in ${paths.join(", ")} is stale or without translation_of.`,
          );
        return;
      }
      const whole = { ...status, ...releaseStatus(analysis, content, installation.starterFolder) };
      const text = (): string => statusText(whole, (file) => pathOf({ file }, content));
      io.out(format === "json" ? jsonStatus(whole) : fitted(text(), io.reports.columns));
      if (strict && status.translations.some(needsWork)) io.fail();
    });
}

function releaseStatus(analysis: Analysis, content: string, starterFolder: string): ReleaseStatus {
  const { compiled, configuration, categories, site, redirects, addresses } = analysis;
  const untouched = untouchedStarter(compiled.pages, content, starterFolder);
  const all = placeholdersOf(compiled.pages, configuration, categories, untouched);
  const found = oncePerPlace(all).sort(compareFindings);
  const placeholders = found.map(({ file, place, message, key }) => ({ file, place, message, key }));
  if (!addresses) return { placeholders };
  const published = new Set(publishedAddresses(site, redirects).routes.map(({ route }) => route)).size;
  return { placeholders, addresses: { published, new: addresses.added.routes.length } };
}

function jsonStatus({ translations, placeholders, ...pages }: Status & ReleaseStatus): string {
  const locales = translations.map(({ pairs: _, ...locale }) => locale);
  const shown = placeholders.map(({ key: _, ...placeholder }) => placeholder);
  const report: StatusReport = { ...pages, placeholders: shown, translations: locales };
  return visibleJson(JSON.stringify(report, null, 2));
}

function notAccepted({ unknown, nearest }: { unknown: string; nearest: string | undefined }): string {
  return `error: ${unknown} is neither a translation nor a folder with translations${didYouMean(nearest)}`;
}
