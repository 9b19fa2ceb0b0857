/** Confidential means confidential: what its client did not approve is in no byte of the compiled site. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../../../cli/pipeline/analyze.ts";
import { levelOf } from "../../../cli/report/rules.ts";
import { compile } from "../build.ts";
import { contentsOf, type Files, temporaryFolder, writeFiles } from "../folders.ts";
import { addresses, secretOf, sources } from "./sources.ts";

const site = `title: A site
url: https://example.com
base_url: /sub/
edit_url: https://git.example.org/SECRET-repository/
last_updated: true
image_hosts: [images.example.org]
redirects:
  - { from: /old-manual, to: /files/manual.pdf }
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr, label: Français }
versions:
  last: current
  frozen:
    - { name: "1.0", label: "1.0" }
`;
const around: Files = {
  "site.yml": site,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/intro.md": "# Introduction\n",
  "en/versions/1.0/intro.md": "# Introduction\n",
  "static/files/manual.pdf": "a manual",
};

const degree = (confidentiality: string, approval = "") =>
  `case: { confidentiality: ${confidentiality}${approval && `, approved_files: [${approval}]`} }\n`;
const doc = (head: string, body: string) => `---\ntitle: A pump\n${head}---\n\nWords.\n\n${body}\n`;

/** What `check` says of a site that would be written. */
async function rulesFor(files: Files): Promise<string[]> {
  const content = writeFiles(join(temporaryFolder(), "content"), { ...around, ...files });
  const { findings } = await analyze({
    contentFolder: content,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });
  return [...new Set(findings.flatMap(({ rule }) => (levelOf(rule) === "error" ? [rule] : [])))];
}

/** The findings that keep the site from being written, and every byte of the site that was. */
async function outcome(files: Files): Promise<{ rules: string[]; files: string[]; output: string }> {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), { ...around, ...files });
  const { findings } = await compile(content);
  const out = join(folder, "site");
  const errors = findings.filter(({ rule }) => levelOf(rule) === "error");
  return {
    rules: [...new Set(errors.map(({ rule }) => rule))],
    files: [...new Set(errors.map(({ file }) => file))],
    output: existsSync(out) ? JSON.stringify(contentsOf(out)) : "",
  };
}

const page = "en/docs/projects/pump.md";
const redacted = "redacted-case-keeps-to-its-files";
const described = "described-case-shows-no-files";

describe("what a redacted case takes from", () => {
  test.each(Object.keys(sources))("%s", async (name) => {
    const secret = secretOf(name);
    const source = sources[name]?.(secret);
    if (!source) return;
    const { files, head = "", body = "", approval } = source;
    const refused = await outcome({ ...files, [page]: doc(head + degree("redacted"), body) });
    expect(refused).toMatchObject({ rules: [redacted], output: "" });

    const approved = await outcome({ ...files, [page]: doc(head + degree("redacted", approval), body) });
    expect(approved.rules).toEqual([]);
    expect(approved.output).toContain("Words.");
  });

  test.each(Object.keys(sources))("%s, in a translation that says nothing of it", async (name) => {
    const source = sources[name]?.(secretOf(name));
    if (!source) return;
    const { files, head = "", body = "", approval } = source;
    const sister = { "fr/docs/projects/pump.md": doc(degree("redacted"), "") };
    const refused = await outcome({ ...files, ...sister, [page]: doc(head, body) });
    expect(refused).toMatchObject({ rules: [redacted], output: "" });
    // Either page of the case may list what was approved.
    const approved = await rulesFor({
      ...files,
      ...sister,
      [page]: doc(head + degree("redacted", approval), body),
    });
    expect(approved).toEqual([]);
  });
});

describe("what a described case takes from", () => {
  test.each(Object.keys(sources))("%s", async (name) => {
    const source = sources[name]?.(secretOf(name));
    if (!source) return;
    const { files, head = "", body = "", approval, isText, isLink } = source;
    const found = await rulesFor({ ...files, [page]: doc(head + degree("described"), body) });
    expect(found).toEqual(isText || isLink ? [] : [described]);
    const approved = await rulesFor({ ...files, [page]: doc(head + degree("described", approval), body) });
    expect(approved).toEqual([]);
  });
});

