/**
 * The key of a compiled page names everything it is made from: whatever changes, the cache gives what a compile from
 * nothing gives. The lists of inputs follow the types, so that one without a case does not pass the type check.
 */
import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Cache, createCache } from "../../../cli/cache/cache.ts";
import { compileFiles } from "../../../cli/compile/compile-files.ts";
import { compileSource, type Job } from "../../../cli/compile/compile-source.ts";
import { cachedStore } from "../../../cli/compile/content-store.ts";
import { settingsHashesOf } from "../../../cli/compile/settings-hashes.ts";
import type { CompileSettings, ContentStrings } from "../../../cli/markdown/compile-settings.ts";
import type { SourceFile } from "../../../cli/source/source-file.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { temporaryFolder, writeFiles } from "../../sites/folders.ts";
import { mapStore } from "../cache/stores.ts";

const page = "en/docs/page.md";
const glossary = (term: string, text: string) => ({
  file: "en/glossary.yml",
  page: "/pages/glossary.md",
  terms: [{ key: "api", term, also: [], text, line: 2, textPlace: { line: 3, column: 1 } }],
});
const variables = (values: Record<string, string>) => ({ files: ["en/variables.yml"], values });
const operationPage = (text: string): Partial<CompileSettings> => ({
  operations: { "shop/createOrder": "POST /orders" },
  operationPages: {
    "/shop/create-order.md": {
      path: "en/shop/create-order.md",
      text,
      parts: [{ name: "description", line: 1 }],
    },
  },
});
const settings: CompileSettings = { strings: en.compiler, imageHosts: [], search: false };

/** One compile: the files of the content folder, and what it is set to. */
type Run = {
  text: string;
  files?: Record<string, string>;
  settings?: Partial<CompileSettings>;
  version?: string;
};
type Case = { text: string; before?: Omit<Run, "text">; after: Partial<Run> };

