/** One source for what stands in several places: files that pages include. */
import { rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { contentsOf, type Files, temporaryFolder, writeFiles } from "../folders.ts";
import { compiled } from "../read-site.ts";
import { page, site } from "./pages.ts";

const textOf = (files: Files, at: string) =>
  compiled({ ...site, ...files }).then((done) => done.document(`${at}/index.html`));

test("a file that is included is part of the page: its headings, its links, its words", async () => {
  const done = await compiled({
    ...site,
    "en/docs/guide/start.md": page("Before.\n::include{file=../_parts/steps.md}\nAfter [it](#unpack).\n"),
    "en/docs/other.md": page("## X\n"),
    "en/docs/_parts/steps.md":
      "---\nnote: stays behind\n---\n## Unpack\n\nSee [the other](../other.md#x) and ![a dot](dot.svg).\n\n[home]: /\n\nBack [home].\n",
    "en/docs/_parts/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  });
  const document = done.document("docs/guide/start/index.html");
  expect(document.all("article h2, article p")).toEqual([
    "Before.",
    expect.stringContaining("Unpack"),
    "See the other and .",
    "Back home.",
    "After it.",
  ]);
  expect(document.attribute('article a[href^="/docs/other"]', "href")).toBe("/docs/other#x");
  expect(document.attribute("article img", "width")).toBe(8);
  expect(done.text("docs/guide/start.md")).toContain("[the other](https://example.com/docs/other.md#x)");
});

test("a part may stand outside of docs, with its pictures, and its links lead to pages of the language that includes it", async () => {
  const done = await compiled({
    ...site,
    "site.yml": `${site["site.yml"]}  - { id: fr, tag: fr-FR, label: Français }\n`,
    "en/_shared/part.md":
      "See [the other](../docs/other.md#x) ![a dot](img/dot.svg) ![two](../../_all/dot.svg).\n",
    "en/_shared/img/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    "_all/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8"/>',
    "en/docs/start.md": page("::include{file=/_shared/part.md}\n"),
    "fr/docs/start.md": page("::include{file=../../en/_shared/part.md}\n"),
    "en/docs/other.md": page("## X\n"),
    "fr/docs/other.md": page("## X\n"),
  });
  const [english, french] = ["docs", "fr/docs"].map((at) => done.document(`${at}/start/index.html`));
  expect(english?.attribute("article img", "width")).toBe(8);
  expect(english?.attribute("article img:nth-of-type(2)", "width")).toBe(9);
  expect(english?.attribute("article p a", "href")).toBe("/docs/other#x");
  expect(french?.attribute("article p a", "href")).toBe("/fr/docs/other#x");
});

test("footnotes and labels of links are those of the file that they stand in", async () => {
  const part = (name: string) =>
    `${name}[^1] at [home], [here][home].\n\n[^1]: Note of ${name}.\n\n[home]: https://${name}.example.org/\n`;
  const done = await compiled({
    ...site,
    "en/docs/a.md": page(
      `::include{file=_a.md}\n\n::include{file=_b.md}\n\n::include{file=_b.md}\n\n${part("own")}`,
    ),
    "en/docs/_a.md": part("one"),
    "en/docs/_b.md": part("two"),
  });
  const document = done.document("docs/a/index.html");
  const first = (text: string | undefined) => text?.split(" ↩")[0];
  expect(document.all("article section li").map(first)).toEqual([
    "Note of one.",
    "Note of two.",
    "Note of own.",
  ]);
  const links = ["one", "two", "two", "own"].map((_, index) =>
    document.attribute(`article .prose > p:nth-of-type(${index + 1}) > a:last-of-type`, "href"),
  );
  expect(links).toEqual(["one", "two", "two", "own"].map((name) => `https://${name}.example.org/`));
  const twin = done.text("docs/a.md");
  expect(twin).toContain(
    "one[^1.2] at [home][home.2], [here][home.2].\n\n[^1.2]: Note of one.\n\n[home.2]: https://one",
  );
  expect(twin).toContain("own[^1] at [home], [here][home].\n\n[^1]: Note of own.\n\n[home]: https://own");
});

test("a footnote that is used twice is told from that of a part; a part has the definitions of what it includes", async () => {
  const done = await compiled({
    ...site,
    "en/docs/notes.md": page(
      "One[^1] two[^1], [home].\n\n::include{file=_part.md}\n\n[^1]: Own.\n\n[home]: https://page.example/\n",
    ),
    "en/docs/_part.md": "Part[^1] says [home].\n\n[^1]: Of the part.\n\n::include{file=_links.md}\n",
    "en/docs/_links.md": "[home]: https://links.example/\n",
  });
  const html = done.text("docs/notes/index.html");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const document = done.document("docs/notes/index.html");
  expect(document.all('article a[href="https://page.example/"]')).toHaveLength(1);
  expect(document.all('article a[href="https://links.example/"]')).toHaveLength(1);
});

test("a region goes into lists and quotations, and code into a block", async () => {
  const files = {
    "en/docs/list.md": page(
      "1. First\n\n   ::include{file=/docs/_p.md region=two}\n\n2. Last\n\n> ::include{file=/docs/_p.md region=two}\n",
    ),
    "en/docs/code.md": page('::include{file=../../code/a.ts region=run title="a.ts"}\n'),
    "en/docs/_p.md": "One.\n<!-- #region two -->\nTwo.\n\n- three\n<!-- #endregion two -->\nFour.\n",
    "code/a.ts": "import x from 'x';\n\n  // #region run\n  if (x) {\n    x();\n  }\n  // #endregion\n",
  };
  const list = await textOf(files, "docs/list");
  expect(list.all(".prose ol > li")).toHaveLength(2);
  expect(list.all(".prose ol > li:first-child li")).toEqual(["three"]);
  expect(list.all("article blockquote li")).toEqual(["three"]);
  const code = await textOf(files, "docs/code");
  expect(code.text("article pre")).toBe("if (x) {\n  x();\n}");
  expect(code.text("article figcaption")).toContain("a.ts");
});

test("a frozen version includes its own copy, and what stands outside of docs where it stands", async () => {
  const files = {
    "site.yml": `${site["site.yml"]}versions:\n  frozen: [{ name: "1.0" }]\nrules:\n  version-menu-is-there: off\n`,
    "en/_shared/note.md": "Shared.\n",
    "en/docs/a/x.md": page("::include{file=/docs/_p.md}\n\n::include{file=../../_shared/note.md}\n"),
    "en/docs/_p.md": "New.\n",
    "en/versions/1.0/a/x.md": page("::include{file=/docs/_p.md}\n\n::include{file=../../_shared/note.md}\n"),
    "en/versions/1.0/_p.md": "Old.\n",
  };
  expect((await textOf(files, "docs/next/a/x")).all(".prose p")).toEqual(["New.", "Shared."]);
  expect((await textOf(files, "docs/a/x")).all(".prose p")).toEqual(["Old.", "Shared."]);
});

test("nothing outside of the content folder is included, over a symbolic link either", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "secret.md"), "Secret.\n");
  const content = writeFiles(join(folder, "content"), {
    ...site,
    "en/docs/a.md": page("::include{file=_s.md}\n"),
  });
  symlinkSync(join(folder, "secret.md"), join(content, "en/docs/_s.md"));
  const { findings } = await compile(content);
  expect(findings.map(({ rule, file }) => [rule, file])).toContainEqual([
    "file-stays-inside",
    "en/docs/a.md",
  ]);
});

