/** `twsite import SOURCE TARGET`: imports the site of another tool. */
import { rmSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Command, Option } from "commander";
import { allOrNothing } from "../authoring/starter/all-or-nothing.ts";
import { gitignore, packageJson } from "../authoring/starter/starter.ts";
import { notEmpty, orHere } from "../authoring/starter/write-starter.ts";
import { type BuiltSite, builtSite, usualFolders } from "../import/built/built-pages.ts";
import { builtLine } from "../import/built/compare-built.ts";
import { causeLines } from "../import/import-report.ts";
import {
  allMarks,
  importSite,
  plainTool,
  recognisedBelow,
  recognisedTool,
  sitesBelow,
  tools,
} from "../import/tools.ts";
import { REPORT, writeImport } from "../import/write-import.ts";
import { analyze } from "../pipeline/analyze.ts";
import { counted } from "../report/counted.ts";
import { didYouMean } from "../report/nearest.ts";
import { progressLine } from "../report/progress.ts";
import { summaryOf } from "../report/summary.ts";
import { nearestFolder } from "../source/nearest-folder.ts";
import { assumedFiles } from "../source/plain-folder.ts";
import { installInSite } from "./install-tool.ts";
import type { Installation } from "./installation.ts";
import { interruptible } from "./interruptible.ts";
import { quoted } from "./invocation.ts";
import type { CommandIo } from "./io.ts";
import { isInProject, nextSteps } from "./next-steps.ts";
import { cacheFolder, oneOf } from "./options.ts";

type Options = { from?: string; allow?: string[]; built?: string; install: boolean };

export function importCommand(io: CommandIo, installation: Installation): Command {
  return new Command("import")
    .argument("<source>", "folder of the site; it is not changed, and its code does not run")
    .argument("<target>", "folder to create; if it exists, it must be empty")
    .allowExcessArguments()
    .addOption(
      oneOf(
        new Option("--from <tool>", "tool that the site was made with (default: recognised by its files)"),
        tools.map(({ id }) => id),
      ),
    )
    .option(
      "--allow <folder>",
      "folder outside of <source> that the import may read; repeat it for several",
      (folder: string, before: string[] | undefined) => [...(before ?? []), folder],
    )
    .option(
      "--built <folder>",
      `folder that the tool has built, such as ${[...usualFolders.values()].join(", ")}: what the import cannot read comes from there`,
    )
    .option("--no-install", "install nothing, and make no first commit")
    .addHelpText(
      "after",
      `
Imports pages, posts, translations, the order of the pages, authors, tags,
static files, redirects and most of the configuration into <target>/content,
and keeps the addresses. The new site compiles right away: a broken link
becomes plain text, and a page written in code becomes a stub.
<target>/${REPORT} lists what is left to do.

Folders beside <source> that the configuration names, such as docs, are read
in the same Git repository, or without Git in the folder around <source>. What
is farther away ends the import, which names the command that reads it, too.

Outside a project that uses twsite, <target> gets a package.json, the package of
twsite and, where Git is installed, a first commit.

With --built, pages of code, unknown components, shortcodes and plugins get the
content that the old tool built. Addresses, ids of headings and words are
compared with it, one by one.

“Move from another tool” in the manual says what is imported from each tool
(twsite manual). In a folder that is of no tool, each Markdown file is a page.

A tool before the two folders is the same as --from.

Examples:
  $ twsite import website site
  $ twsite import --from plain notes site`,
    )
    .action(async (_source: string, _target: string, options: Options, command: Command) => {
      const { from, source, named } = asCalled(command, options.from);
      const target = orHere(named);
      if (!statSync(source, { throwIfNoEntry: false })?.isDirectory())
        return command.error(`error: there is no folder ${source}${didYouMean(nearestFolder(source))}`);
      const forced = tools.find(({ id }) => id === from);
      const recognised = forced ? undefined : recognisedTool(source);
      const isPlain = () => assumedFiles(source) !== undefined && recognisedBelow(source).length === 0;
      const tool = forced ?? recognised?.tool ?? (isPlain() ? plainTool : undefined);
      if (!tool) return command.error(notRecognised(source, named, installation));
      const isInside = !relative(source, target).startsWith("..");
      if (isInside) return command.error(`error: ${target} is inside ${source}; name a folder outside it`);
      const { allow = [] } = options;
      for (const folder of allow)
        if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
          return command.error(`error: there is no folder ${folder}${didYouMean(nearestFolder(folder))}`);
      const built = options.built === undefined ? undefined : builtAt(options.built, command);
      const content = join(target, "content");
      const needsTool = !isInProject(target);
      const progress = progressLine(io.draw);
      const { notes, findings, figures, hint, isSettled } = await interruptible(async (signal) => {
        // The check makes the folder and deletes it again, and must not be interrupted between the two.
        const problem = notEmpty(target);
        if (problem !== undefined) command.error(`error: ${target} ${problem}`);
        const site = await importSite(tool, source, {
          allowed: allow,
          repeat: (folders) =>
            [
              `${installation.invocation} import`,
              ...(from === undefined ? [] : [`--from ${from}`]),
              ...(options.built === undefined ? [] : [`--built ${quoted(options.built)}`]),
              ...[...allow, ...folders].map((folder) => `--allow ${quoted(folder)}`),
              quoted(source),
              quoted(named),
            ].join(" "),
          onProgress: (done, total) => progress.show("convert", done, total),
        });
        const cache = cacheFolder(content);
        const written = await allOrNothing((made) =>
          writeImport({
            site,
            target,
            others: new Map([
              [".gitignore", gitignore(installation.starterFolder)],
              ...(needsTool ? [["package.json", packageJson()] as const] : []),
            ]),
            made,
            built,
            hint: built ? undefined : builtHint(tool.id, source),
            analyzeContent: (kept) =>
              analyze({
                contentFolder: content,
                baseUrl: undefined,
                jobs: 1,
                cacheFolder: cache,
                version: installation.version,
                workerScript: undefined,
                kept,
                onProgress: progress.show,
                signal,
              }),
            signal,
          }).catch((error: unknown) => {
            // The folder was empty, so that all of the cache is of this run.
            rmSync(dirname(cache), { recursive: true, force: true });
            throw error;
          }),
        );
        progress.clear();
        const installs = needsTool && options.install;
        const isInstalled = installs && (await installInSite(target, installation, io, signal));
        return { ...written, isSettled: isInstalled || !needsTool };
      });
      io.out(`${tool.name}${recognised ? `, recognised by ${recognised.file}` : ""}`);
      for (const line of causeLines(notes)) io.out(line);
      const again = notes.find(({ instead }) => instead?.includes(" --allow "))?.instead;
      if (again !== undefined) io.out(`Files outside of ${source} were left out: ${again}`);
      if (hint !== undefined) io.out(hint);
      const { compiles, pages, addresses, built: compared } = figures;
      io.out(`
${counted(pages.compiled, "page")} in ${content}, at ${addresses.served} of ${counted(addresses.source, "address", "addresses")}; ${compiles ? "it compiles" : "it does not compile yet"}.${compared ? `\nBeside ${options.built}: ${builtLine(compared)}.` : ""}
${REPORT} lists what is left to do. twsite check finds ${summaryOf(findings)}.

${nextSteps(target, installation, ["compile", "dev"], !isSettled)}`);
    });
}

