/** Languages that a site declares and has no page in: the import leaves them out, whatever the tool. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { OldSite } from "../../cli/import/old-site.ts";
import { plain } from "../../cli/import/plain/plain.ts";
import { importSite } from "../../cli/import/tools.ts";
import type { Files } from "../sites/folders.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importTool } from "./any-tool.ts";
import { written } from "./whole-import.ts";

const vitepress = (locales: string) => `export default { title: "Harbour", locales: { ${locales} } };\n`;

const sites: [string, Files][] = [
  [
    "VitePress",
    {
      ".vitepress/config.mjs": vitepress(
        '"root": { label: "English", lang: "en" }, de: { label: "Deutsch", lang: "de" }',
      ),
      "index.md": "# Harbour\n\nText.\n",
      "guide.md": "# Guide\n\nText.\n",
    },
  ],
  [
    "Starlight",
    {
      "astro.config.mjs":
        'import starlight from "@astrojs/starlight";\nexport default { integrations: [starlight({ title: "Harbour", defaultLocale: "en", locales: { en: { label: "English" }, de: { label: "Deutsch" } } })] };\n',
      "src/content/docs/en/index.md": "---\ntitle: Harbour\n---\n\nText.\n",
      "src/content/docs/en/guide.md": "---\ntitle: Guide\n---\n\nText.\n",
    },
  ],
  [
    "MkDocs",
    {
      "mkdocs.yml":
        "site_name: Harbour\nplugins:\n  - i18n:\n      docs_structure: folder\n      languages:\n        - { locale: en, name: English, default: true }\n        - { locale: de, name: Deutsch }\n",
      "docs/en/index.md": "# Harbour\n\nText.\n",
      "docs/en/guide.md": "# Guide\n\nText.\n",
    },
  ],
  [
    "Hugo",
    {
      "hugo.yaml":
        "title: Harbour\nbaseURL: https://example.com/\ndefaultContentLanguage: en\nlanguages:\n  en: { languageName: English, contentDir: content/en }\n  de: { languageName: Deutsch, contentDir: content/de }\n",
      "content/en/_index.md": "---\ntitle: Harbour\n---\n\nText.\n",
      "content/en/docs/guide.md": "---\ntitle: Guide\n---\n\nText.\n",
    },
  ],
];

test.each(sites)("of %s", async (_, files) => {
  const site = await importTool(files);
  expect(site.errors).toEqual([]);
  const { title, locales } = parse(site.text("site.yml") ?? "");
  expect({ title, locales: locales.map(({ id }: { id: string }) => id) }).toEqual({
    title: "Harbour",
    locales: ["en"],
  });
  expect(site.figures.compiles).toBe(true);
});

test("where the first language has no page, the next one is the first", async () => {
  const site = await importTool({
    ".vitepress/config.mjs": vitepress(
      '"root": { label: "English", lang: "en" }, de: { label: "Deutsch", lang: "de" }',
    ),
    "de/index.md": "# Hafen\n\nText.\n",
    "de/guide.md": "# Anleitung\n\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(parse(site.text("site.yml") ?? "").locales).toEqual([{ id: "de", tag: "de", label: "Deutsch" }]);
  expect(site.routes).toEqual(expect.arrayContaining(["/", "/guide"]));
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
});

/** A site as a dialect gives it to the frame. */
async function settled(more: Partial<OldSite>) {
  const files = { "a.md": "# A\n\nText.\n" };
  const source = writeFiles(temporaryFolder(), files);
  const page = {
    file: "a.md",
    locale: "en",
    area: "docs",
    path: "a.md",
    address: "/a",
    data: {},
    body: files["a.md"],
  } as const;
  const site: OldSite = {
    file: "a.md",
    title: "Harbour",
    locales: [{ id: "en", prefix: "" }],
    pages: [page],
    statics: new Map(),
    constructs: [],
    titleIsShown: false,
    hasFormulas: false,
    ...more,
  };
  return written(await importSite({ ...plain, read: () => site }, source), join(temporaryFolder(), "target"));
}

test("whatever a dialect says", async () => {
  const site = await settled({
    locales: [
      { id: "de", prefix: "/de" },
      { id: "en", prefix: "" },
      { id: "fr", prefix: "/fr" },
    ],
  });
  expect(site.notes).toEqual([
    "home-page a.md: there is no home page; a new one has the title and a button that leads to /a",
    "none a.md: there is no address of the site",
  ]);
  expect(parse(site.text("site.yml") ?? "").locales).toEqual([{ id: "en", tag: "en", label: "English" }]);
});

test("a repair removes an entry as a whole, and leaves what site.yml needs", async () => {
  const page = { file: "a.md", area: "docs", path: "a.md", data: {}, body: "# A\n\nText.\n" } as const;
  const site = await settled({
    locales: [
      { id: "en", prefix: "" },
      { id: "fr", tag: "not a tag", prefix: "/fr" },
    ],
    pages: [
      { ...page, locale: "en", address: "/a" },
      { ...page, locale: "fr", address: "/fr/a" },
    ],
  });
  expect(parse(site.text("site.yml") ?? "").locales).toEqual([{ id: "en", tag: "en", label: "English" }]);
  const alone = await settled({ locales: [{ id: "en", tag: "not a tag", prefix: "" }] });
  expect(alone.errors).toEqual([expect.stringContaining("“tag” cannot be “not a tag”")]);
  expect(parse(alone.text("site.yml") ?? "")).toMatchObject({
    title: "Harbour",
    url: "https://your-site.example.com",
    locales: [{ id: "en" }],
  });
});
