/** The guide “Extend twsite”: what it shows is a site, and works. */
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { temporaryFolder, writeFiles } from "../folders.ts";

const guide = readFileSync("cli/manual/en/docs/site/extensions.md", "utf8");
const shown = Object.fromEntries(
  [...guide.matchAll(/^```\w+ title="content\/(.+)"\n([\s\S]*?)^```/gm)].map(([, path = "", text = ""]) => [
    path,
    text,
  ]),
);

test("its directive, its rule and its plugins make a site", async () => {
  const folder = temporaryFolder();
  symlinkSync(join(import.meta.dirname, "../../../node_modules"), join(folder, "node_modules"));
  const content = writeFiles(join(folder, "content"), {
    ...shown,
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n${shown["site.yml"]}`,
    "en/pages/index.md": "# Home\n\nWords.\n",
    "en/docs/cinema.md": `---\ntitle: Cinema\n---\n\nFilms that we utilise, and $x^2$.\n\n${shown["en/docs/cinema.md"]}`,
  });
  const { findings } = await compile(content);
  expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
    ["site/plain-words", "“utilise” has a plainer synonym"],
  ]);
  const html = readFileSync(join(folder, "site/docs/cinema/index.html"), "utf8");
  expect(html).toMatch(
    /<p class="film"><a href="https:\/\/films\.example\/pages"[^>]*>How a page is made.*\(4 min\)<\/p>/,
  );
  expect(html).toContain("<msup><mi>x</mi><mn>2</mn></msup>");
});
