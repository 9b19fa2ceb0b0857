/** `static/` is served as it is; files for hosts become one with those that the tool makes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { compiled } from "./read-site.ts";
import { smallSite } from "./small-sites.ts";

async function siteWith(files: Record<string, string>): Promise<string> {
  const content = writeFiles(join(temporaryFolder(), "content"), { ...smallSite, ...files });
  const { findings } = await compile(content);
  expect(findings).toEqual([]);
  return join(content, "../site");
}

test("hidden files for hosts are served, those of version control and the desktop are not", async () => {
  const site = await siteWith({
    "static/.nojekyll": "",
    "static/.well-known/security.txt": "Contact: mailto:a@example.com\n",
    "static/.gitkeep": "",
    "static/fonts/.DS_Store": "",
    "en/docs/.hidden.txt": "Not a page\n",
    "en/docs/_partial.md": "# Not a page either\n",
  });
  expect(filesIn(site)).toEqual(expect.arrayContaining([".nojekyll", ".well-known/security.txt"]));
  expect(filesIn(site).filter((path) => /gitkeep|DS_Store|hidden|partial/.test(path))).toEqual([]);
});

test("folders of any name are served, as static/assets is: the site's own files are elsewhere", async () => {
  const site = await siteWith({ "static/assets/x.css": "body {}\n", "en/pages/assets.md": "# Assets\n" });
  expect(readFileSync(join(site, "assets/x.css"), "utf8")).toBe("body {}\n");
  expect(filesIn(site)).toContain("assets/index.html");
});

test("GitHub Pages is asked to serve folders with an underscore, in the author's words where there are some", async () => {
  expect(readFileSync(join(await siteWith({}), ".nojekyll"), "utf8")).toBe("");
  const site = await siteWith({ "static/.nojekyll": "By hand\n" });
  expect(readFileSync(join(site, ".nojekyll"), "utf8")).toBe("By hand\n");
});

test("the author's robots.txt gets the sitemap, unless it names one", async () => {
  const site = await siteWith({ "static/robots.txt": "User-agent: x\nDisallow: /\n" });
  expect(readFileSync(join(site, "robots.txt"), "utf8")).toBe(
    "User-agent: x\nDisallow: /\n\nSitemap: https://example.com/sitemap.xml\n",
  );
  const own = "User-agent: *\nAllow: /\n  sitemap: https://example.com/own.xml\n";
  const other = await siteWith({ "static/robots.txt": own });
  expect(readFileSync(join(other, "robots.txt"), "utf8")).toBe(own);
});

test("the author's redirects come first, then those of the site that they leave", async () => {
  const written = "# By hand\r\n/mine /docs/x 302\r\n/old/ /elsewhere";
  const site = await siteWith({
    "static/_redirects": written,
    "en/docs/x.md": "---\naliases: [/old, /older]\n---\n# X\n",
  });
  expect(readFileSync(join(site, "_redirects"), "utf8")).toBe(
    "# By hand\n/mine /docs/x 302\n/old/ /elsewhere\n/older /docs/x 301\n",
  );
});

test("the author's headers come first, and the security headers stay", async () => {
  const site = await siteWith({ "static/_headers": "/*\n  X-Own: 1\n  referrer-policy: no-referrer\n" });
  const headers = readFileSync(join(site, "_headers"), "utf8");
  expect(headers).toMatch(
    /^\/\*\n {2}X-Own: 1\n {2}referrer-policy: no-referrer\n\n\/\*\n {2}Content-Security-Policy: /,
  );
  expect(headers.match(/referrer-policy/gi)).toHaveLength(1);
  expect(headers).toContain("\n  X-Content-Type-Options: nosniff\n");
});

test("links of the configuration to a file lead to it in every language", async () => {
  const { manifest, page } = await compiled({
    "site.yml": `title: Site
url: https://example.com
locales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]
navbar: { left: [{ type: link, to: /guide.pdf#2, label: Guide }] }
footer: { columns: [{ title: More, items: [{ type: link, to: /prices.csv, label: Prices }] }] }
`,
    "static/guide.pdf": "pdf",
    "static/prices.csv": "en",
    "static/fr/prices.csv": "fr",
    "en/pages/index.md": "---\ntitle: Home\nhome: { action: { label: Read, to: /guide.pdf } }\n---\n",
    "fr/pages/index.md": "---\ntitle: Accueil\nhome: { action: { label: Lire, to: /guide.pdf } }\n---\n",
  });
  expect(JSON.stringify(manifest("/fr/").navbar)).toContain('"href":"/guide.pdf#2"');
  expect(JSON.stringify(manifest("/fr/").footer)).toContain('"href":"/fr/prices.csv"');
  expect(JSON.stringify(manifest("/").footer)).toContain('"href":"/prices.csv"');
  expect(JSON.stringify(page("/fr/"))).toContain('"href":"/guide.pdf"');
});
