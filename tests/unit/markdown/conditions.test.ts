/** `when` and `::button`: what a page shows only where its owner has filled in a variable. */
import { expect, test } from "vitest";
import { renderMarkdownCopy } from "../../../cli/emit/markdown-copy.ts";
import { pageCompiler } from "../../../cli/markdown/compile-page.ts";
import type { PageMeta } from "../../../cli/site/site.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { readableHtml } from "./readable-html.ts";
import { findingLine } from "./settings.ts";

const values = {
  mail: "ada@analytical.engine",
  name: "Ada",
  empty: "",
  note: "[To be completed by the owner]",
};

function compiled(text: string, given: Record<string, string> | null = values) {
  const compilePage = pageCompiler({
    strings: en.compiler,
    imageHosts: [],
    ...(given && { variables: { files: ["en/variables.yml"], values: given } }),
  });
  return compilePage({ area: "docs", text: `---\ntitle: Page\n---\n${text}` });
}

const meta = { kind: "doc", title: "Page" } as PageMeta;

function shown(text: string) {
  const page = compiled(text);
  if (!page.content) throw new Error("the page has no content");
  const copy = page.content.markdown;
  return {
    html: readableHtml(page.content.hast).trim(),
    copy: renderMarkdownCopy({
      meta,
      heading: undefined,
      copy,
      resolved: new Map(),
      siteUrl: "https://a.b",
      base: "/",
    }).replace("# Page\n\n", ""),
    findings: page.findings.map(findingLine),
  };
}

test("a block is shown where its variable is filled in, and leaves no trace where it is not", () => {
  const text = (name: string) =>
    `Before.\n\n:::when{filled=${name}}\nWrite to {{${name}}}.\n:::\n\n:::when{missing=${name}}\nUse my profile.\n:::\n\nAfter.\n`;
  expect(shown(text("mail"))).toEqual({
    html: "<p>Before.</p>\n<p>Write to ada@analytical.engine.</p>\n<p>After.</p>",
    copy: "Before.\n\nWrite to ada@analytical.engine.\n\nAfter.\n",
    findings: [],
  });
  for (const name of ["empty", "note"])
    expect(shown(text(name))).toEqual({
      html: "<p>Before.</p>\n<p>Use my profile.</p>\n<p>After.</p>",
      copy: "Before.\n\nUse my profile.\n\nAfter.\n",
      findings: [],
    });
});

test("in a sentence, too", () => {
  const text =
    "I am :when[{{name}}, ]{filled=name}:when[*nobody*, ]{filled=note}a writer:when[ without a name]{missing=name}.\n";
  expect(shown(text)).toEqual({
    html: "<p>I am Ada, a writer.</p>",
    copy: "I am Ada, a writer.\n",
    findings: [],
  });
});

test("in lists and notes, and one in another; a list item with nothing else goes", () => {
  const text = `:::::note
- :when[Name: {{name}}]{filled=name}
- :when[Note: {{note}}]{filled=note}
- ::::when{filled=mail}
  By mail.

  :::when{filled="name mail"}
  By name.
  :::
  :::when{filled="name note"}
  By note.
  :::
  ::::
:::::
`;
  const { html, findings, copy } = shown(text);
  expect(findings).toEqual([]);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain("By name.");
  expect(html).not.toMatch(/Note: |By note/);
  expect(copy).not.toMatch(/when|By note|To be completed/);
});

test("headings, links and text of what is not shown are not in the page", () => {
  const page = compiled(
    ":::when{filled=empty}\n## Secret\n\n[Away](nowhere.md), which I say.\n:::\n\nSeen.\n",
  );
  expect(page.facts?.outline).toEqual([]);
  expect(page.facts?.references).toEqual([]);
  expect(page.facts?.excerpt).toBe("Seen.");
});

test("an unknown name is reported with the nearest, and counts as not filled in", () => {
  const { findings, html } = shown("Text.\n\n:::when{filled=mial}\nHidden.\n:::\n");
  expect(html).toBe("<p>Text.</p>");
  expect(findings).toEqual([
    "6:9 variable-is-known: there is no variable “mial”; expected a name in en/variables.yml; nearest mail",
  ]);
});

test("on a site without variables, every name is unknown", () => {
  const { findings } = compiled(":when[Text]{filled=mail}\n\nMore.\n", null);
  expect(findings.map(({ rule }) => rule)).toEqual(["variable-is-known"]);
});

test("a condition without a variable, with another attribute or without an end is reported, and shows its content", () => {
  const { findings, html } = shown(
    ":when[One]{}\n\n:::when{if=name}\nTwo\n:::\n\n:::when{filled=name}\nThree\n",
  );
  expect(findings.map((line) => line.replace(/;.*/, ""))).toEqual([
    "4:1 directive-is-well-formed: “when” names no variable",
    "6:1 directive-is-well-formed: “when” names no variable",
    "6:9 directive-is-well-formed: “when” has no attribute “if”",
    "10:1 directive-is-well-formed: the directive “when” is not closed",
  ]);
  expect(html).toBe("<p>One</p>\n<p>Two</p>\n<p>Three</p>");
});

test("a button is a link with the class of one; its address may name variables", () => {
  expect(shown('::button[Write to *me*]{to="mailto:{{mail}}"}\n')).toEqual({
    html: '<p><a class="button" href="mailto:ada@analytical.engine">Write to <em>me</em></a></p>',
    copy: "[Write to *me*](mailto:ada@analytical.engine)\n",
    findings: [],
  });
  expect(shown("::button[Contact]{to=/contact}\n").html).toContain('<a class="button" href="/contact">');
});

test("without the variable of its address there is no button, and no address with a placeholder", () => {
  for (const name of ["empty", "note"])
    expect(shown(`Text.\n\n::button[Write]{to="mailto:{{${name}}}"}\n\nMore.\n`)).toEqual({
      html: "<p>Text.</p>\n<p>More.</p>",
      copy: "Text.\n\nMore.\n",
      findings: [],
    });
});

test("a button needs a label and an address that a link may have", () => {
  expect(shown("::button[A]\n\n::button{to=/b}\n\n::button[C]{to=javascript:x}\n").findings).toEqual([
    "4:1 directive-is-well-formed: this button has no address; expected ::button[Label]{to=/contact}",
    "6:1 directive-is-well-formed: this button has no label; expected ::button[Label]{to=/contact}",
    "8:1 html-is-allowed: the address “javascript:x” of this link is left out; expected an address inside the site, or one that starts with https:, mailto: or tel:",
  ]);
});

test("what depends on a variable is compiled again when it changes", () => {
  const page = compiled(':::when{filled=note}\nText.\n:::\n\n::button[A]{to="mailto:{{mail}}"}\n');
  expect(page.uses?.variables).toEqual({ note: values.note, mail: values.mail });
});