describe("how a redacted case can name a file of static/", () => {
  const chart = {
    "components/Chart.tsx": "export default function Chart() {\n  return <p>A chart</p>;\n}\n",
  };
  test.each(Object.entries(addresses))("%s", async (_, body) => {
    const files = chart;
    const approval = body.startsWith("::Chart") ? "../../../components/Chart.tsx" : "";
    const refused = await outcome({ ...files, [page]: doc(degree("redacted", approval), body) });
    expect(refused.rules).toContain(redacted);
    expect(refused.output).toBe("");
    if (body.includes("_twsite/") || body.includes("images.example.org")) return;
    const both = ["/files/manual.pdf", approval].filter(Boolean).join(", ");
    const approved = await rulesFor({ ...files, [page]: doc(degree("redacted", both), body) });
    expect(approved).toEqual([]);
  });

  test("the paint of a drawing is left out", async () => {
    const body =
      '<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="url(/files/manual.pdf#a)"></rect></svg>';
    const { output } = await outcome({ [page]: doc(degree("redacted"), body) });
    expect(output).not.toMatch(/fill=\\*"url\(\/sub\/files/);
  });

  test("a page of another site, and a page of this one, are no files", async () => {
    const body =
      "[One](https://example.org/manual.pdf), [two](../intro.md), <https://example.com/sub/docs/intro>.";
    expect(await outcome({ [page]: doc(degree("redacted"), body) })).toMatchObject({ rules: [] });
  });
});

describe("the strictest of all pages of a case holds", () => {
  const body = "![A screen](screen.svg)";
  const screen = "<svg xmlns='http://www.w3.org/2000/svg'/>";

  test.each([
    ["a draft of a translation", "fr/docs/projects/pump.md", `draft: true\n${degree("redacted")}`],
    ["an unlisted translation", "fr/docs/projects/pump.md", `unlisted: true\n${degree("redacted")}`],
    ["a translation with a number", "fr/docs/projects/01-pump.md", degree("redacted")],
    ["a frozen version", "en/versions/1.0/projects/pump.md", degree("redacted")],
  ])("%s", async (_, sister, head) => {
    const files = { [page]: doc("", body), "en/docs/projects/screen.svg": screen, [sister]: doc(head, "") };
    expect(await outcome(files)).toMatchObject({ rules: [redacted], files: [page] });
  });

  test("a frozen version that was made before is judged, too", async () => {
    const frozen = "en/versions/1.0/projects/pump.md";
    const files = { [page]: doc(degree("redacted"), ""), [frozen]: doc("", body) };
    expect(await outcome({ ...files, "en/versions/1.0/projects/screen.svg": screen })).toMatchObject({
      rules: [redacted],
      files: [frozen],
    });
  });

  test("a translation that says less is told so", async () => {
    const french = "fr/docs/projects/pump.md";
    const files = { [page]: doc(degree("redacted"), ""), [french]: doc(degree("public"), "") };
    expect(await outcome(files)).toMatchObject({
      rules: ["translation-is-as-confidential"],
      files: [french],
    });
  });
});

test("what stays with the author of a confidential case is in no byte of the site", async () => {
  const hidden = `<!-- SECRET-comment -->

Words <!-- SECRET-inline --> and words.

<div>

<!-- SECRET-nested -->
<script>SECRET-script</script>
<template>SECRET-template</template>

</div>

[//]: # (SECRET-definition)
[unused]: /docs/SECRET-unused
`;
  const { rules: found, output } = await outcome({
    [page]: doc(`${degree("redacted", "approved.svg")}# SECRET-yaml\n`, hidden),
    "fr/docs/projects/pump.md": doc("draft: true\n", "SECRET-draft"),
    "en/docs/projects/neighbour.md": doc("draft: true\n", "SECRET-neighbour"),
    "en/docs/projects/approved.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "en/docs/projects/left.svg": "<svg xmlns='http://www.w3.org/2000/svg'><!-- SECRET-file --></svg>",
    "en/docs/projects/_left.md": "SECRET-part",
  });
  expect(found).toEqual([]);
  expect(output).toContain("pump");
  const pump = output.match(/.{30}SECRET-(?!repository)[\w-]+/g) ?? [];
  expect(pump).toEqual([]);
  expect(output).not.toContain("SECRET-repository/en/docs/projects/pump.md");
});
