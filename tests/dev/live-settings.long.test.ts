/** What a writer sees in the open page while a file that the whole site goes by is broken. */
// Tests: cli/dev, reader/dev, cli/source
import { describe, expect, test } from "vitest";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const files = {
  "site.yml": `${smallSite["site.yml"]}blog: { title: Notes }\n`,
  "sidebars.yml": "docs:\n  - category:\n      label: Chosen\n      items: [words, guide, other]\n",
  "authors.yml": "ada: { name: Ada }\n",
  "tags.yml": "news: { label: News of the day }\n",
  "en/variables.yml": 'release: "2.1"\n',
  "en/glossary.yml": "page: /docs/words.md\nterms:\n  api: { term: API, text: What a program offers. }\n",
  "en/strings.yml": "reader:\n  onThisPage: What is here\n",
  "en/docs/words.md":
    "---\ntitle: Words\n---\n\nRelease {{release}}, :term[API].\n\n## Terms\n\n::glossary\n",
  "en/blog/2025-01-01-note.md":
    "---\ntitle: A note\nauthors: ada\ntags: [news]\n---\n\nRead.\n\n<!-- truncate -->\n\nMore.\n",
};
const opened = openPages({ files });

describe("a mistake in a file beside the pages leaves the open page as it was, until it is fixed", () => {
  test.each([
    ["site.yml", "docs/words", "Small site"],
    ["sidebars.yml", "docs/words", "Chosen"],
    ["en/variables.yml", "docs/words", "Release 2.1"],
    ["en/glossary.yml", "docs/words", "What a program offers."],
    ["en/strings.yml", "docs/words", "What is here"],
    ["authors.yml", "blog/note", "Ada"],
    ["tags.yml", "blog/note", "News of the day"],
  ] as const)("%s", async (file, route, words) => {
    const { site, page, open, isSamePage, findings } = opened();
    await open(route);
    const text = () => page.locator("body").innerText();
    await expect.poll(text).toContain(words);
    for (const mistake of ["x: [\n", "- a list\n"]) {
      site.write(file, mistake);
      await expect.poll(findings).toContain(`content/${file}:`);
      await expect.poll(text).toContain(words);
      await expect.poll(isSamePage).toBe(true);
      await open(route);
      await expect.poll(text).toContain(words);
      await expect.poll(findings).toMatch(/^1 error/);
      site.write(file, files[file]);
      await expect.poll(findings).toBe("");
    }
  });
});

test("pages come and change while the configuration is broken", async () => {
  const { site, page, open, main, findings } = opened();
  await open("docs/words");
  site.write("site.yml", "title: [\n");
  await expect.poll(findings).toContain("content/site.yml:");
  site.write("en/docs/words.md", files["en/docs/words.md"].replace("Release", "The release"));
  await expect.poll(main).toContain("The release 2.1");
  site.write("en/docs/late.md", "---\ntitle: Late\n---\n\nWritten meanwhile.\n");
  await expect
    .poll(async () => (await fetch(new URL("docs/late", site.url))).text())
    .toContain("Written meanwhile.");
  await expect.poll(() => page.locator("header").first().innerText()).toContain("Small site");
});
