/** `twsite schema`: JSON Schemas for editors and for programs that read the data files. */
import { dirname, join, resolve } from "node:path";
import { Command } from "commander";
import { counted } from "../report/counted.ts";
import { schemaFile, schemaText } from "../report/json-schema/json-schema.ts";
import { type PublishedSchema, publishedSchemas } from "../report/json-schema/schemas.ts";
import { didYouMean, nearest } from "../report/nearest.ts";
import { makeFolder, whyUnwritable } from "../source/make-folder.ts";
import { replaceFile } from "../source/replace-file.ts";
import { stampOf } from "../source/stamp.ts";
import type { CommandIo } from "./io.ts";

const longest = Math.max(...publishedSchemas.map(({ name }) => name.length));

export function schemaCommand(io: CommandIo): Command {
  const list = publishedSchemas.map(({ name, of }) => `  ${name.padEnd(longest)}  ${of}`).join("\n");
  return new Command("schema")
    .argument("[names...]", "schemas to print or to write (default: all)")
    .option("--out <folder>", "write each schema to <folder>/<name>.schema.json")
    .addHelpText(
      "after",
      `
Without a name and without --out it lists the schemas:
${list}

Examples:
  $ twsite schema site
  $ twsite schema --out schemas

To use a schema in an editor with YAML support, start the file with:
  # yaml-language-server: $schema=../schemas/site.schema.json`,
    )
    .action((names: string[], { out }: { out?: string }, command: Command) => {
      const chosen = names.map((name) => known(name, command));
      if (out !== undefined) {
        const written = chosen.length > 0 ? chosen : publishedSchemas;
        prepare(out, command);
        for (const schema of written) replaceFile(join(out, schemaFile(schema.name)), schemaText(schema));
        io.out(`${counted(written.length, "schema")} in ${out}`);
      } else if (chosen.length === 0) io.out(list);
      else for (const schema of chosen) io.out(schemaText(schema).trimEnd());
    });
}

function known(name: string, command: Command): PublishedSchema {
  const found = publishedSchemas.find((schema) => schema.name === name);
  if (found) return found;
  const names = publishedSchemas.map((schema) => schema.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? `\nAllowed choices are ${names.join(", ")}.` : didYouMean(meant);
  return command.error(`error: unknown schema '${name}'${hint}`);
}

function prepare(folder: string, command: Command): void {
  let around = resolve(folder);
  while (!stampOf(around) && dirname(around) !== around) around = dirname(around);
  if (stampOf(around)?.isDirectory() === false)
    command.error(`error: ${folder} is not a folder; name another one`);
  const reason = whyUnwritable(folder);
  if (reason !== undefined)
    command.error(`error: ${folder} cannot be written: ${reason}; name another folder`);
  makeFolder(folder);
}
