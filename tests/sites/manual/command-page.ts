/** A command's definition → its page of the reference: usage, arguments, options, and what its help says below. */
import type { Argument, Command, Option } from "commander";
import { frontMatter } from "./front-matter.ts";

export function commandPage(command: Command): string {
  const help = command.createHelp();
  const options = help.visibleOptions(command).filter(({ long }) => long !== "--help");
  const parts = [
    frontMatter({
      title: `twsite ${command.name()}`,
      description: `${command.description()}.`,
      sidebar_label: command.name(),
    }),
    `${command.description()}.`,
    fenced("sh", `twsite ${command.name()} ${command.usage()}`),
    ...list("Arguments", command.registeredArguments.map(argumentLine)),
    ...list("Options", options.map(optionLine)),
    ...notesOf(command),
  ];
  return `${parts.join("\n\n")}\n`;
}

function list(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join("\n")];
}

function argumentLine(argument: Argument): string {
  return line(`\`${argument.name()}\``, argument);
}

function optionLine(option: Option): string {
  return line(`\`${option.flags}\``, option);
}

type Described = Pick<Option, "description" | "argChoices" | "defaultValue" | "defaultValueDescription">;

function line(
  name: string,
  { description, argChoices, defaultValue, defaultValueDescription }: Described,
): string {
  const choices = argChoices ? `One of ${argChoices.map((choice) => `\`${choice}\``).join(", ")}.` : "";
  // What is on unless it is switched off, and off unless it is switched on, needs no words.
  const said =
    defaultValueDescription ?? (typeof defaultValue === "boolean" ? undefined : code(defaultValue));
  const rest = [choices, said === undefined ? "" : `Default: ${said}.`].filter((part) => part !== "");
  return [`- ${name}: ${plain(description)}.`, ...rest].join(" ");
}

function code(value: unknown): string | undefined {
  return value === undefined ? undefined : `\`${String(value)}\``;
}

/** What `addHelpText` adds: paragraphs, and lines that are set in, which are code. */
function notesOf(command: Command): string[] {
  let text = "";
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 100 });
  command.outputHelp();
  const notes = text.slice(command.helpInformation().length);
  return notes
    .trim()
    .split(/\n\n+/)
    .flatMap((block) => {
      const lines = block.split("\n");
      const words = lines.filter((part) => !part.startsWith("  ")).join(" ");
      const shown = lines.filter((part) => part.startsWith("  ")).map((part) => part.slice(2));
      const example = shown.some((part) => part.startsWith("$ "));
      const said = words === "Examples:" || words === "Example:" ? "## Examples" : plain(words);
      return [said, shown.length > 0 ? fenced(example ? "console" : "text", shown.join("\n")) : ""];
    })
    .filter((part) => part !== "");
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Text of a help is not Markdown; options in it are code all the same. */
function plain(text: string): string {
  return text.replace(/[<*_[\]\\]/g, "\\$&").replace(/(?<=^|[ (])--[a-z][a-z-]*/g, "`$&`");
}
