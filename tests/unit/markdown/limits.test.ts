/** Texts that nobody writes, and that must not bring the compiler down. */
import { Script } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { footerOf } from "../../../cli/import/site-parts.ts";
import { pageCompiler } from "../../../cli/markdown/compile-page.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { lines, many } from "./many.ts";
import { compiled, findingLine } from "./settings.ts";

describe("nested deeper than a hundred levels: a finding at the place", () => {
  test.each([
    ["10,000 quotations on a line", `Text.\n\n${many(">", 10_000)}a`, 3],
    ["10,000 lists on a line", many("- ", 10_000), 1],
    ["400 quotations on a line", `${many("> ", 400)}a`, 1],
    ["lists in lists, line by line", lines(150, (level) => `${many("  ", level)}- a`), 50],
    ["emphasis", `${many("*", 400)}a${many("*", 400)}`, 1],
    ["10,000 times emphasis", `${many("*", 10_000)}a${many("*", 10_000)}`, 1],
    ["directives", lines(120, (level) => `${many(":", 200 - level)}note`), 1],
    ["pictures in pictures", `${many("![", 5_000)}a${many("](u)", 5_000)}`, 1],
  ])("%s", (_, text, line) => {
    const { facts, content, findings } = compiled(text);
    expect({ facts, content }).toEqual({ facts: undefined, content: undefined });
    expect(findings).toMatchObject([{ rule: "nesting-is-bounded", place: { line } }]);
  });

  test.each([
    ["HTML on a line", `Text.\n\n${many("<div>", 3_000)}`, 3],
    ["HTML that its parser copies", `<i>Text</i>\n\n${many("<b id=x>", 5_000)}`, 3],
    ["HTML over lines", many("<div>\n\n", 300), 499],
    ["HTML below ends that nothing begins", `${many("</b>", 1_500)}${many("<div id=x>", 1_200)}`, 1],
    ["drawings", many("<svg id=x>", 400), 1],
  ])("%s", (_, text, line) => {
    const { content, findings } = compiled(text);
    expect(content).toBeUndefined();
    expect(findings).toMatchObject([{ rule: "nesting-is-bounded", place: { line } }]);
  });
});

/** Formatting elements, each with an attribute of its own: the parser of HTML opens all of them again in each block. */
const unclosed = (count: number, name = "i") =>
  lines(count, (n) => `<${name} title="${n}">`).replaceAll("\n", "");
const blocks = `<p class=x>${unclosed(120)}${many("<p class=x>a", 200)}`;

describe("formatting elements that nothing closes, before many blocks: a finding at the first", () => {
  test.each([
    ["before paragraphs", `a\n\n${blocks}`, 3, 12],
    ["of another name", `a\n\n<p>${unclosed(200, "strong")}${many("<p>a", 5_000)}`, 3, 4],
    ["in lines of their own", `<p>${unclosed(200)}\n${many("<p>\na\n", 1_000)}`, 1, 4],
    ["in a paragraph of Markdown", `a ${blocks}`, 1, 14],
    ["in a heading", `## a ${blocks}`, 1, 17],
    ["in an item of a list", `- a\n- ${blocks}`, 2, 14],
    ["in a quotation", `> a\n>\n> ${blocks}`, 3, 14],
    ["in a cell", `|a|\n|-|\n|${blocks}|`, 3, 13],
    ["in a directive", `:::note\n\n${blocks}\n\n:::`, 3, 12],
    ["in the name of a directive", `:::note[${blocks}]\n\na\n\n:::`, 1, 20],
    ["in details", `<details>\n\n${blocks}\n\n</details>`, 3, 12],
    ["in a footnote", `a[^n]\n\n[^n]: ${blocks}`, 3, 18],
    ["before items", `<ul><li>${unclosed(200)}${many("<li>a", 1_500)}</ul>`, 1, 9],
    ["before definitions", `<dl><dt>${unclosed(200)}${many("<dd>a", 1_500)}</dl>`, 1, 9],
    ["before sections", `<div>${unclosed(200)}</div>${many("<section>a</section>", 1_500)}`, 1, 6],
    ["before rows of a table", `<table>${unclosed(200)}${many("<tr>a", 1_500)}`, 1, 8],
    ["closed in the wrong order", `<p>${unclosed(200)}${many("</b><p>a", 1_500)}`, 1, 4],
    ["in the name of a drawing", `<div><svg><title>${blocks}</title></svg></div>`, 1, 29],
    ["one with a long attribute", `<p><b title="${many("word ", 2_000)}">${many("<p>a", 200)}`, 1, 4],
    [
      "one with many attributes",
      `<p><b ${lines(500, (n) => `data-a${n}`).replaceAll("\n", " ")}>${many("<p>a", 200)}`,
      1,
      4,
    ],
  ])("%s", (_, text, line, column) => {
    const { content, findings } = compiled(text);
    expect(content).toBeUndefined();
    expect(findings).toMatchObject([{ rule: "nesting-is-bounded", place: { line, column } }]);
  });

  test("it names the element, and its end; an element that is opened again now and then is not the one", () => {
    const text = `Text <b title="x">in bold\n\n<p>And ${unclosed(100, "em")}${many("<p>a", 200)}`;
    expect(compiled(text).findings.map(findingLine)).toEqual([
      "3:8 nesting-is-bounded: <em> is not closed, and browsers open it again in too many blocks below; expected </em> where it ends",
    ]);
  });

  test("in the footer of a site that is imported, HTML that is too much for a tree is a text", () => {
    const deep = many("<div>", 200_000);
    for (const html of [deep, blocks]) expect(footerOf(html)).toEqual({ copyright: html });
    expect(footerOf("<p>Made <b>by <a href=/us>us</a>")).toMatchObject({ copyright: "Made by us" });
  });

  test("a few are content, however many blocks are below", () => {
    const { content, findings } = compiled(`<p><b title="x">b<i title="y">c${many("<p>a", 4_000)}`);
    expect(content).toBeDefined();
    expect(findings.map(({ rule }) => rule)).toEqual(["element-is-closed", "element-is-closed"]);
  });
});

