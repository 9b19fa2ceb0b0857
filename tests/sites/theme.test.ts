/** Another site changes the look by a `theme.css` of its own, which sets the reader's design tokens. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { smallSite } from "./small-sites.ts";

const plum = ":root { --cool: light-dark(#6a3577, #d8addf); }\n";

function stylesOf(site: string): string[] {
  const html = readFileSync(join(site, "index.html"), "utf8");
  return [...html.matchAll(/<link rel="stylesheet"(?: media="print")? href="([^"]+)"/g)].map(
    ([, href]) => href ?? "",
  );
}

test("theme.css is linked after the reader's style, under a name of its content", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), { ...smallSite, "theme.css": plum });
  const site = join(content, "../site");
  expect((await compile(content)).findings).toEqual([]);
  const [reader, print, own, ...rest] = stylesOf(site);
  expect(reader).toMatch(/^\/_twsite\/style-\w+\.css$/);
  expect(print).toMatch(/^\/_twsite\/print-\w+\.css$/);
  expect(own).toMatch(/^\/_twsite\/theme-\w+\.css$/);
  expect(rest).toEqual([]);
  expect(readFileSync(join(site, own ?? ""), "utf8")).toBe(plum);

  writeFileSync(join(content, "theme.css"), plum.replace("#6a3577", "#702963"));
  await compile(content);
  expect(stylesOf(site)[2]).not.toBe(own);
  expect(filesIn(site).filter((path) => path.includes("theme-"))).toEqual([stylesOf(site)[2]?.slice(1)]);
});

test("a site without one has the reader's style, and that for paper, in every document", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), smallSite);
  for (const prerender of [true, false]) {
    await compile(content, { prerender });
    const site = join(content, "../site");
    const documents = filesIn(site).filter((path) => path.endsWith(".html"));
    expect(documents).toContain("404.html");
    for (const path of documents) {
      const html = readFileSync(join(site, path), "utf8");
      const sheets = [...html.matchAll(/<link rel="stylesheet"([^>]*)\/>/g)].map(([, rest]) => rest);
      expect(sheets).toEqual([
        expect.stringMatching(/^ href="[^"]*\/style-\w+\.css"$/),
        expect.stringMatching(/^ media="print" href="[^"]*\/print-\w+\.css"$/),
      ]);
    }
  }
});
