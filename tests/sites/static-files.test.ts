/** `static/` is served as it is, and a file there stands in for one that the tool would make. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";
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
    "en/docs/.hidden.md": "# Not a page\n",
    "en/docs/_partial.md": "# Not a page either\n",
  });
  expect(filesIn(site)).toEqual(expect.arrayContaining([".nojekyll", ".well-known/security.txt"]));
  expect(filesIn(site).filter((path) => /gitkeep|DS_Store|hidden|partial/.test(path))).toEqual([]);
});

test("the author's robots.txt, 404.html and _headers are the site's", async () => {
  const own = { "robots.txt": "User-agent: x\n", "404.html": "<p>Gone</p>\n", _headers: "/*\n  X-Own: 1\n" };
  const site = await siteWith(
    Object.fromEntries(Object.entries(own).map(([path, text]) => [`static/${path}`, text])),
  );
  for (const [path, text] of Object.entries(own)) expect(readFileSync(join(site, path), "utf8")).toBe(text);
});