describe("more of one thing than a page can hold: a finding at the place", () => {
  test.each([
    ["lines", many("- a\n", 13_000), 12_001],
    ["cells of a table", `${many("|a", 200)}\n${many("|-", 200)}\n${many(`${many("|b", 200)}\n`, 120)}`, 102],
    ["cells that a row lacks", `${many("|a", 500)}\n${many("|-", 500)}\n${many("|b|\n", 500)}`, 42],
    ["links", many("- [a](b) [c](d) [e](f)\n", 4_000), 3_334],
    ["tags of HTML", many("- <b>a</b> <i>a</i> <s>a</s>\n", 5_000), 2_667],
    ["references to characters", many(`${many("&amp;", 10)}\n\n`, 1_100), 2_001],
    ["labels of directives that never close", `Text.\n\n${many(":term[", 6_000)}`, 3],
    ["definitions", lines(6_000, (n) => `[r${n}]: /x${n}`), 5_001],
    ["footnotes", lines(2_000, (n) => `[^n${n}]: text ${n}`), 1_001],
    ["references to one footnote", `${many("a[^n] and ", 6_000)}\n\n[^n]: text`, 1],
    ["levels of lists", lines(1_500, () => `${many("- ", 45)}a`), 667],
    ["underlined headings on a page", many("a\n===\n\n", 3_000), 3_002],
    ["opening brackets", many("word [ and ", 40_000) + many("[", 20_000), 1],
    ["bare addresses", many("https://example.org\n", 11_000), 10_001],
    ["e-mail addresses", many("a@b.co ", 20_000), 1],
  ])("%s", (_, text, line) => {
    const { facts, content, findings } = compiled(text);
    expect({ facts, content }).toEqual({ facts: undefined, content: undefined });
    expect(findings).toMatchObject([{ rule: "size-is-bounded", place: { line } }]);
  });

  test("a page whose time is up has a finding, and the next one is compiled", () => {
    const stopped = vi.spyOn(Script.prototype, "runInContext").mockImplementation(() => {
      throw Object.assign(new Error("timed out"), { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" });
    });
    const long = many("Some words.\n\n", 2_000);
    const { content, findings } = compiled(long);
    const short = compiled("Some words.");
    stopped.mockRestore();
    expect(content).toBeUndefined();
    expect(findings.map(findingLine)).toEqual([
      "size-is-bounded: this page takes more than 20 s to compile; expected an end for each bracket, quote, tag and asterisk; shorter paragraphs, a code block, or several pages",
    ]);
    expect(findings).toMatchObject([{ mayPass: true }]);
    // The clock is not asked for a short page.
    expect(short.findings).toEqual([]);
    expect(compiled(long).findings).toEqual([]);
  });

  test("unknown variables and terms: the first fifty have a suggestion", () => {
    const term = (n: number) => ({ key: `t${n}`, term: `Term ${n}`, also: [], text: "a", line: n });
    const compile = pageCompiler({
      strings: en.compiler,
      imageHosts: [],
      variables: { files: ["variables.yml"], values: { version: "1" } },
      glossary: {
        file: "glossary.yml",
        page: "/pages/glossary.md",
        terms: [1, 2].map((n) => ({ ...term(n), textPlace: { line: n, column: 1 } })),
      },
    });
    for (const written of ["{{versio}}", ":term[Term]"]) {
      const { findings } = compile({ area: "docs", text: many(`${written}\n\n`, 60) });
      expect(findings).toHaveLength(60);
      expect(findings.filter(({ nearest }) => nearest !== undefined)).toHaveLength(50);
    }
  });

  test("bytes", () => {
    const { facts, content, findings } = compiled(many("Some words.\n\n", 100_000));
    expect({ facts, content }).toEqual({ facts: undefined, content: undefined });
    expect(findings.map(findingLine)).toEqual([
      "size-is-bounded: this page has 1.3 MB, more than the limit of 1.0 MB; expected several pages, or data and pictures in files of their own",
    ]);
  });

  test("values of variables and texts of terms", () => {
    const settings = {
      strings: en.compiler,
      imageHosts: [],
      variables: { files: ["variables.yml"], values: { v: many("word ", 20_000) } },
      glossary: {
        file: "glossary.yml",
        page: "/pages/glossary.md",
        terms: [
          {
            key: "t",
            term: "T",
            also: [],
            text: many("word ", 20_000),
            line: 1,
            textPlace: { line: 1, column: 1 },
          },
        ],
      },
    };
    const found = (text: string) => pageCompiler(settings)({ area: "docs", text }).findings;
    expect(found(`a\n\n${many("{{v}} ", 20_000)}`)).toMatchObject([
      { rule: "size-is-bounded", place: { line: 3, column: 31 } },
    ]);
    expect(found(`---\ndescription: "${many("{{v}} ", 6)}"\n---\n\na`)[0]).toMatchObject({
      rule: "size-is-bounded",
    });
    expect(found(many(":term[T] ", 100))).toMatchObject([{ rule: "size-is-bounded", place: { line: 1 } }]);
  });

  test("front matter", () => {
    const { isUncertain, findings } = compiled(`---\ndescription: ${many("word ", 12_000)}\n---\n\nText\n`);
    expect(isUncertain).toBe(true);
    expect(findings).toMatchObject([{ rule: "size-is-bounded", place: { line: 1, column: 1 } }]);
  });

  test.each([
    ["docs", "tags"],
    ["blog", "tags"],
    ["blog", "authors"],
  ] as const)("names in front matter: in %s, %s", (area, key) => {
    const text = (count: number) => `---\ntitle: A\n${key}: [${many("a, ", count - 1)}a]\n---\n\nText\n`;
    const { isUncertain, findings } = compiled(text(201), area);
    expect(isUncertain).toBe(true);
    expect(findings).toMatchObject([{ rule: "size-is-bounded", place: { line: 3, column: 1 } }]);
    expect(compiled(text(200), area).findings).toEqual([]);
  });

  test("labels without a definition among many: the first million comparisons", () => {
    const labels = lines(1_100, (n) => `[reference ${n}]: https://example.org/${n}`);
    const { findings } = compiled(`${labels}\n\n${lines(1_100, (n) => `- [refernce ${n}]`)}\n`);
    expect(findings.filter(({ nearest }) => nearest !== undefined)).toHaveLength(909);
  });

  test("directives that never close are nested too deep", () => {
    expect(compiled(many(":::note\n\n", 1_000)).findings).toMatchObject([
      { rule: "nesting-is-bounded", place: { line: 199 } },
    ]);
  });

  test("unknown keys are named, and after fifty counted", () => {
    const { content, findings } = compiled(`---\n${lines(3_000, (n) => `unknown${n}: 1`)}\n---\n\nText\n`);
    expect(content).toBeDefined();
    expect(findings).toHaveLength(51);
    expect(findings.at(-1)).toMatchObject({
      place: { line: 52 },
      message: "this and 2949 more keys below it are unknown",
    });
  });
});

describe("code that is too much to be coloured is shown as it is", () => {
  const block = (text: string, meta = "js") => `\`\`\`${meta}\n${text}\n\`\`\`\n\n`;
  test.each([
    ["lines", block(many("const a = 1;\n", 2_100))],
    ["characters", block(many("const a = 'a long text';\n", 1_000))],
    [
      "beginnings without an end",
      block(
        lines(1_700, () => "<a <a <a <a"),
        "html",
      ),
    ],
    ["a line", block(many("a=[1,{b:2}];", 200))],
    ["a session", block(many("$ ls\nfile\n", 1_100), "console")],
  ])("%s", (_, text) => {
    const { content, findings } = compiled(text);
    expect(findings).toMatchObject([{ rule: "code-is-coloured", place: { line: 1 } }]);
    expect(JSON.stringify(content?.hast)).not.toContain('"token"');
  });

  test("blocks of a page together", () => {
    const { findings } = compiled(many(block(many("const a = 1;\n", 1_500)), 6));
    expect(findings).toHaveLength(1);
  });
});

describe("front matter that is out of all proportion", () => {
  test.each([
    ["lists in lists", `a: ${many("[", 2_000)}`],
    [
      "aliases of aliases",
      `a: &a [x, x, x, x, x, x, x, x, x, x]\n${lines(8, (n) => `${"bcdefghi"[n]}: &${"bcdefghi"[n]} [${many(`*${"abcdefgh"[n]}, `, 10)}]`)}`,
    ],
  ])("%s", (_, yaml) => {
    const { facts, isUncertain, findings } = compiled(`---\n${yaml}\n---\n`);
    expect(facts?.frontMatter).toMatchObject({ draft: false });
    expect(isUncertain).toBe(true);
    expect(findings[0]?.rule).toBe("front-matter-is-valid");
  });

  test("names that objects have of their own are unknown keys, but for one that no object can have", () => {
    const rulesOf = (matter: string) => compiled(`---\n${matter}\n---\n`).findings.map(({ rule }) => rule);
    expect(rulesOf("constructor: x\ntoString: y")).toEqual([
      "front-matter-keys-are-known",
      "front-matter-keys-are-known",
    ]);
    expect(rulesOf("__proto__: { draft: true }")).toEqual(["front-matter-is-valid"]);
  });
});
