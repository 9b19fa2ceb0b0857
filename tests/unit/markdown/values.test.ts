/** Texts of site.yml that a page quotes by name. */
import { expect, test } from "vitest";
import { compilePage } from "../../../cli/markdown/compile-page.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { readableHtml } from "./readable-html.ts";
import { findingLine } from "./settings.ts";

const values = { host: "Example & Sons | Hosting", phone: "+33 1 23 45" };

function compiled(text: string, given: Record<string, string> | null = values) {
  return compilePage(
    { area: "docs", text: `---\ntitle: Page\n---\n${text}` },
    { strings: en.compiler, imageHosts: [], ...(given && { values: given }) },
  );
}

const htmlOf = (page: ReturnType<typeof compiled>) => page.content && readableHtml(page.content.hast);

test("a value stands where its name was, in text, in headings, in tables and in the titles of blocks", () => {
  const page = compiled(
    "## Call :value[phone]\n\n| Host |\n|---|\n| **:value[host]** |\n\n:::note[Ask :value[host]]\nNow.\n:::\n",
  );
  expect(page.findings).toEqual([]);
  expect(htmlOf(page)).toContain("<strong>Example &#x26; Sons | Hosting</strong>");
  expect(htmlOf(page)).toContain("Ask Example &#x26; Sons | Hosting");
  expect(page.facts?.outline).toEqual([{ id: "call-33-1-23-45", title: "Call +33 1 23 45", depth: 2 }]);
});

test("it counts as the page's own text: in the excerpt, and for the twin in Markdown", () => {
  const page = compiled("Our host is :value[host].\n");
  expect(page.facts?.excerpt).toBe("Our host is Example & Sons | Hosting.");
  expect(page.content?.markdown.filled).toEqual([{ start: 12, end: 24, text: values.host }]);
});

test("a name that site.yml does not have is reported, with the nearest", () => {
  const [finding] = compiled("Our host is :value[hots].\n").findings;
  expect(finding && findingLine(finding)).toBe(
    "4:13 value-is-known: there is no value “hots”; expected a name that stands under values in site.yml; nearest host",
  );
});

test("code, the syntax of others, and sites without values are left alone", () => {
  expect(htmlOf(compiled('`:value[host]` and :value="x" and a :value.\n'))).toContain(
    '<code translate="no">:value[host]</code> and :value="x" and a :value.',
  );
  expect(htmlOf(compiled("At :value[host].\n", null))).toContain("At :value[host].");
});
