/** Addresses for other programs are in ASCII, as the standards of sitemaps, feeds and robots.txt ask: host, base, route and source file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { temporaryFolder, writeFiles } from "./folders.ts";
import { smallSite } from "./small-sites.ts";

const settings = `title: Site
url: https://éxample.com
base_url: /dôcs/
edit_url: https://git.éxample.com/dépôt/
locales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]
redirects: [{ from: /ü, to: "https://öther.example/ü" }]
`;

test("all parts of an address are encoded, in each file and head", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "site.yml": settings,
    "fr/pages/index.md": "# Accueil\n\nBonjour.\n",
    "en/blog/2024-01-01-é.md": "---\ntitle: Post\naliases: [/blog/è]\n---\n\nText.\n",
    "en/docs/à/b.md": "# B\n\nText.\n",
  });
  expect((await compile(content)).findings.filter(({ rule }) => rule !== "language-is-complete")).toEqual([]);
  const read = (path: string) => readFileSync(join(content, "../site", path), "utf8");
  const site = "https://xn--xample-9ua.com/d%C3%B4cs/";
  expect(read("sitemap.xml")).toContain(`<loc>${site}blog/%C3%A9</loc>`);
  expect(read("blog/rss.xml")).toContain(`<link>${site}blog/%C3%A9</link>`);
  // A post that has moved keeps its id.
  expect(read("blog/rss.xml")).toContain(`<guid isPermaLink="false">${site}blog/%C3%A8</guid>`);
  expect(read("robots.txt")).toContain(`Allow: /d%C3%B4cs/\n\nSitemap: ${site}sitemap.xml`);
  expect(read("_redirects")).toContain("/d%C3%B4cs/%C3%BC https://xn--ther-4qa.example/%C3%BC 301");
  expect(read("llms.txt")).toContain(`](${site}docs/%C3%A0/b.md)`);
  expect(read("docs/à/b/index.html")).toContain(
    'href="https://git.xn--xample-9ua.com/d%C3%A9p%C3%B4t/en/docs/%C3%A0/b.md"',
  );
  const files = [
    "sitemap.xml",
    "blog/rss.xml",
    "blog/atom.xml",
    "blog/feed.json",
    "robots.txt",
    "_redirects",
  ];
  for (const path of [...files, "_headers", "llms.txt", "index.html", "docs/à/b/index.html", "fr/index.html"])
    expect(read(path).match(/[^\s"'<>()]*(?:éxample|dôcs|öther)[^\s"'<>()]*/g), path).toBeNull();
});

test("an address that is encoded already stays as it is", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "site.yml": settings
      .replace("éxample.com", "xn--xample-9ua.com")
      .replace("/dôcs/", "/d%C3%B4cs/")
      .replace(/^locales.*$/m, "locales: [{ id: en, tag: en, label: English }]"),
  });
  expect((await compile(content)).findings).toEqual([]);
  expect(readFileSync(join(content, "../site/sitemap.xml"), "utf8")).toContain(
    "<loc>https://xn--xample-9ua.com/d%C3%B4cs/</loc>",
  );
});

test.each(["www.example.com", "“https://www.example.com”", "https://"])(
  "an address that is none, %s, is one finding",
  async (url) => {
    const content = writeFiles(join(temporaryFolder(), "content"), {
      ...smallSite,
      "site.yml": smallSite["site.yml"].replace("https://example.com", url),
    });
    const { findings } = await compile(content);
    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining("“url” cannot be")]);
  },
);
