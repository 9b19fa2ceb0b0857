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
import { usageError } from "./commands/usage-error.ts";
import { extensionAtFault, failsPage } from "./markdown/extension-runs.ts";
import { causeOf } from "./report/failure.ts";
import { reasonOf } from "./report/reason-of.ts";
import { isSystemError, systemFailure, systemReason } from "./report/system-reason.ts";
import type { TextStyle } from "./report/text.ts";

declare const TWSITE_VERSION: string;
/** The version and a hash of the sources. */
declare const TWSITE_BUILD: string;

const installation: Installation = {
  version: TWSITE_BUILD,
  release: TWSITE_VERSION,
  workerScript: new URL("./worker.js", import.meta.url),
  readerFolder: fileURLToPath(new URL("./reader", import.meta.url)),
  ruleHelp: fileURLToPath(new URL("./rules.json", import.meta.url)),
  invocation: invocationOf({ script: process.argv[1] ?? "", env: process.env }),
  starterFolder: fileURLToPath(new URL("./starter", import.meta.url)),
  // In the package as in the repository.
  manualFolder: fileURLToPath(new URL("../../cli/manual", import.meta.url)),
};

optimiseLater();

const { stdout, stderr, env } = process;
const args = process.argv.slice(2);

function styleOf({ isTTY, columns }: NodeJS.WriteStream): TextStyle {
  // Some terminals say 0 where they do not know.
  return { colours: wantsColours(isTTY === true, env), columns: columns || undefined };
}

const io: CommandIo = {
  out: (text) => void stdout.write(`${text}\n`),
  err: (text) => void stderr.write(`${text}\n`),
  draw: stderr.isTTY && env.TERM !== "dumb" ? (text) => void stderr.write(text) : undefined,
  reports: styleOf(stdout),
  errors: styleOf(stderr),
  env,
  fail: () => {
    process.exitCode = 1;
  },
};

// A pipe that is closed early, as by `head`, is no failure; a full disk is.
for (const stream of [stdout, stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    if (stream === stdout)
      io.err(`twsite: the output cannot be written: ${systemReason({ code: error.code ?? error.message })}`);
    process.exitCode = 1;
  });

// An extension that failed is refused to end the process; the command is not.
const { exit } = process;

// What nobody waits for fails without a place, such as a timer of a site's own component; its stack says nothing to a writer.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error: unknown) => {
    if (failsPage(error)) return;
    const culprit = extensionAtFault() ?? "twsite or in a component of the site";
    io.err(`twsite: unexpected error in ${culprit}: ${reasonOf(error)}`);
    // Who writes goes on; everything else cannot be trusted any more.
    if (args[0] !== "dev") exit.call(process, 1);
  });

const program = new Command("twsite")
  .description("Publishes documentation, portfolio and blog sites from Markdown.")
  .version(TWSITE_VERSION)
  .addHelpText("after", "\nExamples:\n  $ twsite compile\n  $ twsite help check");

for (const [name, { description, load }] of Object.entries(commands)) {
  // Only those that the arguments name; of the rest, the list of commands shows the descriptions.
  const command = args.includes(name) ? (await load())(io, installation) : new Command(name);
  program.addCommand(command.description(description));
}
for (const command of [program, ...program.commands])
  command
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ minWidthToWrap: 20, formatItem, optionDescription })
    .configureOutput({
      writeOut: (text) => void stdout.write(fittedHelp(text, stdout.columns || undefined)),
      writeErr: (text) => void stderr.write(fittedHelp(text, stderr.columns || undefined)),
      outputError: (text, write) => write(usageError(text, command)),
    });

// Help about a command that there is not ends as the command itself does, which names the nearest.
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

// A watch of a folder that went away for a moment may outlive its watcher, and would keep the process.
if (first === "dev") process.exit();

/**
 * How long V8 runs a function before it optimises it.
 * Lets V8 wait longer before it optimises, in this thread and in those that it starts. By default it begins at once with most of a
 * compiler that is done in seconds, in each thread: an eighth of the processor time of 1,000 pages.
 * Later versions of V8 count calls instead, and do not know the flag.
 */
function optimiseLater(): void {
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=400000");
}
