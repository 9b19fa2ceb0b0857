/** Who sees a page: four visibilities, each asked for on every surface of the site. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile } from "../build.ts";
import { temporaryFolder, writeFiles } from "../folders.ts";
import { type CompiledSite, compiled, twoLocales } from "../read-site.ts";
import { siteWith } from "./site-with.ts";

const addresses = /\/docs\/guide\/page|\/blog\/subject|\/subject/;

/** Everything that shows pages to visitors or machines, by name: its text. */
function surfaces({ text, page, manifest, sidebar, document }: CompiledSite): Record<string, string> {
  const data = (value: unknown) => JSON.stringify(value);
  const meta = (route: string) => {
    const { translations: _, substitutes: __, ...own } = page(route);
    return data(own);
  };
  const count = (route: string) =>
    data(page(route).description) + data("count" in page(route) && page(route));
  return {
    "navbar and footer": data(manifest("/")),
    sidebar: data(sidebar("en", "main")),
    "sidebar of the blog": data(sidebar("en", "blog")),
    "cards of a category": meta("/docs/category/guide"),
    "previous and next doc": meta("/docs/first") + meta("/docs/last"),
    "newer and older post": meta("/blog/old") + meta("/blog/new"),
    "list of posts": meta("/blog"),
    "latest posts": meta("/"),
    archive: meta("/blog/archive"),
    "posts of a tag": count("/blog/tags/tools"),
    "posts of an author": count("/blog/authors/writer"),
    "structured data": document("blog/index.html").text('script[type="application/ld+json"]') ?? "",
    rss: text("blog/rss.xml"),
    atom: text("blog/atom.xml"),
    "json feed": text("blog/feed.json"),
    sitemap: text("sitemap.xml"),
    "llms.txt": text("llms.txt"),
    "routes.json": text("data/routes.json"),
  };
}

function showing(site: CompiledSite): string[] {
  return Object.entries(surfaces(site)).flatMap(([name, text]) => (addresses.test(text) ? [name] : []));
}

const forMachines = ["structured data", "rss", "atom", "json feed", "sitemap", "llms.txt"];

describe("a published page", () => {
  test("is on every surface", async () => {
    const site = await compiled(siteWith(""));
    expect(showing(site)).toEqual(Object.keys(surfaces(site)));
    expect(site.page("/blog/tags")).toMatchObject({ items: [{ count: "2 posts" }] });
    expect(site.page("/blog/authors")).toMatchObject({ items: [{ count: "2 posts" }] });
    expect(site.document("docs/guide/page/index.html").meta("robots")).toBeUndefined();
  });
});

describe("an unlisted page", () => {
  test("is on no surface, does not count, and is there under its address", async () => {
    const site = await compiled(siteWith("unlisted: true"));
    expect(showing(site)).toEqual([]);
    expect(site.page("/blog/tags")).toMatchObject({ items: [{ count: "1 post" }] });
    expect(site.page("/blog/authors")).toMatchObject({ items: [{ count: "1 post" }] });
    expect(site.page("/docs/first").kind === "doc" && site.page("/docs/first")).not.toHaveProperty("next");
    expect(site.page("/blog/old")).toMatchObject({ newer: { title: "New" } });
    for (const route of ["docs/guide/page", "blog/subject", "subject"]) {
      const read = site.document(`${route}/index.html`);
      expect(read.meta("robots")).toBe("noindex");
      expect(read.alternates()).toEqual([]);
      expect(read.text(".banner strong")).toBe("Unlisted page");
    }
  });

  test("keeps the addresses of its languages together", async () => {
    const { page } = await compiled(siteWith("unlisted: true"));
    expect(page("/subject").translations).toHaveLength(2);
  });
});

describe("a stub", () => {
  test("is on every surface of the site with a notice, and machines are not told", async () => {
    const site = await compiled(siteWith("stub: true"));
    expect(showing(site)).toEqual(
      Object.keys(surfaces(site)).filter((name) => !forMachines.includes(name) || name === "structured data"),
    );
    for (const route of ["docs/guide/page", "blog/subject", "subject"]) {
      const read = site.document(`${route}/index.html`);
      expect(read.meta("robots")).toBe("noindex");
      expect(read.text(".banner strong")).toBe("To be written");
    }
    expect(site.document("fr/subject/index.html").text(".banner strong")).toBe("À écrire");
  });
});

describe("a draft", () => {
  const site = siteWith("draft: true");
  const unnamed = {
    ...site,
    "site.yml": twoLocales,
    "en/docs/first.md": "# First\n",
    "fr/docs/first.md": "# First fr\n",
  };

  test("is not there", async () => {
    const compiledSite = await compiled(unnamed);
    expect(showing(compiledSite)).toEqual([]);
    for (const route of ["docs/guide/page", "blog/subject", "subject", "fr/subject"]) {
      expect(compiledSite.has(`${route}/index.html`)).toBe(false);
      expect(compiledSite.has(`data/${route}.json`)).toBe(false);
    }
    expect(compiledSite.page("/blog/tags")).toMatchObject({ items: [{ count: "1 post" }] });
  });

  test("is called a draft where navbar or front matter leads to it", async () => {
    const { findings } = await compile(writeFiles(join(temporaryFolder(), "content"), site));
    const named = findings.filter(({ message }) => /to a draft[,:]|is a draft,/.test(message));
    expect(named.map(({ file, place }) => `${file}:${place?.line}`).sort()).toEqual(
      ["en/docs/first.md:4", "fr/docs/first.md:4", "site.yml:10", "site.yml:11"].sort(),
    );
  });

  test("stands where it will stand in a build with drafts, with a banner, and machines are not told", async () => {
    const compiledSite = await compiled(site, { drafts: true });
    expect(showing(compiledSite)).toEqual(
      Object.keys(surfaces(compiledSite)).filter(
        (name) => !forMachines.includes(name) || name === "structured data",
      ),
    );
    const read = compiledSite.document("docs/guide/page/index.html");
    expect(read.text(".banner strong")).toBe("Draft page");
    expect(read.meta("robots")).toBe("noindex");
  });
});

describe("a translation that is not published", () => {
  test.each(["unlisted: true", "draft: true"])("(%s) is not named by the page that is", async (flag) => {
    const site = await compiled(siteWith("", flag));
    for (const route of ["/docs/guide/page", "/blog/subject", "/subject"]) {
      expect(site.page(route).translations.map(({ locale }) => locale)).toEqual(["en"]);
      expect(site.document(`${route.slice(1)}/index.html`).alternates()).toEqual([]);
      expect(site.document(`${route.slice(1)}/index.html`).meta("og:locale:alternate")).toBeUndefined();
    }
    expect(site.text("sitemap.xml")).toContain("https://example.com/subject<");
    expect(site.text("sitemap.xml")).not.toContain("https://example.com/fr/subject");
  });

  test("is offered by the language menu only as text that is not translated, while it is a draft", async () => {
    const draft = await compiled(siteWith("", "draft: true"));
    expect(draft.page("/subject").substitutes).toEqual([
      { locale: "fr", href: "/fr/subject", note: "not translated" },
    ]);
    const unlisted = await compiled(siteWith("", "unlisted: true"));
    expect(unlisted.page("/subject").substitutes).toEqual([
      { locale: "fr", href: "/fr/", note: "not translated: leads to “Home fr”" },
    ]);
  });
});
