/** Content folders that nobody wrote: pages of odd names that link to each other, made of every construct. */
import fc from "fast-check";
import type { Files } from "../sites/folders.ts";
import { body, words } from "./bodies.ts";

export type GeneratedPage = {
  /** From the content folder. */
  path: string;
  title: string;
};

export type GeneratedSite = { files: Files; pages: GeneratedPage[] };

const plainNames = ["guide", "start", "intro", "setup", "a", "faq", "reference", "notes"];
/** Names of files and folders that writers have, without the ending. */
const oddNames = [
  "Über uns",
  "a b",
  "v1.2",
  "UPPER",
  "Mixed-Case",
  "README",
  "index",
  "01-intro",
  "10. Ten",
  "日本語",
  "naïve_café",
  "x.y.z",
  "data",
  "assets",
  "404",
  "con",
  "Q&A",
  "50% more",
  "c++",
  "it's",
  "(draft)",
  "a,b;c=d",
  "ünï#1",
  "what?",
  "tilde~",
  "émoji-🎉",
  "e\u0301cole",
  "constructor",
  "__proto__",
  "tags",
  "archive",
  "page",
  "feed.xml",
  "fr",
  "en",
  "search",
];

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plainNames) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNames) },
);

const titles = fc.oneof(
  words,
  fc.constantFrom(
    "Quotes \"double\" and 'single'",
    "Less < more > & so on",
    "</script><b>bold</b>",
    "Emoji 🎉 and ünïcode",
    "עברית and العربية",
    "A title: with a colon # and a hash",
    "*stars* _lines_ `code` [brackets]",
    "{{braces}} :colons: | pipe",
    "1.10",
    "null",
    "__proto__",
    "e\u0301 in two parts",
    "A long title that goes on ".repeat(12).trim(),
  ),
);

const slugs = fc.constantFrom("own", "own-place", "a.b", "Großes", "x_y", "über/unter", "v2.0");
const date = fc.constantFrom(
  "2024-02-29",
  "2020-12-31",
  "1999-01-01",
  "2024-06-01T23:30:00+02:00",
  "2023-05-05T10:00",
);

const tags = ["One", "two words", "C++", "été", "constructor"];

const frontMatter = fc.record(
  {
    title: titles,
    description: titles,
    slug: slugs,
    tags: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 3 }),
    keywords: fc.array(words, { maxLength: 2 }),
    unlisted: fc.boolean(),
    hide_title: fc.boolean(),
    sidebar_position: fc.constantFrom(1, 2.5, -3, 0, 1e9),
    sidebar_label: titles,
    last_update: fc.record({ date }),
  },
  { requiredKeys: [] },
);

const draftPage = fc.record({
  area: fc.constantFrom("docs", "docs", "docs", "blog", "pages"),
  folders: fc.array(name, { maxLength: 2 }),
  name,
  date: fc.constantFrom("2024-01-01", "2024-02-29", "2019-07-14"),
  frontMatter,
  heading: fc.option(titles, { nil: undefined }),
});
type DraftPage = typeof draftPage extends fc.Arbitrary<infer T> ? T : never;

const keysOf: Record<string, readonly string[]> = {
  docs: ["sidebar_position", "sidebar_label", "hide_title", "tags", "last_update"],
  blog: ["tags", "last_update"],
  pages: ["hide_title"],
};
const common = ["title", "description", "slug", "keywords", "unlisted"];

/** The site, and the pages that it should have if nothing is wrong with it. */
export const site: fc.Arbitrary<GeneratedSite> = fc
  .record({
    pages: fc.array(draftPage, { minLength: 1, maxLength: 6 }),
    translated: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    isBilingual: fc.boolean(),
    documents: fc.constantFrom("folder", "file", "both"),
    base: fc.constantFrom("/", "/", "/sub/", "/a/b.c/"),
  })
  .chain(({ pages, translated, isBilingual, documents, base }) => {
    const drafts = pages.flatMap((page, place) => {
      const own = { ...page, path: pathOf(page, "en"), locale: "en" };
      return isBilingual && translated[place]
        ? [own, { ...own, path: pathOf(page, "fr"), locale: "fr" }]
        : [own];
    });
    const kept = unique(drafts);
    const paths = kept.map(({ path }) => path);
    return fc
      .tuple(...kept.map(({ path, locale }) => body(linksFrom(path, paths, locale))))
      .map((bodies) => ({
        files: {
          "site.yml": siteYml(isBilingual, documents, base),
          "tags.yml": tags
            .map((tag) => `${JSON.stringify(tag)}: { label: ${JSON.stringify(tag)} }\n`)
            .join(""),
          "static/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
          "en/pages/index.md": "# Home\n",
          ...(isBilingual && { "fr/pages/index.md": "# Accueil\n" }),
          ...Object.fromEntries(kept.map((page, place) => [page.path, textOf(page, bodies[place] ?? "")])),
        },
        pages: kept.map((page) => ({ path: page.path, title: titleOf(page) })),
      }));
  });

function pathOf({ area, folders, name: own, date: day }: DraftPage, locale: string): string {
  if (area === "blog") return `${locale}/blog/${day}-${own}.md`;
  return [locale, area, ...folders, `${own}.md`].join("/");
}

/** Some file systems do not tell cases apart; the home page is there already. */
function unique<T extends { path: string }>(pages: readonly T[]): T[] {
  const seen = new Set(["en/pages/index.md", "fr/pages/index.md"]);
  return pages.filter(({ path }) => {
    const key = path.normalize("NFC").toLowerCase();
    return seen.size < seen.add(key).size;
  });
}

/** Links as a writer would put them: to the file, relative to one's own. */
function linksFrom(from: string, paths: readonly string[], locale: string): string[] {
  const own = paths.filter((path) => path.startsWith(`${locale}/`));
  const up = "../".repeat(from.split("/").length - 1);
  return own.map((path) => encodeURI(`${up}${path}`).replaceAll("?", "%3F").replaceAll("#", "%23"));
}

function textOf({ area, frontMatter: all, heading }: DraftPage, text: string): string {
  const keys = new Set([...common, ...(keysOf[area] ?? [])]);
  const lines = Object.entries(all).flatMap(([key, value]) =>
    keys.has(key) ? [`${key}: ${JSON.stringify(value)}`] : [],
  );
  const top = heading === undefined || all.title !== undefined ? "" : `# ${escaped(heading)}\n\n`;
  const yaml = lines.length === 0 ? "" : `---\n${lines.join("\n")}\n---\n\n`;
  return `${yaml}${top}${text}\n`;
}

/** Empty where the file's name makes the title. */
function titleOf({ frontMatter: { title }, heading }: DraftPage): string {
  return title ?? heading ?? "";
}

/** Text as Markdown that shows it. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|~:&"'@]/g, "\\$&");
}

function siteYml(isBilingual: boolean, documents: string, base: string): string {
  const french = isBilingual ? "  - { id: fr, tag: fr-FR, label: Français }\n" : "";
  return `title: "A <site> & more"
url: https://example.com
base_url: ${base}
documents: ${documents}
locales:
  - { id: en, tag: en-GB, label: English }
${french}`;
}
