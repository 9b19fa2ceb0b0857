/** Whatever changes, a compile with the cache and the site of before ends where a compile from nothing does. */
// Tests: cli/pipeline, cli/compile, cli/emit, cli/publish
import { join } from "node:path";
import { expect, test } from "vitest";
import type * as z from "zod";
import { readReaderFiles } from "../../cli/emit/reader-files.ts";
import { SiteConfig } from "../../schema/site.ts";
import en from "../../schema/strings/en.json" with { type: "json" };
import type { Choices } from "./build.ts";
import { config, files, followed } from "./every-input.ts";
import type { Files } from "./folders.ts";

type Written = z.input<typeof SiteConfig>;

/** Another value for each key of site.yml; the type check asks for that of a new one. */
const values: { [Key in keyof Required<Written>]: Written[Key] } = {
  title: { en: "Notebook", fr: "Cahier" },
  tagline: "Some words",
  url: "https://other.example",
  base_url: "/sub/",
  locales: [...config.locales.slice(0, 1), { id: "fr", tag: "fr-CA", label: "Français", direction: "rtl" }],
  favicon: "icon.svg",
  image: "card.svg",
  cards: { blog: { file: "card.svg", alt: "A card" } },
  draw_cards: true,
  organization: { name: "The company" },
  announcement: { id: "one", text: "News" },
  fonts: { stylesheet: "https://fonts.example.com/a.css", titles: "Newsreader" },
  navbar: { left: [], right: [{ type: "locale" }] },
  footer: { copyright: "© 2025" },
  colour_mode: { default: "dark" },
  theme: { accent: "#0057b7" },
  docs: { path: "/guide" },
  apis: [{ id: "orders", file: "apis/orders.yaml", path: "/orders", group_by: "path", samples: ["curl"] }],
  blog: { path: "/journal", title: "Journal", posts_per_page: 1, feed_formats: ["rss"] },
  redirects: [{ from: "/old", to: "/about" }],
  external: ["/api/**"],
  versions: { last: "current", frozen: [{ name: "1.0", label: "First" }] },
  variables: { product: "Notebook" },
  last_updated: true,
  stale_notice: true,
  llms_full: true,
  views: false,
  sitemap: { versions: "all" },
  time_zone: "Europe/Paris",
  review_every: "6 months",
  review: "docs@example.com",
  math: false,
  diagrams: false,
  edit_url: "https://git.example/",
  documents: "both",
  trailing_slash: true,
  rules: { "image-host-is-declared": "off" },
  lint: { ellipses: true, api_names: true },
  extensions: { rehype: ["shout"] },
  image_hosts: ["images.example.com"],
  pictures: true,
  integrations: {
    head: [{ name: "author", content: "The company" }],
    feedback: { mail: "docs@example.com" },
  },
};

/** A site for a few cases each, so that no test takes long. */
function inGroups<T>(cases: Record<string, T>): [names: string, group: [string, T][]][] {
  const all = Object.entries(cases);
  const groups = Array.from({ length: Math.ceil(all.length / 6) }, (_, index) =>
    all.slice(index * 6, index * 6 + 6),
  );
  return groups.map((group) => [group.map(([name]) => name).join(", "), group]);
}

const base = { name: "as it was", files, choices: {} };

/**
 * Without Git, records of translations or scheduled pages, there is nothing to show, and the site has no picture to resize; rules, house
 * style and reviews are about the writer.
 */
const silent = [
  "last_updated",
  "stale_notice",
  "rules",
  "lint",
  "time_zone",
  "review_every",
  "review",
  "pictures",
];

