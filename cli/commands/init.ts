/** `twsite init FOLDER`: a small working site, as a start for your own; or the site.yml of a folder of Markdown. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { LocaleId } from "../../schema/text.ts";
import { removeSamples } from "../authoring/starter/remove-samples.ts";
import { englishParts, starterFiles } from "../authoring/starter/starter.ts";
import { templates } from "../authoring/starter/templates.ts";
import { notEmpty, orHere, writeStarter } from "../authoring/starter/write-starter.ts";
import { counted } from "../report/counted.ts";
import { pathOf } from "../report/path-of.ts";
import { assumedFiles } from "../source/plain-folder.ts";
import { shippedFor } from "../source/shipped-strings.ts";
import { installInSite } from "./install-tool.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import { quoted } from "./invocation.ts";
import type { CommandIo } from "./io.ts";
import { isInProject, nextSteps } from "./next-steps.ts";
import { oneOf } from "./options.ts";
import { usableSite } from "./usable-site.ts";

type Options = {
  locales: string[];
  template: string;
  here?: true;
  removeSamples?: true;
  install: boolean;
};

export function initCommand(io: CommandIo, installation: Installation): Command {
  return new Command("init")
    .argument("<folder>", "folder to create; if it exists, it must be empty")
    .addOption(
      new Option("--locales <ids>", "language ids, source language first")
        .argParser(localeIds)
        .default([systemLanguage()], "your system's language, if twsite has it, else en"),
    )
    .addOption(
      oneOf(new Option("--template <name>", "parts of the site").default("all"), [...templates.keys()]),
    )
    .option("--remove-samples", "take the pages away that a new site starts with, and the links to them")
    .option("--here", "write the site.yml of a folder of Markdown, which is a site as it is")
    .option("--no-install", "install nothing, and make no first commit")
    .addHelpText(
      "after",
      `
The pages, the menu and the README are in each language that comes with
twsite. These are Arabic, Chinese (Simplified and Traditional), Dutch, English,
French, German, Hebrew, Italian, Japanese, Korean, Polish, Portuguese,
Russian, Spanish, Turkish and Ukrainian. Another language gets a strings.yml in English. As the first
language, it starts with English pages; else with an English home page, and
its other pages show the text of the first language until they are translated.
Outside a project that uses twsite, the folder gets a package.json, the package
of twsite and, where Git is installed, a first commit.

--template docs, blog or portfolio leaves the other parts out. When you have
pages of your own, --remove-samples deletes those that you have not changed, and
takes their links out of the home page, the bar and the footer.

Examples:
  $ twsite init site
  $ twsite init cv --template portfolio
  $ twsite init --remove-samples site
  $ twsite init --here docs
  $ twsite init handbook --locales fr,en,de`,
    )
    .action(async (named: string, options: Options, command: Command) => {
      const folder = orHere(named);
      if (options.here) {
        const files = assumedFiles(folder);
        if (!files)
          return command.error(
            `error: ${folder} is not a folder of Markdown without a site.yml, so there is nothing to write`,
          );
        for (const [name, text] of files) {
          writeFileSync(join(folder, name), text, { flag: "wx" });
          io.out(`Wrote ${join(folder, name)}.`);
        }
        return io.out(`\nNext step:\n\n  ${installation.invocation} dev ${quoted(folder)}`);
      }
      if (options.removeSamples) {
        const content = join(folder, existsSync(join(folder, "content")) ? "content" : "");
        if (!usableSite(content, io)) return;
        const { deleted, changed } = removeSamples(content, installation.starterFolder);
        for (const file of deleted) io.out(`Deleted ${pathOf({ file }, content)}.`);
        for (const file of changed) io.out(`Wrote ${pathOf({ file }, content)}.`);
        return io.out(`\nNext step:\n\n  ${installation.invocation} check ${quoted(content)}`);
      }
      const { locales, template } = options;
      const today = new Date().toISOString().slice(0, "2025-03-17".length);
      const needsTool = !isInProject(folder);
      const files = starterFiles({
        localeIds: locales,
        filesFolder: installation.starterFolder,
        today,
        standsAlone: needsTool,
        template,
      });
      const isSettled = await interruptible(async (signal) => {
        // The check makes the folder and deletes it again, and must not be interrupted between the two.
        const refused = notEmpty(folder);
        if (refused !== undefined) command.error(`error: ${folder} ${refused}`);
        await writeStarter(files, folder, signal);
        if (!needsTool || !options.install) return !needsTool;
        return installInSite(folder, installation, io, signal);
      });
      const english = englishParts(locales).map(({ path, what }) => `  ${path}  ${what}\n`);
      const toTranslate =
        english.length > 0 ? `\n\nIn English, for you to translate:\n\n${english.join("")}\n` : " ";
      const steps = nextSteps(folder, installation, ["dev"], !isSettled);
      io.out(`${counted(files.size, "file")} in ${folder === "." ? "this folder" : folder}.${toTranslate}Next steps:

${steps}`);
    });
}

/** The language of the system, if the interface comes in it. */
function systemLanguage(): string {
  return shippedFor(new Intl.DateTimeFormat().resolvedOptions().locale)?.language ?? "en";
}

function localeIds(text: string): string[] {
  const ids = text.split(",").map((id) => id.trim());
  const wrong = ids.find((id) => !LocaleId.safeParse(id).success);
  if (wrong !== undefined)
    throw new InvalidArgumentError(`'${wrong}' is not a language id; expected ids such as en,fr or pt-BR.`);
  if (new Set(ids).size < ids.length) throw new InvalidArgumentError("A language is listed twice.");
  return ids;
}
