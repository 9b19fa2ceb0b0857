/** `twsite docs-version NAME`: freezes the current docs of every locale as a version. */
import { Command } from "commander";
import { MAIN_DOCS } from "../../schema/contract.ts";
import { VersionsConfig } from "../../schema/site-versions.ts";
import {
  afterFreezing,
  freezeDocs,
  hasDocs,
  inTheWay,
  whyUnusable,
} from "../authoring/freeze/freeze-docs.ts";
import { oneOf } from "../report/counted.ts";
import { didYouMean, nearest } from "../report/nearest.ts";
import { docsSets } from "../source/docs-sets.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import type { CommandIo } from "./io.ts";
import { contentChoice } from "./options.ts";
import { usableSite } from "./usable-site.ts";

type Choices = { content: string; docs: string };

export function docsVersionCommand(io: CommandIo, { invocation }: Pick<Installation, "invocation">): Command {
  return contentChoice(new Command("docs-version").argument("<name>", "name of the version, such as 2.0"))
    .option("--docs <set>", "set of docs to freeze: its name in docs.sets of site.yml", MAIN_DOCS)
    .addHelpText(
      "after",
      `
Copies <locale>/docs to <locale>/versions/<name>, sidebars.yml to
versions/<name>/sidebars.yml, and makes <name> the newest of versions.frozen in
site.yml. From then on, docs/ is the next version.
For another set, such as api, it copies <locale>/api to
<locale>/versions-api/<name>, sidebars-api.yml to
versions-api/<name>/sidebars.yml. For an API, it copies the folder of
its description to versions-<id>/<name>.

Examples:
  $ twsite docs-version 2.0
  $ twsite docs-version 2.0 --docs api`,
    )
    .action(async (name: string, _: unknown, { content, docs }: Choices, command: Command) => {
      const valid = VersionsConfig.safeParse({ frozen: [{ name }] });
      if (!valid.success)
        return command.error(`error: '${name}' cannot be a version name: ${valid.error.issues[0]?.message}`);
      const configuration = usableSite(content, io);
      if (!configuration) return;
      const { value: site } = configuration.site;
      const sets = docsSets(site);
      const names = sets.map((each) => each.name);
      const set = sets.find((each) => each.name === docs);
      if (!set)
        return command.error(
          `error: ${content}/site.yml has no set of docs '${docs}'\nexpected: ${oneOf(names)}${didYouMean(nearest(docs, names))}`,
        );
      const taken = set.versions.frozen.some((version) => version.name === name);
      if (taken) return command.error(`error: ${content}/site.yml already has a version '${name}'`);
      const why = whyUnusable(name, set);
      if (why !== undefined)
        return command.error(
          `error: '${name}' cannot be a version name: ${why}\nexpected: another name, such as 2.0`,
        );
      const ids = site.locales.map(({ id }) => id);
      const version = {
        set: docs,
        version: name,
        at: set.at.versions.slice(0, -1),
        isApi: set.api !== undefined,
      };
      const obstacle = inTheWay(content, ids, version);
      if (obstacle !== undefined)
        return command.error(`error: ${content}/${obstacle} already exists; choose another name`);
      if (!set.api && !ids.some((locale) => hasDocs(content, locale, docs)))
        return command.error(`error: there are no docs to freeze in ${content}/<locale>/${docs}`);
      const frozen = await interruptible((signal) => freezeDocs(content, ids, version, signal));
      const what = set.api ? `reference of ${set.api.file} is` : `docs of ${frozen.join(", ")} are`;
      io.out(`The ${what} now frozen as version ${name}.\n`);
      io.out(afterFreezing(set, site, { name, content, invocation }));
    });
}
