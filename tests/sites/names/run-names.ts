/** A site with a name in every place, and one where nothing of this name is: what holds for each name that JavaScript’s objects have. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent } from "../build.ts";
import { temporaryFolder, writeFiles } from "../folders.ts";
import { compiled } from "../read-site.ts";
import { smallSite } from "../small-sites.ts";
import { KEPT, siteWith, startsWithLetter } from "./names.ts";
import { slipsWith } from "./slips.ts";

export function runNames(names: readonly string[]): void {
  describe("a name that every object has can name everything", () => {
    test.each(names)("%s", async (name) => {
      const isKey = name !== KEPT;
      const isWord = startsWithLetter(name);
      const site = await compiled(siteWith(name));
      const docs = isWord ? "docs/next" : "docs";

      const page = site.document(`${docs}/${name}/index.html`);
      expect(page.text("h1")).toBe(`Page ${name}`);
      for (const text of [`Of ${name}.`, `${name}.${name}(${name});`, `The footnote ${name}.`])
        expect(page.text("article")).toContain(text);
      expect(page.all("article h2")).toEqual(expect.arrayContaining([name, "Named"]));
      expect(page.text(`#x${name}x`)).toBe("Named");
      expect(page.attribute(`article a[title="${name}"]`, "href")).toBe(`/${name}`);
      if (isWord) expect(page.text("article")).toContain(`Value: English ${name}. Not .`);
      expect(site.document(`fr/${docs}/${name}/index.html`).text("h1")).toBe(`Page ${name}`);
      expect(
        site.document(`${docs}/folder/${isWord ? name : `page${name}`}/index.html`).text("dl"),
      ).toContain(name);
      expect(site.document(`blog/${name}/index.html`).text("h1")).toBe(`Page ${name}`);
      expect(site.routes()).toEqual(expect.arrayContaining([`/${name}`, `/blog/${name}`, `/fr/${name}`]));

      const navbar = site.document("index.html").all("header nav a, header nav button");
      expect(navbar).toEqual(expect.arrayContaining([`English ${name}`, name]));
      expect(site.document("fr/index.html").all("header nav a")).toContain(`French ${name}`);
      if (isKey) {
        expect(JSON.stringify(site.sidebar("en", name).items)).toContain(`Page ${name}`);
        expect(site.text(`${docs}/tags/index.html`)).toContain(`English ${name}`);
        const author = site.routes().find((path) => path.startsWith("/blog/authors/"));
        expect(site.document(`${author}/index.html`).text("h1")).toContain(`English ${name}`);
      }
      if (isWord)
        for (const route of [`set/${name}/next/${name}`, `set/${name}/${name}`, `docs/${name}`])
          expect(site.document(`${route}/index.html`).text("h1")).toBe(`Page ${name}`);
    });
  });

  describe("a sidebar alone may have such a name", () => {
    test.each(names.filter((name) => name !== KEPT))("%s", async (name) => {
      const site = await compiled({
        ...smallSite,
        "sidebars.yml": `${name}:\n  - one\n`,
        "en/docs/one.md": "# One\n\nText.\n",
      });
      expect(JSON.stringify(site.sidebar("en", name).items)).toContain("One");
    });
  });

  describe("a name that nothing has is reported like any other", () => {
    test.each(names)("%s", async (name) => {
      const like = name.replaceAll(/[a-z]/g, "q").replaceAll(/[A-Z]/g, "Q");
      expect(await reportOf(name)).toEqual(await reportOf(like));
    });
  });
}

/** The findings on pages and configuration that name something in vain, with `NAME` in place of the name. */
async function reportOf(name: string): Promise<string[]> {
  const isKey = !name.startsWith("__") || name.length !== KEPT.length;
  const content = writeFiles(join(temporaryFolder(), "content"), slipsWith(name, isKey));
  const { findings } = await checkContent(content);
  for (const { rule, file, place, expected } of findings) {
    expect(rule).not.toBe("internal-error");
    // A file as a whole has no line.
    if (rule !== "file-is-read")
      expect({ file, line: place?.line }).toEqual({ file, line: expect.any(Number) });
    expect(expected ?? "").not.toContain("native code");
  }
  // In Markdown, what is between two pairs of underscores is strong, in some places.
  const forms = [name, name.toLowerCase(), name.replaceAll("_", "")];
  return findings
    .map(({ rule, file, place, message }) => `${file}:${place?.line}:${place?.column} ${message} [${rule}]`)
    .map((line) => forms.reduce((text, form) => text.replaceAll(form, "NAME"), line))
    .sort();
}
