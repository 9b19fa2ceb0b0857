/** The `twsite` command: the only file that prints and exits. Exit codes: 0 done, 1 findings or failure, 2 usage. */
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Command, CommanderError } from "commander";
import { wantsColours } from "./commands/colours.ts";
import { commands } from "./commands/commands.ts";
import type { Installation } from "./commands/installation.ts";
import { invocationOf } from "./commands/invocation.ts";
import type { CommandIo } from "./commands/io.ts";
import { fittedHelp, formatItem, optionDescription } from "./commands/narrow-help.ts";
import { refuseOptionsAsValues, usageError } from "./commands/usage-error.ts";
import { openInBrowser } from "./hosts/preview/open-browser.ts";
import { extensionAtFault, failsPage } from "./markdown/extension-runs.ts";
import { causeOf } from "./report/failure.ts";
import { reasonOf } from "./report/reason-of.ts";
import { isSystemError, systemFailure, systemReason } from "./report/system-reason.ts";
import type { TextStyle } from "./report/text.ts";
import { userCacheFolder } from "./source/user-cache-folder.ts";

declare const TWSITE_VERSION: string;
/** The version; of a build between two releases also its commit. */
declare const TWSITE_NAME: string;
/** The version and a hash of the sources. */
declare const TWSITE_BUILD: string;

const installation: Installation = {
  version: TWSITE_BUILD,
  release: TWSITE_VERSION,
  workerScript: new URL("./worker.js", import.meta.url),
  readerFolder: fileURLToPath(new URL("./reader", import.meta.url)),
  userCache: userCacheFolder(process.env, process.platform),
  ruleHelp: fileURLToPath(new URL("./rules.json", import.meta.url)),
  invocation: invocationOf({ script: process.argv[1] ?? "", env: process.env }),
  packageFolder: fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, ""),
  starterFolder: fileURLToPath(new URL("./starter", import.meta.url)),
  // This path is right both in the package and in the repository.
  manualFolder: fileURLToPath(new URL("../../cli/manual", import.meta.url)),
};

optimiseLater();

const { stdout, stderr, env } = process;
const args = process.argv.slice(2);

function styleOf({ isTTY, columns }: NodeJS.WriteStream): TextStyle {
  // Some terminals report 0 if they do not know their width.
  return { colours: wantsColours(isTTY === true, env), columns: columns || undefined };
}

const io: CommandIo = {
  out: (text) => void stdout.write(`${text}\n`),
  err: (text) => void stderr.write(`${text}\n`),
  draw: stderr.isTTY && env.TERM !== "dumb" ? (text) => void stderr.write(text) : undefined,
  reports: styleOf(stdout),
  errors: styleOf(stderr),
  open: (url) => {
    if (stdout.isTTY) openInBrowser(url, env, process.platform);
  },
  env,
  fail: () => {
    process.exitCode = 1;
  },
};

// A pipe that is closed early, as by `head`, is not a failure; a full disk is.
for (const stream of [stdout, stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    if (stream === stdout)
      io.err(`twsite: the output cannot be written: ${systemReason({ code: error.code ?? error.message })}`);
    process.exitCode = 1;
  });

// Extensions are kept from ending the process, even after they have failed; the command uses the original function.
const { exit } = process;

// Reports errors that no caller handles, such as in a timer of a site's component. Its stack does not help a writer.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error: unknown) => {
    if (failsPage(error)) return;
    const culprit = extensionAtFault() ?? "twsite or in a component of the site";
    io.err(`twsite: unexpected error in ${culprit}: ${reasonOf(error)}`);
    // The development server keeps running; any other command cannot be trusted after such an error.
    if (args[0] !== "dev") exit.call(process, 1);
  });

const program = new Command("twsite")
  .description("Publishes documentation, portfolio and blog sites from Markdown.")
  .version(TWSITE_NAME)
  .addHelpText("after", "\nExamples:\n  $ twsite compile\n  $ twsite help check");

for (const [name, { description, load }] of Object.entries(commands)) {
  // Only the commands that the arguments name are loaded; the list of commands needs only descriptions of the others.
  const command = args.includes(name) ? (await load())(io, installation) : new Command(name);
  program.addCommand(command.description(description));
}
for (const command of [program, ...program.commands]) {
  refuseOptionsAsValues(command);
  command
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ minWidthToWrap: 20, formatItem, optionDescription })
    .configureOutput({
      writeOut: (text) => void stdout.write(fittedHelp(text, stdout.columns || undefined)),
      writeErr: (text) => void stderr.write(fittedHelp(text, stderr.columns || undefined)),
      outputError: (text, write) => write(usageError(text, command)),
    });
}

// Help about an unknown command ends like that command itself, which names the nearest one.
const [first, second] = args;
const isLost =
  first === "help" && second !== undefined && !Object.hasOwn(commands, second) && !second.startsWith("-");

try {
  await program.parseAsync(isLost ? [second] : args, { from: "user" });
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    const cause = causeOf(error);
    io.err(`twsite: ${isSystemError(cause) ? systemFailure(cause) : reasonOf(cause)}`);
    process.exitCode = 1;
  }
}

// A watcher of a folder that was deleted for a moment may remain, and would keep the process running.
if (first === "dev") process.exit();

/**
 * Makes V8 run functions longer before it optimises them, in this thread and in those that it starts. By default V8 begins at once with most of a
 * compiler that ends after a few seconds, in each thread: an eighth of the processor time of 1,000 pages, and a quarter of that of 200.
 * Regular expressions are compiled at once, not twice: by default V8 translates each for an interpreter before, which most outlive. (With
 * `--no-regexp-tier-up`, V8 ends at the second use of one that was translated before.)
 * The space for new values of this thread starts small, and what survives too early is copied: it grows at once to its full size.
 * V8 says on the terminal which flags it does not know: only versions that know them are asked.
 */
function optimiseLater(): void {
  const byCalls = ["--invocation-count-for-turbofan=100000", "--invocation-count-for-maglev=2000"];
  // Those of Node 20, 22 and 24: the first counts what is executed, the others count calls.
  const thresholds = new Map([
    ["11", ["--interrupt-budget=1200000"]],
    ["12", byCalls],
    ["13", byCalls],
  ]).get(process.versions.v8.split(".")[0] ?? "");
  if (!thresholds) return;
  for (const flag of [...thresholds, "--regexp-tier-up-ticks=0", "--semi-space-growth-factor=16"])
    setFlagsFromString(flag);
}
