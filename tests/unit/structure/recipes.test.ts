/** The recipes of CONTRIBUTING.md are true of everything that was added by them: what is there is wherever its recipe says. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import starterTexts from "../../../cli/authoring/starter/starter-texts.json" with { type: "json" };
import { commands } from "../../../cli/commands/commands.ts";
import { feedRenderers } from "../../../cli/emit/feeds/feeds.ts";
import { directives, isConverted } from "../../../cli/markdown/directives/directives.ts";
import { publishedSchemas } from "../../../cli/report/json-schema/schemas.ts";
import { formats } from "../../../cli/report/report.ts";
import { ruleNames } from "../../../cli/report/rules.ts";
import { feedFileNames } from "../../../cli/site/blog/blog-feeds.ts";
import { shippedStrings } from "../../../cli/source/shipped-strings.ts";
import { createPageKinds } from "../../../reader/pages/kinds.ts";
import { lazyKinds } from "../../../reader/pages/lazy-kinds.ts";
import { ownTags } from "../../../schema/own-elements.ts";
import { PageData } from "../../../schema/page.ts";
import { sidebarOf } from "../../../schema/sidebar-of.ts";
import { FeedFormat } from "../../../schema/site.ts";

const read = (path: string) => readFileSync(path, "utf8");
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .sort();
const textOf = (folder: string, ending: RegExp) =>
  filesIn(folder, ending)
    .map((name) => read(`${folder}/${name}`))
    .join("\n");
/** First groups of all matches. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = ""]) => first);

const manual = textOf("cli/manual/en/docs", /\.md$/);
const messages = read("tests/words/messages.txt");

/** What each recipe adds, and where it is missing: `name: file`. */
const missing: Record<string, () => string[]> = {
  "a directive"() {
    const cases = textOf("tests/cases", /\.md$/) + textOf("tests/unit/markdown", /conditions\.test\.ts$/);
    const names = directives.filter(isConverted).flatMap((row) => row.names);
    const shown = read("reader/article/expansions/expansions.ts");
    const pressed = all(textOf("reader/article/expansions", /\.ts$/), /dataAction: "([\w-]+)"/g);
    const actions = read("reader/article/controls/actions.ts");
    return [
      ...without(names, (name) => new RegExp(`:${name}\\b`).test(cases), "tests/cases"),
      ...without(names, (name) => new RegExp(`[:\`]${name}\\b`).test(manual), "the manual"),
      // A site's own components have a file of their own.
      ...without(
        ownTags.filter((tag) => tag !== "tw-component"),
        (tag) => shown.includes(`"${tag}"`),
        "expansions.ts",
      ),
      ...without(pressed, (action) => new RegExp(`^ {2}"?${action}"?\\(`, "m").test(actions), "actions.ts"),
    ];
  },

  "a page kind"() {
    const kindsOf = (schema: string) => all(read(`schema/${schema}.ts`), /kind: z\.literal\("([\w-]+)"\)/g);
    const kinds = PageData.options.map(({ shape }) => shape.kind.value);
    const files = ["markdown-copy", "site-files", "page-json-ld"].map((name) => `cli/emit/${name}.ts`);
    const { componentOf } = createPageKinds(lazyKinds);
    const inBlog = kinds.filter((kind) => kindsOf("blog-pages").includes(kind));
    const exported = read("schema/index.ts");
    const schemas = ["page", "blog-pages", "docs-pages"].flatMap((name) =>
      all(read(`schema/${name}.ts`), /^export const (\w+Page) = /gm),
    );
    return [
      ...without(kinds, (kind) => componentOf(kind) !== undefined, "kinds.ts"),
      ...[...files, "cli/site/previews.ts"].flatMap((file) =>
        without(kinds, (kind) => read(file).includes(`case "${kind}":`), file),
      ),
      ...without(inBlog, (kind) => sidebarOf({ kind })?.id === "blog", "sidebar-of.ts"),
      ...without(schemas, (name) => exported.includes(`  ${name},`), "index.ts"),
    ];
  },

  "a locale"() {
    const texts = filesIn("schema/strings", /\.json$/).map((name) => name.replace(".json", ""));
    const folder = "cli/authoring/starter/files";
    return [
      ...without(texts, (language) => shippedStrings.has(language), "shipped-strings.ts"),
      ...without([...shippedStrings.keys()], (language) => texts.includes(language), "schema/strings"),
      ...texts.flatMap((language) => [
        ...without(
          filesIn(`${folder}/en`, /\./),
          (file) => existsSync(`${folder}/${language}/${file}`),
          language,
        ),
        ...without(["readme"], (file) => existsSync(`${folder}/shared/${file}.${language}.md`), language),
        ...without(
          Object.keys(starterTexts.en),
          (text) => Object.entries(starterTexts).some(([id, own]) => id === language && text in own),
          language,
        ),
      ]),
    ];
  },

  "a feed format"() {
    const links = read("reader/pages/FeedLinks.tsx");
    const types = all(read("cli/site/blog/blog-feeds.ts"), /type: "([\w/+]+)"/g);
    expect(types).toHaveLength(FeedFormat.options.length);
    return [
      ...without([...feedFileNames], (file) => Object.hasOwn(feedRenderers, file), "emit/feeds/feeds.ts"),
      ...without([...feedFileNames], (file) => manual.includes(file), "the manual"),
      ...without(types, (type) => links.includes(`"${type}"`), "FeedLinks.tsx"),
    ];
  },

  "a rule"() {
    const found = textOf("tests/findings", /expected\.txt$/) + textOf("tests", /\.test\.ts$/);
    return [
      ...without(
        ruleNames,
        (rule) => messages.includes(`\n${rule}: `) || messages.startsWith(rule),
        "messages.txt",
      ),
      ...without(ruleNames, (rule) => manual.includes(`# \`${rule}\` {#${rule}}`), "help/rules-*.md"),
      ...without(ruleNames, (rule) => found.includes(rule), "tests/findings"),
    ];
  },

  "a command"() {
    const table = read("cli/commands/commands.ts");
    const files = filesIn("cli/commands", /\.ts$/).filter((name) =>
      /^export function \w+Command\(/m.test(read(`cli/commands/${name}`)),
    );
    const names = Object.keys(commands);
    const pages = "cli/manual/en/docs/reference/commands";
    return [
      ...without(files, (file) => table.includes(`import("./${file}")`), "commands.ts"),
      ...without(names, (name) => existsSync(`${pages}/${name}.md`), pages),
      ...without(names, (name) => messages.includes(`$ twsite ${name} --help`), "messages.txt"),
    ];
  },

  "a Markdown construct"() {
    const folder = "cli/markdown/mdast";
    const syntax = filesIn(folder, /^(?:description-lists|directives|formula-blocks|formulas)\.ts$/);
    const handlers = all(read("cli/markdown/handlers/handlers.ts"), /from "\.\/([\w-]+\.ts)"/g);
    expect(syntax.length).toBe(4);
    return ["page-syntax.ts", "parse.ts"]
      .flatMap((file) => without(syntax, (name) => read(`${folder}/${file}`).includes(`"./${name}"`), file))
      .concat(without(handlers, (name) => existsSync(`cli/markdown/handlers/${name}`), "handlers"));
  },

  "a finding format"() {
    const page = read("cli/manual/en/docs/reference/commands/check.md");
    return [
      ...without(formats, (format) => existsSync(`cli/report/${format}.ts`), "cli/report"),
      ...without(formats, (format) => page.includes(`\`${format}\``), "check.md"),
    ];
  },

  "an importer"() {
    const shared = ["built", "code", "mdx", "repair", "counts"];
    const folders = readdirSync("cli/import", { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !shared.includes(entry.name) ? [entry.name] : [],
    );
    expect(folders).toContain("docusaurus");
    const list = read("cli/import/tools.ts");
    return without(folders, (tool) => list.includes(`from "./${tool}/`), "import/tools.ts");
  },

  "a file that authors write"() {
    const written = publishedSchemas.filter(({ side }) => side === "written");
    const files = written.flatMap(({ of }) => /^(?:<locale>\/)?([\w-]+\.yml)/.exec(of)?.[1] ?? []);
    const readers = textOf("cli/source", /\.ts$/);
    const introductions = "tests/sites/manual/introductions";
    const names = written.map(({ name }) => name);
    return [
      ...without(names, (name) => existsSync(`${introductions}/${name}.md`), introductions),
      ...without(files, (file) => readers.includes(file), "cli/source"),
    ];
  },

  "a cache store"() {
    const opened = [
      ["Store", "cli/cache/store.ts", "openCache", "cli/cache/cache.ts"],
      ["Blobs", "cli/cache/blobs.ts", "remoteCache", "cli/commands/cache-options.ts"],
    ] as const;
    return opened.flatMap(([type, file, opens, where]) => [
      ...without([type], (name) => read(file).includes(`export type ${name} = `), file),
      ...without([opens], (name) => read(where).includes(name), where),
    ]);
  },

  "an ability of extensions"() {
    const abilities = all(read("schema/extend.ts"), /^export function (define\w+)/gm);
    expect(abilities).not.toEqual([]);
    const places = {
      "load-extensions.ts": read("cli/compile/extensions/load-extensions.ts"),
      "tests/sites/extensions": textOf("tests/sites/extensions/content/extensions", /\.ts$/),
      "extensions.md": read("cli/manual/en/docs/site/extensions.md"),
    };
    return Object.entries(places).flatMap(([place, text]) =>
      without(abilities, (name) => text.includes(name), place),
    );
  },
};

function without<Name extends string>(
  names: readonly Name[],
  isThere: (name: Name) => boolean,
  place: string,
): string[] {
  return names.filter((name) => !isThere(name)).map((name) => `${name}: ${place}`);
}

const [, recipes = ""] = /^## Recipes$([\s\S]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? [];
const titles = all(recipes, /^### To add (an? .+)$/gm);

test("every recipe has its test", () => expect(titles).toEqual(Object.keys(missing)));

test.each(Object.entries(missing))("%s is wherever its recipe says", (_, missingIn) => {
  expect(missingIn()).toEqual([]);
});