test("a change of what pages use compiles exactly those pages again, and leaves what a first run would", async () => {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), {
    ...site,
    "en/variables.yml": "one: First\ntwo: Second\n",
    "en/docs/one.md": page("{{one}}\n"),
    "en/docs/two.md": page("{{two}}\n"),
    "en/docs/a/part.md": page("::include{file=/docs/_p.md}\n"),
    "en/docs/b/part.md": page("::include{file=/docs/_p.md}\n"),
    "en/docs/plain.md": page("Plain.\n"),
    "en/docs/_p.md": "See [one](one.md) {{one}}.\n",
  });
  const again = async (change?: () => void) => {
    change?.();
    const { findings, fresh, published } = await compile(content, { cacheFolder: join(folder, "cache") });
    const whole = await compile(content, { outFolder: join(folder, "whole") });
    expect(whole.findings).toEqual(findings);
    if (published) expect(contentsOf(join(folder, "site"))).toEqual(contentsOf(join(folder, "whole")));
    return fresh;
  };
  const write = (path: string, text: string) => () => {
    writeFileSync(join(content, path), text);
    // A change within the clock's step is one all the same.
    utimesSync(join(content, path), new Date(), new Date(Date.now() + 5000));
  };
  expect(await again()).toBe(6);
  expect(await again()).toBe(0);
  expect(await again(write("en/docs/_p.md", "Look at [one](one.md) {{one}}.\n"))).toBe(2);
  expect(await again(write("en/variables.yml", "one: First\ntwo: Deuxième\n"))).toBe(1);
  expect(await again(write("en/variables.yml", "one: Première\ntwo: Deuxième\n"))).toBe(3);
  expect(await again(() => rmSync(join(content, "en/docs/_p.md")))).toBe(2);
  expect(await again(write("en/docs/_p.md", "Back.\n"))).toBe(2);
  expect(await again(write("en/variables.yml", "two: Deuxième\n"))).toBe(1);
  // What the finding suggests in place of the lost variable may be another one by now.
  expect(await again()).toBe(1);
});
