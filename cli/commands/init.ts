/** `twsite init DIR`: a small working site in two languages, as a start for your own. */

import { Command, InvalidArgumentError, Option } from "commander";
import { LocaleId } from "../../schema/text.ts";
import { englishParts, starterFiles } from "../authoring/starter/starter.ts";
import { notEmpty, orHere, writeStarter } from "../authoring/starter/write-starter.ts";
import { counted } from "../report/counted.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { isInProject, nextSteps } from "./next-steps.ts";

export function initCommand(io: CommandIo, installation: Installation): Command {
  return new Command("init")
    .argument("<folder>", "folder to create; if it exists, it must be empty")
    .addOption(
      new Option("--locales <ids>", "language ids, source language first")
        .argParser(localeIds)
        .default(["en", "fr"], "en,fr"),
    )
    .addHelpText(
      "after",
      `
The pages, the menu and the README are in each language that comes with
twsite. These are Arabic, Chinese (Simplified and Traditional), Dutch, English,
French, German, Hebrew, Italian, Japanese, Korean, Polish, Portuguese,
Russian, Spanish, Turkish and Ukrainian. Another language gets a strings.yml in English. As the first
language, it starts with English pages; else with an English home page, and
its other pages show the text of the first language until they are translated.
Outside a project that uses twsite, the folder gets a package.json.

Examples:
  $ twsite init site
  $ twsite init handbook --locales fr,en,de`,
    )
    .action(async (named: string, { locales }: { locales: string[] }, command: Command) => {
      const folder = orHere(named);
      const today = new Date().toISOString().slice(0, "2025-03-17".length);
      const needsTool = !isInProject(folder);
      const files = starterFiles({
        localeIds: locales,
        filesFolder: installation.starterFolder,
        today,
        standsAlone: needsTool,
      });
      await interruptible(async (signal) => {
        // The check makes the folder and deletes it again, and must not be interrupted between the two.
        const problem = notEmpty(folder);
        if (problem !== undefined) command.error(`error: ${folder} ${problem}`);
        await writeStarter(files, folder, signal);
      });
      const english = englishParts(locales).map(({ path, what }) => `  ${path}  ${what}\n`);
      const toTranslate =
        english.length > 0 ? `\n\nIn English, for you to translate:\n\n${english.join("")}\n` : " ";
      io.out(`${counted(files.size, "file")} in ${folder === "." ? "this folder" : folder}.${toTranslate}Next steps:

${nextSteps(folder, installation, ["dev"], needsTool)}`);
    });
}

function localeIds(text: string): string[] {
  const ids = text.split(",").map((id) => id.trim());
  const wrong = ids.find((id) => !LocaleId.safeParse(id).success);
  if (wrong !== undefined)
    throw new InvalidArgumentError(`'${wrong}' is not a language id; expected ids such as en,fr or pt-BR.`);
  if (new Set(ids).size < ids.length) throw new InvalidArgumentError("A language is listed twice.");
  return ids;
}
