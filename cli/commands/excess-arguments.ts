/** What is said of more arguments than a command takes: which one, and what may be meant by it. */
import type { Command } from "commander";

/** Commander's sentence counts them; it gives other errors as they are. */
export function aboutExcess(text: string, command: Command): string {
  if (!text.startsWith("error: too many arguments")) return text;
  const name = command.name();
  const excess = command.args[command.registeredArguments.length] ?? "";
  const names = command.registeredArguments.map((argument) => argument.name());
  const expected = command.options.some(({ long }) => long === "--content")
    ? `--content ${excess}, if this is the content folder`
    : names.join(", ") || "options only";
  return `error: unexpected argument '${excess}' of '${name}'\nexpected: ${expected}\n`;
}
