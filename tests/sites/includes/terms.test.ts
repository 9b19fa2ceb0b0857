/** Terms that pages explain, and the glossary that lists them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { temporaryFolder, writeFiles } from "../folders.ts";
import { compiled } from "../read-site.ts";
import { page, site } from "./pages.ts";

test("a term is a link to its place in the glossary, with its text for a tooltip", async () => {
  const done = await compiled({
    ...site,
    "en/pages/glossary.md": "---\ntitle: Glossary\n---\n\n::glossary\n",
    "en/glossary.yml":
      "terms:\n  sdk:\n    term: SDK\n    text: A kit. See [API](#api).\n  api:\n    term: API\n    also: [APIs]\n    text: What a *program* offers.\n",
    "en/docs/a.md": page("Of :term[APIs] and :term[these kits]{of=sdk}, at 10:30.\n\n<b>Bold</b>\n"),
  });
  const document = done.document("docs/a/index.html");
  expect(document.text("article p")).toBe("Of APIs and these kits, at 10:30.");
  expect(document.attribute("article a.term", "href")).toBe("/glossary#api");
  expect(
    document.attribute("article a.term", "ariaDescription") ??
      document.attribute("article a.term", "aria-description"),
  ).toBe("What a program offers.");
  expect(done.text("docs/a.md")).toContain("Of APIs and these kits, at 10:30.");
  const glossary = done.document("glossary/index.html");
  expect(glossary.all("article h2").map((text) => text.slice(0, 3))).toEqual(["API", "SDK"]);
  expect(glossary.attribute("article h2", "id")).toBe("api");
});

test("a tooltip says what the glossary says, in plain words: values of variables, other terms, lists", async () => {
  const { document } = await compiled({
    ...site,
    "en/variables.yml": 'release: "2.1"\n',
    "en/pages/glossary.md": page("::glossary\n"),
    "en/glossary.yml":
      "terms:\n  api: { term: API, text: 'Since {{release}}, part of the :term[SDK].' }\n  sdk:\n    term: SDK\n    text: |\n      A kit of\n\n      - one\n      - *two*\n",
    "en/docs/a.md": page(":term[API] and :term{of=sdk}.\n"),
  });
  const read = document("docs/a/index.html");
  expect(read.text("article p")).toBe("API and SDK.");
  const tooltip = (id: string) => read.attribute(`article a.term[href$="#${id}"]`, "aria-description");
  expect(tooltip("api")).toBe("Since 2.1, part of the SDK.");
  expect(tooltip("sdk")).toBe("A kit of one two");
});

test("a change of a term compiles the pages that name it, and the glossary", async () => {
  const folder = temporaryFolder();
  const glossary = (text: string) =>
    `terms:\n  api: { term: API, text: ${text} }\n  sdk: { term: SDK, text: Kit. }\n`;
  const content = writeFiles(join(folder, "content"), {
    ...site,
    "en/pages/glossary.md": page("::glossary\n"),
    "en/glossary.yml": glossary("First."),
    "en/docs/a.md": page(":term[api]\n"),
    "en/docs/b.md": page(":term[sdk]\n"),
  });
  const fresh = async () => (await compile(content, { cacheFolder: join(folder, "cache") })).fresh;
  expect(await fresh()).toBe(4);
  writeFileSync(join(content, "en/glossary.yml"), glossary("Another."));
  expect(await fresh()).toBe(2);
});
