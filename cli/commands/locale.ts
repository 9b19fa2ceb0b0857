/** `twsite locale add ID` and `twsite locale remove ID`: the languages of a site. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { LanguageTag } from "../../schema/text.ts";
import { addLocale } from "../authoring/locale/add-locale.ts";
import { isLanguage, localeIdOf, meantLocale } from "../authoring/locale/locale-name.ts";
import { asideOf, removeLocale } from "../authoring/locale/remove-locale.ts";
import { languageName } from "../authoring/starter/language-name.ts";
import { didYouMean } from "../report/nearest.ts";
import { pathOf } from "../report/path-of.ts";
import { shippedFor } from "../source/shipped-strings.ts";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";
import { contentChoice, oneOf } from "./options.ts";
import { usableSite } from "./usable-site.ts";

type Options = { content: string; tag?: string; label?: string };

export function localeCommand(io: CommandIo, { invocation }: Pick<Installation, "invocation">): Command {
  const command = new Command("locale")
    .addArgument(oneOf(new Argument("<action>", "what to do"), ["add", "remove"]))
    .argument("<id>", "id of the language, such as de, pt-BR or zh-Hans; its folder has the same name");
  return contentChoice(command)
    .option("--tag <tag>", "language tag for browsers and search engines, such as de-AT (default: the id)")
    .option("--label <text>", "name in the language menu (default: the language's own name)")
    .addHelpText(
      "after",
      `
Adds the language to locales in site.yml, and writes <id>/strings.yml. For a
language that twsite has no texts for, that file has every interface text to
translate. Until a page or a text is translated, the site shows the one in the
first language, with a notice. status lists those pages, and check those texts.

remove takes the language and its texts out of site.yml and the YAML files
beside it, and moves its folder to removed/ beside the content folder. The
addresses of its pages are then gone: routes lists them.

Examples:
  $ twsite locale add de
  $ twsite locale remove fr
  $ twsite locale add pt-BR --label Português`,
    )
    .action(async (action: string, written: string, __: unknown, options: Options, command: Command) => {
      const { content } = options;
      const id = localeIdOf(written);
      if (id === undefined || !isLanguage(id))
        return command.error(
          `error: '${written}' is not a language id\nexpected: an id such as de, pt-BR or zh-Hans${didYouMean(meantLocale(written))}`,
        );
      const { tag = id, label = languageName(id) } = options;
      if (!LanguageTag.safeParse(tag).success)
        return command.error(`error: '${tag}' is not a language tag\nexpected: a tag such as de-AT`);
      if (label.trim() === "") return command.error("error: the name of the language is empty");
      const configuration = usableSite(content, io);
      if (!configuration) return;
      const { locales, navbar } = configuration.site.value;
      const like = locales.find((one) => one.id.toLowerCase() === id.toLowerCase());
      if (action === "remove") {
        if (!like) return command.error(`error: ${content}/site.yml has no language '${id}'`);
        if (like === locales[0])
          return command.error(
            `error: '${like.id}' is the source, which the other languages translate; it stays`,
          );
        const aside = asideOf(content, like.id);
        if (existsSync(aside))
          return command.error(`error: ${aside} is there already; move it out of the way`);
        const ids = locales.map((locale) => locale.id);
        const changed = removeLocale(content, like.id, ids);
        for (const file of changed) io.out(`Wrote ${pathOf({ file }, content)}.`);
        if (existsSync(aside)) io.out(`Moved ${content}/${like.id} to ${aside}.`);
        return io.out(`\nNext step:\n\n  ${invocation} check`);
      }
      const isListed = like?.id === id;
      const hasStrings = shippedFor(tag) !== undefined || existsSync(join(content, id, "strings.yml"));
      if (like && (!isListed || (hasStrings && existsSync(join(content, id)))))
        return command.error(`error: ${content}/site.yml already has the language '${like.id}'`);
      if (statSync(join(content, id), { throwIfNoEntry: false })?.isDirectory() === false)
        return command.error(`error: ${content}/${id} is not a folder; move it out of the way`);
      const added = await addLocale(content, { id, tag, label }, isListed);
      for (const file of added.files) io.out(`Wrote ${pathOf({ file }, content)}.`);
      const hasMenu = [...navbar.left, ...navbar.right].some(({ type }) => type === "locale");
      io.out(
        [
          "",
          "Next steps:",
          ...(added.needsStrings ? [`  translate the interface in ${content}/${id}/strings.yml`] : []),
          ...(hasMenu ? [] : ["  add { type: locale } to navbar.right in site.yml, for a language menu"]),
          `  translate ${content}/${locales[0]?.id}/…/page.md as ${content}/${id}/…/page.md`,
          `  ${invocation} status  lists the pages that are not translated`,
          `  ${invocation} check   lists the texts that are missing in site.yml and the files beside it`,
        ].join("\n"),
      );
    });
}
