/** `twsite docs-version NAME`: freezes the current docs of every locale as a version. */
import { Command } from "commander";
import { VersionsConfig } from "../../schema/site-versions.ts";
import { afterFreezing } from "../freeze/after-freezing.ts";
import { freezeDocs, hasDocs, inTheWay } from "../freeze/freeze-docs.ts";
import { whyUnusable } from "../freeze/unusable-name.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { contentChoice } from "./options.ts";
import { usableSite } from "./usable-site.ts";

export function docsVersionCommand(io: CommandIo, { invocation }: Pick<Installation, "invocation">): Command {
  return contentChoice(new Command("docs-version").argument("<name>", "name of the version, such as 2.0"))
    .addHelpText(
      "after",
      `
Copies <locale>/docs to <locale>/versions/<name>, sidebars.yml to
versions/<name>/sidebars.yml, and makes <name> the newest of versions.frozen in
site.yml. What is written in docs/ from then on belongs to the next version.

Example:
  $ twsite docs-version 2.0`,
    )
    .action(async (name: string, { content }: { content: string }, command: Command) => {
      const valid = VersionsConfig.safeParse({ frozen: [{ name }] });
      if (!valid.success)
        return command.error(
          `error: '${name}' cannot be the name of a version: ${valid.error.issues[0]?.message}`,
        );
      const configuration = usableSite(content, io);
      if (!configuration) return;
      const { locales, versions } = configuration.site.value;
      const taken = versions.frozen.some((version) => version.name === name);
      if (taken) return command.error(`error: ${content}/site.yml has a version '${name}' already`);
      const why = whyUnusable(name, versions);
      if (why !== undefined)
        return command.error(
          `error: '${name}' cannot be the name of a version: ${why}\nexpected: another name, such as 2.0`,
        );
      const ids = locales.map(({ id }) => id);
      const obstacle = inTheWay(content, ids, name);
      if (obstacle !== undefined)
        return command.error(`error: ${content}/${obstacle} is there already; choose another name`);
      if (!ids.some((locale) => hasDocs(content, locale)))
        return command.error(`error: there are no docs to freeze in ${content}/<locale>/docs`);
      const frozen = await interruptible((signal) => freezeDocs(content, ids, name, signal));
      io.out(`The docs of ${frozen.join(", ")} are frozen as version ${name}.\n`);
      io.out(afterFreezing(configuration.site.value, name, { content, invocation }));
    });
}
