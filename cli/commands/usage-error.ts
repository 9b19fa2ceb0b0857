/** What Commander says about arguments, rewritten to name the wrong argument and the expected one. */
import type { Command } from "commander";
import { didYouMean } from "../report/nearest.ts";

/** Commands of other tools, and of package managers, with the command that does this here. */
const otherNames = new Map([
  ["build", "compile"],
  ["generate", "compile"],
  ["render", "compile"],
  ["serve", "preview"],
  ["start", "dev"],
  ["server", "dev"],
  ["watch", "dev"],
  ["develop", "dev"],
  ["new", "init"],
  ["create", "init"],
  ["lint", "check"],
  ["test", "check"],
  ["validate", "check"],
  ["migrate", "import"],
]);

/** Other errors stay as Commander writes them. */
export function usageError(text: string, command: Command): string {
  if (text.startsWith("error: too many arguments")) return unexpected(command);
  const [first, name = ""] = /^error: unknown command '(.*)'/.exec(text) ?? [];
  const meant = otherNames.get(name);
  if (first !== undefined && meant !== undefined) return `${first}${didYouMean(meant)}\n`;
  return text.replace(
    /^error: command-argument value '(.*)' is invalid for argument '(.*?)'\. /,
    (_, value: string, name: string) => `error: <${name}> cannot be '${value}'. `,
  );
}

function unexpected(command: Command): string {
  const extra = command.args[command.registeredArguments.length] ?? "";
  const names = command.registeredArguments.map((argument) => argument.name());
  const expected = names.join(", ") || "options only";
  return `error: unexpected argument '${extra}' of '${command.name()}'\nexpected: ${expected}\n`;
}

/** Ends the command where an option takes the next option for its value: `dev --against --port 4000`. */
export function refuseOptionsAsValues(command: Command): void {
  const isName = (value: string): boolean =>
    command.options.some(
      ({ long, short }) => value === short || value === long || value.startsWith(`${long}=`),
    );
  for (const option of command.options)
    if (option.required)
      command.on(`option:${option.name()}`, (value: string) => {
        if (isName(value))
          command.error(`error: option '${option.flags}' argument missing before '${value}'`);
      });
}
