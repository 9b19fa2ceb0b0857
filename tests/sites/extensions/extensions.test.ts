/** What extensions bring to a site: directives and rules of its own, and plugins that others wrote. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PageData } from "../../../schema/page.ts";
import { checkContent, compile } from "../build.ts";
import { contentsOf, differences, editFile, keptFolder, temporaryFolder, writeFiles } from "../folders.ts";

const fixture = join(import.meta.dirname, "content");
const packages = join(import.meta.dirname, "../../../node_modules");

/** A copy of the fixture that a test may change, with packages beside it, a cache and a site. */
function copy(folder = temporaryFolder()) {
  symlinkSync(packages, join(folder, "node_modules"));
  const content = join(folder, "content");
  cpSync(fixture, content, { recursive: true });
  const choices = { cacheFolder: join(folder, "cache"), outFolder: join(folder, "site") };
  return {
    folder,
    content,
    choices,
    edit: (path: string, from: string, to: string) => editFile(join(content, path), from, to),
    write: (path: string, text: string) => writeFiles(content, { [path]: text }),
    html: (path: string) => readFileSync(join(folder, "site", path, "index.html"), "utf8"),
    text: (path: string) => readFileSync(join(folder, "site", path), "utf8"),
    compile: (more = {}) => compile(content, { ...choices, ...more }),
    check: (more = {}) => checkContent(content, { cacheFolder: choices.cacheFolder, ...more }),
  };
}

/** A site of one page, with these entries of `extensions:` and these modules. */
function siteWith(extensions: string, modules: Record<string, string>, page = "Some text.\n") {
  const folder = temporaryFolder();
  symlinkSync(packages, join(folder, "node_modules"));
  mkdirSync(join(folder, "content"));
  const content = writeFiles(join(folder, "content"), {
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\nextensions: ${extensions}\n`,
    "en/pages/index.md": `# Home\n\n${page}`,
    ...Object.fromEntries(Object.entries(modules).map(([name, text]) => [`extensions/${name}`, text])),
  });
  const choices = { cacheFolder: join(folder, "cache"), outFolder: join(folder, "site") };
  return { folder, content, compile: (more = {}) => compile(content, { ...choices, ...more }) };
}

test("a blank line inside of an item keeps its paragraphs, with a plugin that adds syntax as without", async () => {
  const lists = "- a\n- b\n\n  c\n\nText.\n\n1. d\n   - e\n\n     f\n2. g\n";
  const article = async (extensions: string) => {
    const { folder, compile } = siteWith(extensions, {}, lists);
    expect((await compile()).findings).toEqual([]);
    return JSON.parse(readFileSync(join(folder, "site/data/index.json"), "utf8")).content;
  };
  const plain = await article("{}");
  expect(JSON.stringify(plain).match(/"p"/g)).toHaveLength(6);
  expect(await article("{ remark: [remark-math] }")).toEqual(plain);
});

describe("a site with extensions", async () => {
  const site = copy(keptFolder());
  const { findings } = await site.compile();

  const html = site.html("");

  test("has what its directives stand for", () => {
    expect(html).toContain("<kbd>Ctrl</kbd><kbd>C</kbd> helps.");
    expect(html).toMatch(/<div class="film" data-film="dQw4w9WgXcQ" data-start="30">.*A film/s);
    expect(html).toMatch(/<figure id="drawing"><p>Words in a figure, with <kbd>Esc<\/kbd>\.<\/p>/);
    expect(html).toContain("<figcaption>Figure: A <em>caption</em></figcaption>");
  });

  test("has the formulas of remark-math and rehype-katex as MathML", () => {
    expect(html).toMatch(/<math[^>]*><mrow><msqrt><msup><mi>a<\/mi><mn>2<\/mn><\/msup><\/msqrt>/);
    expect(html).toMatch(/<math[^>]* display="block"><mrow><mfrac>/);
    expect(html).not.toContain("annotation");
  });

  test("has the tables of remark-gridtables, whose syntax is not ours", () => {
    expect(html).toMatch(/<table><thead><tr><td><p>Fruit<\/p><\/td>/);
  });

  test("has what rehype-external-links makes of links", () => {
    expect(html).toMatch(/<a href="https:\/\/other\.example\/"[^>]* target="_blank"/);
  });

  test("has the findings of its rules and of remark-lint", () => {
    expect(findings.map(({ rule, place, message }) => [rule, place?.line, place?.column, message])).toEqual([
      ["site/plain-words", 5, 4, "“utilise” has a plain word"],
      [
        "plugin-is-content",
        13,
        1,
        "“remark-lint-no-heading-punctuation” says: Unexpected character `?` at end of heading, remove it",
      ],
    ]);
    expect(findings[0]?.fix).toEqual([
      { start: { line: 5, column: 4 }, end: { line: 5, column: 11 }, text: "use" },
    ]);
  });

  test("has data of its pages that fits the schema, and is what the documents say", () => {
    const data = PageData.parse(JSON.parse(site.text("data/index.json")));
    expect(JSON.stringify(data)).toContain('"tagName":"msqrt"');
  });

  test("has schemas of the attributes of its directives, for editors", () => {
    const schema = JSON.parse(site.text("data/schemas/directives/youtube.schema.json"));
    expect(schema).toMatchObject({
      $id: "https://example.com/data/schemas/directives/youtube.schema.json",
      title: "youtube",
      description: "A film, by the id in its address.",
      required: ["id"],
      properties: { id: { description: "Id of the film." } },
    });
  });

  test("is the same with threads, without a cache, and from its cache", async () => {
    const all = contentsOf(join(site.folder, "site"));
    for (const choices of [{ threads: true }, { cacheFolder: undefined }, {}]) {
      const other = join(temporaryFolder(), "site");
      const again = await site.compile({ ...choices, outFolder: other });
      expect(again.findings).toEqual(findings);
      expect(differences(contentsOf(other), all)).toEqual([]);
    }
  });

  test("is checked with the same findings", async () => {
    expect((await site.check()).findings).toEqual(findings);
    expect((await site.check({ cacheFolder: undefined })).findings).toEqual(findings);
  });
});

