/** What the manual's page of files says of the data: our own elements, and the schema of each kind of file. */
import { publishedSchemas } from "../../../cli/report/json-schema/schemas.ts";
import { ownElements, ownElementTexts, ownTags } from "../../../schema/own-elements.ts";
import { schemaPath } from "../../../schema/paths.ts";

/** Heading of each part → its generated text, from the heading to the next one. */
export const dataFormat: Readonly<Record<string, string>> = {
  "### Elements that HTML does not have": [
    "Some elements in `content` are not HTML. Their names start with `tw-`. A program that does not use the reader (the script that shows pages in the browser) replaces each with an HTML element around",
    "the same children. The feeds of twsite do this.",
    "",
    ...ownTags.flatMap(element),
  ].join("\n"),
};

function element(tag: (typeof ownTags)[number]): string[] {
  const { form, needsScript, plain, attributes } = ownElements[tag];
  const { is, withoutReader, props } = ownElementTexts[tag];
  const texts: Readonly<Record<string, string>> = ownElementTexts[tag].attributes;
  const rows = Object.entries<string>(attributes).map(([name, type]) => {
    const optional = type.endsWith("?") ? ", optional" : "";
    return `| \`properties.${name}\` | ${type.replace("?", "")}${optional} | ${texts[name]} |`;
  });
  const data = props === undefined ? [] : [`| \`data.props\` | object | ${props} |`];
  const script = needsScript ? "The reader has a script for it." : "It works without a script.";
  return [
    `#### \`${tag}\` {#${tag}}`,
    "",
    `${is} It is ${form === "block" ? "a block" : "within a sentence"}. ${script}`,
    "",
    "| Field | Type | Meaning |",
    "| --- | --- | --- |",
    ...rows,
    ...data,
    "",
    `Without the reader, use \`<${plain}>\`. ${withoutReader}`,
    "",
  ];
}

/** Rows of the table of schemas. */
export const schemaRows = publishedSchemas
  .filter(({ side }) => side !== "written")
  .map(({ name, of }) => {
    const [, file, text] = /^(data\/\S+|twsite [^:]+): (.*)$/.exec(of) ?? [];
    return `| ${file === undefined ? of : `\`${file}\`: ${text}`} | \`${schemaPath(name)}\` |`;
  });

/** The page with its generated parts as they are to be. */
export function withDataFormat(page: string): string {
  let text = page;
  for (const [heading, generated] of Object.entries(dataFormat))
    text = text.replace(
      new RegExp(`(${heading}\n\n)[\\s\\S]*?(?=\n## )`),
      (_, start: string) => `${start}${generated.trimEnd()}\n`,
    );
  return text.replace(
    /(\| Data \| Schema \|\n\| --- \| --- \|\n)[\s\S]*?(?=\n\n)/,
    (_, start: string) => start + schemaRows.join("\n"),
  );
}
