/** The `twsite` command: the only file that prints and exits. Exit codes: 0 done, 1 findings or failure, 2 usage. */
import { fileURLToPath } from "node:url";
import { Command, CommanderError } from "commander";
import { checkCommand } from "./commands/check.ts";
import { compileCommand, type Installation } from "./commands/compile.ts";
import type { CommandIo } from "./commands/io.ts";
import { previewCommand } from "./commands/preview.ts";

declare const TWSITE_VERSION: string;
/** The version and a hash of the sources. */
declare const TWSITE_BUILD: string;

const installation: Installation = {
  version: TWSITE_BUILD,
  scripts: {
    compile: new URL("./compile-worker.js", import.meta.url),
    render: new URL("./render-worker.js", import.meta.url),
  },
  readerFolder: fileURLToPath(new URL("./reader", import.meta.url)),
};

const io: CommandIo = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  draw: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
  fail: () => {
    process.exitCode = 1;
  },
};

// A pipe that is closed early, as by `head`, is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

const program = new Command("twsite")
  .description("Publishes documentation, portfolio and blog sites from Markdown.")
  .version(TWSITE_VERSION)
  .addCommand(compileCommand(io, installation))
  .addCommand(checkCommand(io, installation))
  .addCommand(previewCommand(io));

for (const command of [program, ...program.commands]) command.exitOverride().showSuggestionAfterError();

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    const message = error instanceof Error ? error.message : String(error);
    io.err(`twsite: ${message}`);
    process.exitCode = 1;
  }
}