const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="4"/>\n`;

const edits: Record<string, Files> = {
  "the name of an author": { "authors.yml": "writer: { name: Somebody else }\n" },
  "the label of a tag": { "tags.yml": "news: { label: What is new }\n" },
  "sidebars that are given": { "sidebars.yml": "docs: [guide/two, guide/one]\n" },
  "the label of a category": { "en/docs/guide/category.yml": "label: Handbook\n" },
  "the title of a neighbour": { "en/docs/guide/two.md": "# Second\n" },
  "a heading that others link to": {
    "en/docs/guide/one.md": "# One\n\n## Part {#part}\n\n### Piece\n",
  },
  "a page that is not listed": { "en/docs/guide/two.md": "---\nunlisted: true\n---\n\n# Two\n" },
  "the address of a page": { "en/pages/about.md": "---\nslug: /us\n---\n\n# About\n" },
  "the direction of a language": {
    "site.yml": JSON.stringify({
      ...config,
      locales: config.locales.map((locale, index) =>
        index === 0 ? { ...locale, direction: "rtl" } : locale,
      ),
    }),
  },
  "an alias": { "en/pages/about.md": "---\naliases: [/crew]\n---\n\n# About\n" },
  "an included file": { "en/docs/guide/_part.md": "Other words.\n" },
  "a variable of a language": { "en/variables.yml": "product: My notes\n" },
  "a term": { "en/glossary.yml": "page: /pages/terms.md\nterms:\n  api: { term: API, text: A gate. }\n" },
  "the size of a picture": { "en/docs/guide/drawing.svg": drawing(20) },
  "a file that is served": { "static/card.svg": drawing(30) },
  "a hidden file that is served": { "static/.well-known/about.txt": "Two\n" },
  "a file in place of a generated one": { "static/robots.txt": "User-agent: *\n" },
  "a theme": { "theme.css": ":root { --accent: #123456; }\n" },
  "a text below the excerpt of a post": {
    "en/blog/2025-01-02-post.md":
      "---\ntitle: Post\nauthors: writer\ntags: [news]\n---\n\nFirst.\n\n<!-- truncate -->\n\nOther.\n",
  },
  "a new post": { "en/blog/2025-02-02-third.md": "---\ntitle: Third\ntags: [news]\n---\n\nThird.\n" },
  "a translation": { "fr/docs/guide/two.md": "# Deux\n\nTexte.\n" },
  "a page of a frozen version": { "en/versions/1.0/guide/one.md": "# One of 1.0\n\nOther text.\n" },
};

const reader = readReaderFiles(join(import.meta.dirname, "../../dist/twsite/reader"));

const options: Record<string, Choices & { reader?: typeof reader }> = {
  "the base": { baseUrl: "/under/" },
  "documents without text": { prerender: false },
  drafts: { drafts: true },
  "another version of the tool": { version: "next" },
  "another script before the first paint": { reader: { ...reader, boot: `${reader.boot};` } },
  "another script of the not-found page": { reader: { ...reader, chooseLocale: `${reader.chooseLocale};` } },
  "a reader without fonts to load first": { reader: { ...reader, firstFaces: [] } },
};

test("there is a case for every key of site.yml", () => {
  expect(Object.keys(SiteConfig.shape).sort()).toEqual(Object.keys(values).sort());
});

test.each(inGroups(values))("of site.yml: %s", async (_, some) => {
  const site = followed();
  await site.follow(base);
  for (const [key, value] of some) {
    const text = JSON.stringify({ ...config, [key]: value });
    const news = await site.follow({ ...base, name: key, files: { ...files, "site.yml": text } });
    if (!silent.includes(key)) expect(news, key).not.toEqual([]);
  }
  await site.follow(base);
});

test.each(inGroups(edits))("an edit: %s", async (_, some) => {
  const shown = JSON.stringify({ ...config, stale_notice: true, last_updated: true });
  const before = { ...files, "site.yml": shown };
  const site = followed();
  await site.follow({ ...base, files: before });
  // Each takes back the one before.
  for (const [name, edit] of some)
    expect(await site.follow({ ...base, name, files: { ...before, ...edit } }), name).not.toEqual([]);
  await site.follow({ ...base, files: before });
});

test("every option, there and back", async () => {
  const withDraft = { ...files, "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n" };
  const site = followed();
  await site.follow({ ...base, files: withDraft });
  for (const [name, choices] of Object.entries(options)) {
    expect(await site.follow({ name, files: withDraft, choices }), name).not.toEqual([]);
  }
  await site.follow({ ...base, files: withDraft });
});

test.each(["reader", "compiler", "search"] as const)("the interface texts: %s", async (group) => {
  const changed = Object.fromEntries(
    Object.entries(en[group]).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, `${text}!`]] : [],
    ),
  );
  const site = followed();
  await site.follow(base);
  const own = { "en/strings.yml": JSON.stringify({ [group]: changed }) };
  expect(await site.follow({ ...base, files: { ...files, ...own } })).not.toEqual([]);
});