/** Everything that a compile says of the page. */
async function made(folder: string, { text, files = {}, ...run }: Run, cache?: Cache): Promise<unknown> {
  writeFiles(folder, { ...files, [page]: text });
  // A text that is not written again keeps its time.
  const time = [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  utimesSync(join(folder, page), time, time);
  const { mtimeMs, size } = statSync(join(folder, page));
  const source: SourceFile = { path: page, locale: "en", area: "docs", name: "page", mtimeMs, size };
  const compiled = await compileFiles([source], {
    contentFolder: folder,
    cache,
    settings: { en: { ...settings, ...run.settings } },
    version: run.version ?? "test",
    threads: undefined,
  });
  const [{ hash = "", facts = undefined } = {}] = compiled.pages;
  const { contents, findings } = compiled;
  return { facts, findings, content: contents.read(hash), searched: contents.readSearched(hash) };
}

/** The page is another one after the change, with the cache of the one before as from nothing. */
async function expectNamed({ text, before, after }: Case): Promise<void> {
  const cache = createCache(mapStore(), "test");
  const [folder, fresh] = [temporaryFolder(), temporaryFolder()];
  const first = await made(folder, { text, ...before }, cache);
  const whole = { text, ...before, ...after };
  const expected = await made(fresh, whole);
  expect(await made(folder, whole, cache)).toEqual(expected);
  expect(expected).not.toEqual(first);
}

describe("a text of the interface:", () => {
  const texts = {
    note: ":::note\nText.\n:::\n",
    tip: ":::tip\nText.\n:::\n",
    info: ":::info\nText.\n:::\n",
    warning: ":::warning\nText.\n:::\n",
    danger: ":::danger\nText.\n:::\n",
    important: "> [!IMPORTANT]\n> Text.\n",
    caution: "> [!CAUTION]\n> Text.\n",
    details: ":::details\nText.\n:::\n",
    explanation: "```js\na(); // (1)!\n```\n\n1. One.\n",
    codeSource: "```js source=https://example.com\na();\n```\n",
    footnotes: "Text.[^1]\n\n[^1]: Note.\n",
    footnoteBack: "Text.[^1]\n\n[^1]: Note.\n",
    flowchart: diagram("flowchart TD", "A --> B"),
    sequenceDiagram: diagram("sequenceDiagram", "A->>B: Hello"),
    classDiagram: diagram("classDiagram", "A --> B"),
    stateDiagram: diagram("stateDiagram-v2", "A --> B"),
    entityDiagram: diagram("erDiagram", "A ||--|| B : has"),
  } satisfies Record<keyof ContentStrings, string>;
  test.each(Object.entries(texts))("%s", (name, text) =>
    expectNamed({ text, after: { settings: { strings: { ...en.compiler, [name]: "Another" } } } }),
  );
});

const extensions: CompileSettings["extensions"] = {
  code: 'exports.modules = { shout: () => () => (tree) => void tree.children.push({ type: "text", value: "!" }) };',
  entries: [{ kind: "rehype", name: "shout", module: "shout" }],
  locale: "en",
  language: "en",
};

describe("a setting:", () => {
  const cases: Record<keyof CompileSettings, Case> = {
    strings: { text: ":::note\n:::\n", after: { settings: { strings: { ...en.compiler, note: "Nota" } } } },
    imageHosts: {
      text: "![A](https://images.example.com/a.png)\n",
      after: { settings: { imageHosts: ["images.example.com"] } },
    },
    embeds: {
      text: "::video[A talk]{src=talk.mp4}\n",
      after: { settings: { embeds: { providers: [], files: true, strings: en.integrations } } },
    },
    components: { text: "::Chart{kind=a}\n", after: { settings: { components: ["Chart"] } } },
    extensions: { text: "Some words.\n", after: { settings: { extensions } } },
    math: { text: "So $x^2$.\n", after: { settings: { math: false } } },
    diagrams: { text: "```mermaid\ngraph TD\n  A --> B\n```\n", after: { settings: { diagrams: false } } },
    editUrl: {
      text: "::include{file=./a.txt source}\n",
      before: { files: { "en/docs/a.txt": "One." }, settings: { editUrl: "https://example.com/a/" } },
      after: { files: { "en/docs/a.txt": "One." }, settings: { editUrl: "https://example.com/b/" } },
    },
    style: {
      text: "Wait...\n",
      after: { settings: { style: { language: "en", ellipses: true } } },
    },
    operations: {
      text: "First :api[createOrder].\n",
      before: { settings: { operations: { "shop/createOrder": "POST /orders" } } },
      after: { settings: { operations: { "shop/createOrder": "POST /v2/orders" } } },
    },
    operationPages: {
      text: "::api[createOrder]{part=description}\n",
      before: { settings: operationPage("Takes one.") },
      after: { settings: operationPage("Takes two.") },
    },
    search: { text: "Some words.\n", after: { settings: { search: true } } },
    variables: {
      text: "Version {{version}}.\n",
      before: { settings: { variables: variables({ version: "1" }) } },
      after: { settings: { variables: variables({ version: "2" }) } },
    },
    areVariablesUnread: {
      text: ":when[Text]{filled=version}\n",
      before: { settings: { areVariablesUnread: true } },
      after: { settings: { areVariablesUnread: false } },
    },
    glossary: {
      text: "An :term{of=api}.\n",
      before: { settings: { glossary: glossary("API", "A door.") } },
      after: { settings: { glossary: glossary("Interface", "A door.") } },
    },
  };
  test.each(Object.entries(cases))("%s", (_, each) => expectNamed(each));
});

describe("of what a page takes from elsewhere:", () => {
  const sets = (name: string, value: string) => ({ settings: { variables: variables({ [name]: value }) } });
  const cases: Record<string, Case> = {
    "an included file": {
      text: "::include{file=./_part.md}\n",
      before: { files: { "en/docs/_part.md": "One." } },
      after: { files: { "en/docs/_part.md": "Two." } },
    },
    "an included file that comes": {
      text: "::include{file=./_part.md}\n",
      after: { files: { "en/docs/_part.md": "Two." } },
    },
    "what is there in place of an included file": {
      text: "::include{file=./_parts.md}\n",
      after: { files: { "en/docs/_part.md": "Two." } },
    },
    "the first variable": { text: "{{name}}\n", after: sets("name", "1") },
    "the variable that is nearest to a name": {
      text: "{{name}}\n",
      before: sets("other", "1"),
      after: sets("names", "1"),
    },
    "a variable in an address": {
      text: "[Link](https://example.com/{{name}})\n",
      before: sets("name", "1"),
      after: sets("name", "2"),
    },
    "a variable whose braces are written as references": {
      text: "[Link](https://example.com/&#123;{name}})\n",
      before: sets("name", "1"),
      after: sets("name", "2"),
    },
    "a variable in the front matter": {
      text: '---\ntitle: "{{name}}"\n---\n',
      before: sets("name", "1"),
      after: sets("name", "2"),
    },
    "a variable in the text of a term": {
      text: ":term[API]\n",
      before: { settings: { ...sets("name", "1").settings, glossary: glossary("API", "Is {{name}}.") } },
      after: { settings: { ...sets("name", "2").settings, glossary: glossary("API", "Is {{name}}.") } },
    },
    "a term's text": {
      text: ":term[API]\n",
      before: { settings: { glossary: glossary("API", "A door.") } },
      after: { settings: { glossary: glossary("API", "A gate.") } },
    },
    "a term that goes": {
      text: ":term[API]\n",
      before: { settings: { glossary: glossary("API", "A door.") } },
      after: { settings: { glossary: { ...glossary("API", "A door."), terms: [] } } },
    },
    "a term in the list of all": {
      text: "::glossary\n",
      before: { settings: { glossary: glossary("API", "A door.") } },
      after: { settings: { glossary: glossary("API", "A gate.") } },
    },
    "the page of the terms": {
      text: ":term[API]\n",
      before: { settings: { glossary: glossary("API", "A door.") } },
      after: { settings: { glossary: { ...glossary("API", "A door."), page: "/pages/terms.md" } } },
    },
  };
  test.each(Object.keys(cases))("%s", (name) => expectNamed(cases[name] ?? { text: "", after: {} }));
});

test("the text, also one of the same length", () =>
  expectNamed({ text: "One.\n", after: { text: "Two.\n" } }));

describe("two pages have different keys that differ in", () => {
  const folder = () => writeFiles(temporaryFolder(), { "en/docs/a.md": "A.\n", "fr/docs/a.md": "A.\n" });
  const keyOf = async (
    contentFolder: string,
    job: Partial<Job>,
    locale = "en",
    version = "test",
  ): Promise<string> => {
    const settingsHash = settingsHashesOf(version, { en: settings, fr: settings })[locale] ?? "";
    const whole: Job = { contentFolder, path: "en/docs/a.md", area: "docs", known: undefined, ...job };
    const store = cachedStore(createCache(mapStore(), "test"));
    return (await compileSource(whole, settings, settingsHash, store)).hash;
  };

  test("the locale, the area or the version of the tool", async () => {
    const content = folder();
    const keys = [
      await keyOf(content, {}),
      await keyOf(content, { path: "fr/docs/a.md" }, "fr"),
      await keyOf(content, { area: "pages" }),
      await keyOf(content, {}, "en", "next"),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  test("the place of a page that includes a file, for what its links mean", async () => {
    const content = writeFiles(folder(), {
      "en/docs/a.md": "::include{file=/docs/x/_part.md}\n",
      "en/docs/deep/a.md": "::include{file=/docs/x/_part.md}\n",
      "en/docs/x/_part.md": "[Link](./b.md)\n",
    });
    expect(await keyOf(content, {})).not.toBe(await keyOf(content, { path: "en/docs/deep/a.md" }));
  });
});

test("one locale's texts change, and the pages of the others are not compiled again", async () => {
  const content = writeFiles(temporaryFolder(), {
    "en/docs/a.md": ":::note\n:::\n",
    "fr/docs/a.md": ":::note\n:::\n",
  });
  const cache = createCache(mapStore(), "test");
  const files = ["en", "fr"].map((locale): SourceFile => {
    const { mtimeMs, size } = statSync(join(content, locale, "docs/a.md"));
    return { path: `${locale}/docs/a.md`, locale, area: "docs", name: "a", mtimeMs, size };
  });
  const compile = (note: string) =>
    compileFiles(files, {
      contentFolder: content,
      cache,
      settings: { en: settings, fr: { ...settings, strings: { ...en.compiler, note } } },
      version: "test",
      threads: undefined,
    });
  expect((await compile("Remarque")).fresh).toBe(2);
  expect((await compile("Remarque")).fresh).toBe(0);
  const { fresh, pages, contents } = await compile("Nota bene");
  expect(fresh).toBe(1);
  const shown = pages.map(({ hash }) => JSON.stringify(contents.read(hash)));
  expect(shown.map((text) => text.includes("Nota bene"))).toEqual([false, true]);
});

test("an API has one operation more, and only pages that name what changed are compiled again", async () => {
  const texts = { a: "Text.\n", b: "See :api[order].\n", c: "See :api[cancel].\n" };
  const content = writeFiles(
    temporaryFolder(),
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`en/docs/${name}.md`, text])),
  );
  const files = Object.keys(texts).map((name): SourceFile => {
    const { mtimeMs, size } = statSync(join(content, `en/docs/${name}.md`));
    return { path: `en/docs/${name}.md`, locale: "en", area: "docs", name, mtimeMs, size };
  });
  const cache = createCache(mapStore(), "test");
  const compile = (operations: Record<string, string>) =>
    compileFiles(files, {
      contentFolder: content,
      cache,
      settings: { en: { ...settings, operations } },
      version: "test",
      threads: undefined,
    });
  expect((await compile({ "shop/order": "POST /orders" })).fresh).toBe(3);
  expect((await compile({ "shop/order": "POST /orders", "shop/pay": "POST /payments" })).fresh).toBe(0);
  expect((await compile({ "shop/order": "POST /orders", "shop/cancel": "DELETE /orders" })).fresh).toBe(1);
});

function diagram(...lines: string[]): string {
  return ["```mermaid", ...lines, "```", ""].join("\n");
}