/** Names the folder that the tool builds as a rule, whether it is there or not. */
function builtHint(tool: string, source: string): string | undefined {
  const folder = usualFolders.get(tool);
  return folder === undefined
    ? undefined
    : `The site that the tool builds has more than an import can read: build it, and import again with --built ${quoted(join(source, folder))}`;
}

function builtAt(folder: string, command: Command): BuiltSite {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return command.error(`error: there is no folder ${folder}${didYouMean(nearestFolder(folder))}`);
  return (
    builtSite(folder) ?? command.error(`error: ${folder} has no pages of HTML; build the old site first`)
  );
}

/** A tool before the two folders is as good as one behind `--from`. */
function asCalled(
  command: Command,
  from: string | undefined,
): { from?: string; source: string; named: string } {
  const { args } = command;
  const [source = "", named = ""] = args.slice(-2);
  const tool = args.length === 3 ? tools.find(({ id }) => id === args[0])?.id : undefined;
  if (args.length > 2 && (tool === undefined || (from ?? tool) !== tool))
    command.error(`error: too many arguments: expected two folders, but got ${args.length}`);
  const known = tool ?? from;
  return { ...(known !== undefined && { from: known }), source, named };
}

/** Names the files that were looked for, and a site one folder down. */
function notRecognised(source: string, target: string, { invocation }: Installation): string {
  const below = recognisedBelow(source).map(
    ({ tool, file, folder }) =>
      `${folder} has ${file} of ${tool.name}: ${invocation} import ${quoted(folder)} ${quoted(target)}`,
  );
  const looked = `looked for: ${allMarks()}; one folder down in ${sitesBelow.join(", ")}, too`;
  return [
    `error: ${source} is not the folder of a site of a known tool`,
    looked,
    ...below,
    `for a folder of Markdown: ${invocation} import --from plain ${quoted(source)} ${quoted(target)}`,
  ].join("\n");
}