describe("after a change", () => {
  test("of an extension, pages have what it says now", async () => {
    const site = copy();
    await site.compile();
    site.edit("extensions/keys.ts", '"kbd"', '"code"');
    const { published } = await site.compile();
    expect(site.html("")).toContain("<code>Ctrl</code>");
    expect(published?.written).toContain("index.html");
  });

  test("of an option, too", async () => {
    const site = copy();
    await site.compile();
    site.edit("site.yml", "prefix: Figure", "prefix: Drawing");
    await site.compile();
    expect(site.html("")).toContain("<figcaption>Drawing: ");
  });

  test("of a file that an extension imports, too", async () => {
    const site = copy();
    site.write("extensions/words.ts", 'export const words: Record<string, string> = { helps: "aids" };\n');
    site.edit("extensions/plain-words.ts", '{ utilise: "use", commence: "start" }', "words");
    site.edit(
      "extensions/plain-words.ts",
      'from "twsite/extend";',
      'from "twsite/extend";\nimport { words } from "./words.ts";',
    );
    const first = await site.compile();
    expect(first.findings.map(({ message }) => message)).toContain("“helps” has a plain word");
    site.edit("extensions/words.ts", "helps", "figure");
    const second = await site.compile();
    expect(second.findings.map(({ message }) => message)).toContain("“figure” has a plain word");
  });

  test("of a package that an extension is, too", async () => {
    const { folder, content, compile } = siteWith("{ remark: [shouting] }", {});
    const own = join(folder, "content/node_modules/shouting");
    const plugin = (mark: string) =>
      `export default () => (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: "${mark}" }] }); };\n`;
    writeFiles(own, {
      "package.json": '{ "name": "shouting", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      "index.js": plugin("Hey"),
    });
    await compile();
    const page = () => readFileSync(join(content, "../site/index.html"), "utf8");
    expect(page()).toContain("<p>Hey</p>");
    writeFileSync(join(own, "index.js"), plugin("Hello"));
    await compile();
    expect(page()).toContain("<p>Hello</p>");
  });
});

describe("the levels of a site's own rules", () => {
  test.each(["off", "error"])("can be set to %s", async (level) => {
    const site = copy();
    site.edit("site.yml", "title: Extended", `title: Extended\nrules: { site/plain-words: "${level}" }`);
    const { findings } = await site.check();
    const own = findings.filter(({ rule }) => rule === "site/plain-words");
    expect(own.map((finding) => finding.level)).toEqual(level === "off" ? [] : ["error"]);
  });

  test("are those of rules that are there", async () => {
    const site = copy();
    site.edit("site.yml", "title: Extended", "title: Extended\nrules: { site/plain-word: off }");
    const { findings } = await site.check();
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: "configuration-is-valid", nearest: "site/plain-words" }),
    );
  });

  test("a comment ignoreComments one, with a reason", async () => {
    const site = copy();
    site.edit(
      "en/pages/index.md",
      "We utilise",
      "<!-- twsite-ignore site/plain-words: a quotation -->\n\nWe utilise",
    );
    const { findings } = await site.check();
    expect(findings.map(({ rule }) => rule)).toEqual(["plugin-is-content"]);
  });

  test("a rule for another language is not asked", async () => {
    const site = copy();
    site.edit("extensions/plain-words.ts", 'language: "en"', 'language: "fr"');
    const { findings } = await site.check();
    expect(findings.map(({ rule }) => rule)).toEqual(["plugin-is-content"]);
  });
});
