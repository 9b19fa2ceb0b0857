/** Texts of variables.yml that a page names. */
import { expect, test } from "vitest";
import { pageCompiler } from "../../../cli/markdown/compile-page.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { readableHtml } from "./readable-html.ts";
import { findingLine } from "./settings.ts";

const values = { host: "Example & Sons | Hosting", phone: "+33 1 23 45" };

function compiled(text: string, given: Record<string, string> | null = values) {
  const compilePage = pageCompiler({
    strings: en.compiler,
    imageHosts: [],
    ...(given && { variables: { files: ["en/variables.yml"], values: given } }),
  });
  return compilePage({ area: "docs", text: `---\ntitle: Page\n---\n${text}` });
}

const htmlOf = (page: ReturnType<typeof compiled>) => page.content && readableHtml(page.content.hast);

test("a variable stands where its name was, in text, in headings, in tables and in the titles of blocks", () => {
  const page = compiled(
    "## Call {{phone}}\n\n| Host |\n|---|\n| **{{host}}** |\n\n:::note[Ask {{host}}]\nNow.\n:::\n",
  );
  expect(page.findings).toEqual([]);
  expect(htmlOf(page)).toContain("<strong>Example &#x26; Sons | Hosting</strong>");
  expect(htmlOf(page)).toContain("Ask Example &#x26; Sons | Hosting");
  expect(page.facts?.outline).toEqual([{ id: "call-33-1-23-45", title: "Call +33 1 23 45", depth: 2 }]);
});

test("it counts as the page's own text: in the excerpt, and for the twin in Markdown", () => {
  const page = compiled("Our host is {{host}}.\n");
  expect(page.facts?.excerpt).toBe("Our host is Example & Sons | Hosting.");
  expect(page.content?.markdown.filled).toEqual([{ start: 12, end: 20, text: values.host }]);
});

test("a name that variables.yml does not have is reported, with the nearest", () => {
  const [finding] = compiled("Our host is {{hots}}.\n").findings;
  expect(finding && findingLine(finding)).toBe(
    "4:13 variable-is-known: there is no variable “hots”; expected a name in en/variables.yml, or \\{{ for the characters; nearest host",
  );
});

test("code, the syntax of others, and sites without variables are left alone", () => {
  expect(htmlOf(compiled("`{{host}}` and {{ a | b }} and a {host}.\n"))).toContain(
    '<code translate="no">{{host}}</code> and {{ a | b }} and a {host}.',
  );
  expect(htmlOf(compiled("At {{host}}.\n", null))).toContain("At {{host}}.");
});

test("in a block that asks for them, a backslash writes the braces, and the title of the block has values, too", () => {
  const text = '```js title="{{host}}.js" variables\nx = "{{phone}} \\{{phone}}";\n```\n';
  const page = compiled(text, { host: "app", phone: "1" });
  expect(htmlOf(page)).toContain("<figcaption>app.js</figcaption>");
  expect(htmlOf(page)).toContain("1 {{phone}}");
  const { body = "", filled = [] } = page.content?.markdown ?? {};
  const source = (name: string) => body.indexOf(name);
  expect(filled).toEqual([
    { start: source("{{host}}"), end: source(".js"), text: "app", verbatim: true },
    { start: source("{{phone}}"), end: source(" \\{{phone}}"), text: "1", verbatim: true },
    { start: source("\\{{phone}}"), end: source('";'), text: "{{phone}}", verbatim: true },
  ]);
});
