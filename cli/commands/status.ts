/** `twsite status`: drafts, unlisted pages, and translations that need work (S65). */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Command, Option } from "commander";
import { examine } from "../examine.ts";
import { counted } from "../report/counted.ts";
import { isError } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import { pathOf } from "../report/path-of.ts";
import { withRecord } from "../status/record-source.ts";
import { sourceHash } from "../status/source-hash.ts";
import { needsWork, type Status, statusOf } from "../status/status.ts";
import { statusText } from "../status/text.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { type BuildChoices, buildChoices, buildOptions } from "./options.ts";

type Options = BuildChoices & { accept?: string[]; format: "text" | "json"; strict: boolean };

export function statusCommand(io: CommandIo, installation: Installation): Command {
  return buildChoices(new Command("status"))
    .option("--accept <paths...>", "record in these translations that they are up to date with their source")
    .option("--strict", "fail if a translation is missing, stale, orphaned or different", false)
    .addOption(
      new Option("--format <format>", "form of the status").choices(["text", "json"]).default("text"),
    )
    .addHelpText(
      "after",
      `
A translation is stale when the text of its source is not the one that its
front matter names (translation_of). It is different when its headings, pictures
or components are not those of the source. Frozen versions are left out.

Examples:
  $ twsite status
  $ twsite status --accept content/fr/docs/start.md
  $ twsite status --strict --format json`,
    )
    .action(async (options: Options, command: Command) => {
      const { content, accept, format, strict } = options;
      const { findings, known } = await examine(buildOptions(options, installation));
      const errors = findings.filter(isError).length;
      if (errors > 0) io.err(`${counted(errors, "error")} in ${content}; "twsite check" shows them`);
      if (!known) return io.fail();
      const hashOf = (path: string): string => sourceHash(readFileSync(join(content, path), "utf8"));
      const status = statusOf({
        sources: known.discovery.pages,
        pages: known.compiled.pages,
        locales: known.configuration.site.value.locales.map(({ id }) => id),
        now: Date.now(),
        hashOf,
      });
      if (accept !== undefined) {
        const pairs = accept.map((path) => pairOf(path, content, status, command));
        for (const { path, source } of pairs) {
          record(join(content, path), hashOf(source));
          io.out(
            `${pathOf({ file: path }, content)} is up to date with ${pathOf({ file: source }, content)}.`,
          );
        }
        return;
      }
      io.out(
        format === "json" ? jsonStatus(status) : statusText(status, (file) => pathOf({ file }, content)),
      );
      if (strict && status.translations.some(needsWork)) io.fail();
    });
}

function jsonStatus({ translations, ...pages }: Status): string {
  const locales = translations.map(({ pairs: _, ...locale }) => locale);
  return JSON.stringify({ ...pages, translations: locales }, null, 2);
}

type Pair = { path: string; source: string };

/** `written` is a path from the working folder, or from the content folder. */
function pairOf(written: string, content: string, { translations }: Status, command: Command): Pair {
  const pairs = translations.flatMap(({ pairs }) => pairs);
  const asked = [relative(content, resolve(written)), written].map((path) => path.replaceAll("\\", "/"));
  const found = pairs.find(({ path }) => asked.includes(path));
  if (found) return found;
  const meant = nearestPath(
    asked[0] ?? written,
    pairs.map(({ path }) => path),
  );
  const hint = meant === undefined ? "" : `\n(Did you mean ${pathOf({ file: meant }, content)}?)`;
  return command.error(`error: ${written} is not a translation of a page${hint}`);
}

/** The file is there whole at any moment. */
function record(file: string, hash: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, withRecord(readFileSync(file, "utf8"), hash));
  renameSync(draft, file);
}
