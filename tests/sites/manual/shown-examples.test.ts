/** Every configuration, front matter and command that the manual and README show is one that the tool takes. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { commands } from "../../../cli/commands/commands.ts";
import { publishedSchemas } from "../../../cli/report/json-schema/schemas.ts";
import { filesIn } from "../folders.ts";
import { nowhere, silent } from "./reference.ts";

type Block = { file: string; line: number; language: string; title: string; text: string };

const docs = "cli/manual/en/docs";
const files = ["README.md", ...filesIn(docs).map((path) => join(docs, path))].filter((path) =>
  path.endsWith(".md"),
);
const blocks = files.flatMap((file) => blocksIn(readFileSync(file, "utf8"), file, 0));

/** Fenced blocks, also those in lists, in directives and in examples of Markdown. */
function blocksIn(text: string, file: string, firstLine: number): Block[] {
  const fence = /^( *)(`{3,})(\w+)([^\n`]*)\n([\s\S]*?)\n\1\2$/gm;
  return [...text.matchAll(fence)].flatMap((found): Block[] => {
    const [, indent = "", , language = "", info = "", inside = ""] = found;
    const line = firstLine + text.slice(0, found.index).split("\n").length;
    const title = /title="([^"]*)"/.exec(info)?.[1] ?? "";
    const block = {
      file,
      line,
      language,
      title,
      text: inside.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    };
    return [block, ...blocksIn(block.text, file, line)];
  });
}

const placeOf = ({ file, line }: Block) => `${file}:${line}`;

/** Keys that every file of its kind has, which an excerpt leaves out. */
const needed: Record<string, object> = {
  site: { title: "Site", url: "https://example.com", locales: [{ id: "en", tag: "en", label: "English" }] },
};

function problems(name: string, value: unknown): string[] {
  const schema = publishedSchemas.find((each) => each.name === name && each.side === "written")?.schema;
  if (schema === undefined) return [];
  const whole = typeof value === "object" && value !== null ? { ...needed[name], ...value } : value;
  const { error } = schema.safeParse(whole);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

describe("an example of configuration is valid", () => {
  const shown = blocks.flatMap((block) => {
    const name = /^(.+)\.yml$/.exec(basename(block.title))?.[1];
    return name !== undefined &&
      !block.title.startsWith(".github/") &&
      publishedSchemas.some((schema) => schema.name === name)
      ? [{ name, ...block }]
      : [];
  });

  test("there are such examples", () => expect(shown.length).toBeGreaterThan(25));

  test.each(shown.map((block) => [placeOf(block), block] as const))("%s", (_, { name, text }) => {
    expect(problems(name, parse(text))).toEqual([]);
  });
});

test.each(
  blocks
    .filter(({ language, title }) => language === "yaml" && title === "")
    .map((block) => [placeOf(block), block] as const),
)("the example of YAML at %s is valid for some file of a site", (_, { text }) => {
  const kinds = publishedSchemas.filter(({ side }) => side === "written").map(({ name }) => name);
  const found = kinds.map((kind) => problems(kind, parse(text)));
  expect(found.some((each) => each.length === 0) ? [] : found).toEqual([]);
});

describe("an example of front matter is valid for a page of some kind", () => {
  const kinds = ["doc", "post", "page"].map((kind) => `${kind}-front-matter`);
  const shown = blocks.flatMap((block) => {
    const [, yaml] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(block.text) ?? [];
    return ["md", "markdown"].includes(block.language) && yaml !== undefined ? [{ ...block, yaml }] : [];
  });

  test("there are such examples", () => expect(shown.length).toBeGreaterThan(5));

  test.each(shown.map((block) => [placeOf(block), block] as const))("%s", (_, { yaml }) => {
    const value: unknown = parse(yaml);
    const found = kinds.map((kind) => problems(kind, value));
    expect(found.some((each) => each.length === 0) ? [] : found).toEqual([]);
  });
});

describe("a command that is shown has the arguments and options that are there", () => {
  const shown = blocks.flatMap((block) =>
    [...block.text.matchAll(/(?:npx |^\$ |^- run: )twsite (.+)$/gm)].map(([, line = ""]) => ({
      ...block,
      line,
    })),
  );

  test("there are such commands", () => expect(shown.length).toBeGreaterThan(50));

  test.each(shown.map((block) => [block.line, block] as const))("twsite %s", async (line) => {
    const [name = "", ...args] = wordsOf(line);
    const load = commands[name]?.load;
    expect(load, `the command ${name}`).toBeDefined();
    const command = (await load?.())?.(silent, nowhere);
    const { operands, unknown } = command?.parseOptions(args) ?? { operands: [], unknown: args };
    expect(unknown).toEqual([]);
    const places = command?.registeredArguments ?? [];
    if (!places.at(-1)?.variadic) expect(operands.length).toBeLessThanOrEqual(places.length);
  });
});

/** As a shell splits them: variables are filled in, quotation marks hold words together, and an operator ends the command. */
function wordsOf(line: string): string[] {
  const filled = line.replaceAll(/\$\{\{.*?\}\}|\$\w+/g, "1").replace(/"1\/?"/, "/1/");
  const [command = ""] = filled.split(/ (?:&&|\||>|#) /);
  return [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/["']/g, ""));
}
