import { describe, expect, test } from "vitest";
import type { Area } from "../../../cli/source/source-file.ts";
import { compiled, findingLine } from "./settings.ts";

/** Findings of a page with this front matter; of a page with an error, it is said that its facts may lack something. */
function findingsOf(yaml: string, area: Area = "docs"): string[] {
  const page = compiled(`---\n${yaml}\n---\n\nText.\n`, area);
  const hasError = page.findings.some(({ rule }) => rule === "front-matter-is-valid");
  expect(page.isUncertain === true).toBe(hasError);
  return page.findings.map(findingLine);
}

describe("front matter that fits", () => {
  test("gives its values, the defaults of the rest, and the place of each key", () => {
    const { facts } = compiled("---\ntitle: Tools\n\ntags:\n  - TW\nslug: /tools\n---\n");
    expect(facts?.frontMatter).toMatchObject({ title: "Tools", tags: ["TW"], slug: "/tools", draft: false });
    expect(facts?.keys).toMatchObject({
      title: { line: 2, column: 1 },
      tags: { line: 4, column: 1 },
      slug: { line: 6, column: 1 },
    });
  });

  test("may be missing or empty", () => {
    for (const text of ["Text.", "---\n---\nText.", "---\n# a comment\n---\nText."])
      expect(compiled(text).facts?.frontMatter).toMatchObject({ draft: false, tags: [] });
  });

  test("keeps a date as it is written", () => {
    const { facts } = compiled("---\ndate: 2025-03-17\n---\n", "blog");
    expect(facts?.frontMatter).toMatchObject({ date: "2025-03-17" });
  });

  test("has the keys of its area", () => {
    expect(findingsOf("authors: writer", "blog")).toEqual([]);
    expect(findingsOf("authors: writer", "docs")).toHaveLength(1);
    expect(findingsOf("home: { tagline: Hello }", "pages")).toEqual([]);
  });
});

describe("front matter that does not fit", () => {
  test("each value is reported where it stands, all in one run", () => {
    const yaml = "title: [a, b]\nsidebar_position: first\ndraft: maybe\ntoc_min_heading_level: 9";
    expect(findingsOf(yaml)).toEqual([
      "2:8 front-matter-is-valid: “title” cannot be a list; expected a text",
      "3:19 front-matter-is-valid: “sidebar_position” cannot be “first”; expected a number",
      "4:8 front-matter-is-valid: “draft” cannot be “maybe”; expected true or false",
      "5:24 front-matter-is-valid: “toc_min_heading_level” cannot be “9”; expected at most 6",
    ]);
  });

  test("a date has to be one of the calendar", () => {
    expect(findingsOf("date: 17/03/2025", "blog")).toEqual([
      "2:7 front-matter-is-valid: “date” cannot be “17/03/2025”; expected a date such as 2025-03-17, or with a time 2025-03-17T09:30",
    ]);
    expect(findingsOf("date: 2025-13-45", "blog")).toEqual([
      "2:7 front-matter-is-valid: “date” cannot be “2025-13-45”; expected a date that exists in the calendar",
    ]);
  });

  test("an unknown key is a warning with the nearest one, and the rest is used", () => {
    const { facts, findings } = compiled("---\ntittle: A\nslug: b\nlast_update:\n  autor: C\n---\n");
    expect(findings.map(({ rule, place, nearest }) => ({ rule, place, nearest }))).toEqual([
      { rule: "front-matter-keys-are-known", place: { line: 2, column: 1 }, nearest: "title" },
      { rule: "front-matter-keys-are-known", place: { line: 5, column: 3 }, nearest: "author" },
    ]);
    expect(facts?.frontMatter).toMatchObject({ slug: "b" });
  });

  test("a page is a draft or unlisted, not both", () => {
    expect(findingsOf("draft: true\nunlisted: true")).toEqual([
      "3:1 front-matter-is-valid: a page cannot be both a draft and unlisted; expected draft: true or unlisted: true",
    ]);
  });

  test("a list is no front matter", () => {
    const [first, ...others] = findingsOf("- a\n- b");
    expect(first).toMatch(/^2:1 front-matter-is-valid: a list /);
    expect(others).toEqual([]);
  });

  test("it has to be closed", () => {
    const { findings, isUncertain } = compiled("---\ntitle: A\n\nText.\n");
    expect(findings.map(findingLine)).toEqual([
      "1:1 front-matter-is-valid: the front matter that starts here is not closed; expected a line “---” after its last key",
    ]);
    expect(isUncertain).toBe(true);
  });

  test("a key can be given once", () => {
    expect(findingsOf("title: A\nslug: x\ntitle: B")).toEqual([
      "4:1 front-matter-is-valid: the key “title” is repeated; expected one line for each key",
    ]);
  });

  test("it has to be YAML", () => {
    const [first] = findingsOf("title: A: B");
    expect(first).toMatch(/^2:8 front-matter-is-valid: this is not valid YAML: /);
  });

  test("what is wrong in the text is reported too", () => {
    const { findings } = compiled("---\ntitle: [1\n---\n\n```nolang\n```\n");
    expect(findings.map(({ rule }) => rule)).toContain("code-language-is-known");
  });
});
