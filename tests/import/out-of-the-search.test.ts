/** A page that the search of the old site leaves out stays out of the search of the new one, whatever the key of the tool. */
import { expect, test } from "vitest";
import type { Files } from "../sites/folders.ts";
import { importTool } from "./any-tool.ts";

const names = ["en/docs/log.md", "en/docs/docs/log.md", "en/pages/log.md"];
const home = "---\ntitle: Home\n---\n\nText.\n";
const mkdocs = { "mkdocs.yml": "site_name: Tool\n", "docs/index.md": home };
const starlight = {
  "astro.config.mjs":
    'import starlight from "@astrojs/starlight";\nexport default { integrations: [starlight({ title: "Tool" })] };\n',
  "src/content/docs/index.md": home,
};
const jekyll = { "_config.yml": "title: Tool\ntheme: just-the-docs\n", "index.md": home };
const vitepress = { ".vitepress/config.mjs": 'export default { title: "Tool" };\n', "index.md": home };
const hugo = { "hugo.yaml": "title: Tool\n", "content/_index.md": home, "content/docs/_index.md": home };

test.each<[string, string, Files, string]>([
  ["mkdocs", "search: { exclude: true }", mkdocs, "docs/log.md"],
  ["starlight", "pagefind: false", starlight, "src/content/docs/log.md"],
  ["jekyll", "search_exclude: true", jekyll, "log.md"],
  ["vitepress", "search: false", vitepress, "log.md"],
  ["hugo", "exclude_search: true", hugo, "content/docs/log.md"],
  ["hugo", "excludeSearch: true", hugo, "content/docs/log.md"],
  ["hugo", "bookSearchExclude: true", hugo, "content/docs/log.md"],
])("%s: %s", async (tool, key, files, path) => {
  const page = (matter: string) => ({ ...files, [path]: `---\ntitle: Log\n${matter}\n---\n\nChanges.\n` });
  const site = await importTool(page(key), tool);
  expect(site.errors).toEqual([]);
  const frontMatter = (text = "") => text.split("---")[1];
  const own = names.map((name) => site.text(name)).find((text) => text);
  expect(frontMatter(own)).toContain("search: false\n");
  expect(site.notes.filter((note) => note.includes("earch"))).toEqual([]);
  // What says that the page is found says nothing.
  const found = await importTool(page(key.replace(/true|false/, (value) => String(value !== "true"))), tool);
  const same = names.map((name) => found.text(name)).find((text) => text);
  expect(frontMatter(same)).not.toContain("search");
});
