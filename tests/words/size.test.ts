/** Every page says enough, describes itself, leads on, and shows something besides prose. */
import { posix } from "node:path";
import { select } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { readCategories } from "../../cli/source/categories.ts";
import { readConfiguration } from "../../cli/source/configuration.ts";
import { discover } from "../../cli/source/discover.ts";
import { textFor } from "../../schema/text.ts";
import { contentFolder, type Locale, locales, type ShippedPage, shippedPages } from "./pages.ts";

/** Words of prose that a page of this folder has at least; pages of the law need what the law needs. */
const leastWords: [folder: string, words: number][] = [
  ["docs/tech_writing/", 600],
  ["docs/tw_withAI/", 600],
  ["docs/services/", 350],
  ["docs/portfolio/", 350],
  ["docs/legal/", 350],
  ["blog/", 700],
  ["pages/about", 350],
  ["pages/", 150],
];

describe.each(locales)("%s", (locale) => {
  const pages = shippedPages(locale);
  const failing = (holds: (page: ShippedPage) => boolean, what: (page: ShippedPage) => unknown) =>
    pages.filter((page) => !holds(page)).map((page) => `${page.file}: ${what(page)}`);

  test("there are 41 pages", () => {
    expect(pages).toHaveLength(41);
  });

  test("each has the words that its kind needs", () => {
    const least = ({ path }: ShippedPage) =>
      leastWords.find(([folder]) => path.startsWith(folder))?.[1] ?? Number.POSITIVE_INFINITY;
    const words = ({ facts }: ShippedPage) => facts.words;
    expect(failing((page) => words(page) >= least(page), words)).toEqual([]);
  });

  test("each has a description of its own, of 120 to 160 characters", () => {
    const description = ({ facts }: ShippedPage) => facts.frontMatter.description ?? "";
    const fits = (page: ShippedPage) => description(page).length >= 120 && description(page).length <= 160;
    expect(failing(fits, (page) => `${description(page).length} characters`)).toEqual([]);
    expect(new Set(pages.map(description)).size).toBe(pages.length);
  });

  test("so do the blog, its tags and authors, and every category with a page", () => {
    const lengths = describedLists(locale).map(([name, text]) => [name, text.length] as const);
    expect(lengths.filter(([, length]) => length < 120 || length > 160)).toEqual([]);
  });

  test("each links to at least two other pages of the site", () => {
    const others = ({ path, facts }: ShippedPage) => {
      const targets = facts.references
        .filter(({ kind, url }) => kind === "link" && !/^(#|[a-z]+:)/.test(url))
        .map(({ url }) => posix.join("/", posix.dirname(path), url.replace(/[?#].*/, "")));
      return new Set(targets).size;
    };
    expect(failing((page) => others(page) >= 2, others)).toEqual([]);
  });

  test("each has a table, code, an admonition, tabs or a drawing", () => {
    const shows = ({ hast }: ShippedPage) =>
      select("table, pre, aside.admonition, tw-tabs, svg", hast) !== undefined;
    expect(failing(shows, () => "prose alone")).toEqual([]);
  });
});

/** Lists that have a page of their own, and the description of each. */
function describedLists(locale: Locale): [name: string, text: string][] {
  const { configuration } = readConfiguration(contentFolder);
  if (configuration === undefined) throw new Error("site.yml cannot be read");
  const { site, tags, authors } = configuration;
  const { categories } = readCategories(contentFolder, discover(contentFolder, locales).categories);
  const withPage = [...categories].filter(
    ([folder, { value }]) => folder.startsWith(`${locale}/`) && value.page !== false,
  );
  const named = [
    ["blog", site.value.blog] as const,
    ...Object.entries(tags.value),
    ...Object.entries(authors.value),
    ...withPage.map(([folder, { value }]) => [folder, value] as const),
  ];
  return named.map(([name, { description = "" }]) => [name, textFor(description, locale) ?? ""]);
}
