/** Commander's messages about arguments, rewritten to name the wrong argument and the expected one. */
import type { Command } from "commander";

/** Other errors stay as Commander writes them. */
export function usageError(text: string, command: Command): string {
  if (text.startsWith("error: too many arguments")) return unexpected(command);
  return text.replace(
    /^error: command-argument value '(.*)' is invalid for argument '(.*?)'\. /,
    (_, value: string, name: string) => `error: <${name}> cannot be '${value}'. `,
  );
}

function unexpected(command: Command): string {
  const excess = command.args[command.registeredArguments.length] ?? "";
  const names = command.registeredArguments.map((argument) => argument.name());
  const takesContent = command.options.some(({ long }) => long === "--content");
  const otherwise = takesContent ? `--content ${excess}, if this is the content folder` : "options only";
  const expected = names.join(", ") || otherwise;
  return `error: unexpected argument '${excess}' of '${command.name()}'\nexpected: ${expected}\n`;
}
