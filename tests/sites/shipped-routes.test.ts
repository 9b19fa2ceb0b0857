/** The shipped site: every route that it promises is answered in both languages, under its own name and address. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileSite } from "../browser/compiled-site.ts";
import { type ServedSite, serveSite } from "../browser/serve-site.ts";
import { type ReadDocument, readDocument } from "./read-site.ts";

const below = (prefix: string, names: string) => names.split(" ").map((name) => `${prefix}/${name}`);

/** As they are in English; French has the same below `/fr`. */
const routes = [
  "/",
  "/about",
  "/contact",
  "/404",
  "/blog",
  "/blog/page/2",
  ...below("/blog", "archive authors tags"),
  ...below("/blog/authors", "A-post_by-writer A-post_by-guest"),
  ...below("/blog/tags", "AI Docs-as-code Docusaurus Lifelonglearning Online Tools TW"),
  ...below("/blog", "AI_journey_episode1 AI_journey_episode2 docsascode_philosophy docusaurus_v2"),
  ...below(
    "/blog",
    "before_you_commission docs_tools_measured favorite_tools IA_self_training Lifelong_learning online_doc",
  ),
  ...below("/docs/tech_writing", "apisdk_doc comparison_table docs_ccms gui_doc restapi_doc"),
  ...below("/docs/tech_writing", "techwriting translate twins"),
  ...below("/docs/tw_withAI", "doc_as_data intro_ai"),
  ...below("/docs/services", "apisdk_services guidoc_services translate_services"),
  "/docs/portfolio/intro_portfolio",
  ...below("/docs/portfolio/agency", "3dvia acklio coheris datamining heex idemia lineberty"),
  ...below("/docs/portfolio/older", "example_cytale example_maileva older_intro"),
  ...below("/docs/legal", "credits legal_info privacy"),
  ...below("/docs/category", "using-ai technical-writing-services portfolio agency before-agency"),
];

let server: ServedSite;
beforeAll(async () => {
  server = await serveSite(await compileSite("/"));
});
afterAll(() => server?.close());

describe.each([
  {
    locale: "en",
    home: "/",
    lang: "en-GB",
    site: "Expert Technical Writing",
    subject: "freelance technical writer, English and French",
  },
  {
    locale: "fr",
    home: "/fr/",
    lang: "fr-FR",
    site: "Rédaction technique experte",
    subject: "freelance en rédaction technique, français et anglais",
  },
])("in $locale", ({ home, lang, site, subject }) => {
  const titles = new Map<string, string>();

  async function visit(route: string): Promise<{ path: string; status: number; document: ReadDocument }> {
    const path = home + route.slice(1);
    const response = await fetch(server.origin + path);
    return { path, status: response.status, document: readDocument(await response.text()) };
  }

  test.each(routes)("%s", async (route) => {
    const { path, status, document } = await visit(route);
    expect(status).toBe(200);
    expect(document.lang).toBe(lang);
    const [heading] = document.all("h1");
    const title = document.text("title") ?? "";
    expect(title).toBe(route === "/" ? `${site} | ${subject}` : `${heading} | ${site}`);
    expect(titles.get(title), "another route of this title").toBeUndefined();
    titles.set(title, route);
    // The not-found page has no address of its own, and is not for search engines.
    if (route === "/404") {
      expect(document.link("canonical")).toBeUndefined();
      expect(document.meta("robots")).toBe("noindex");
      return;
    }
    expect(document.link("canonical")).toBe(`https://www.example.com${path}`);
    expect(document.meta("robots")).toBeUndefined();
    // Nothing here stands in for a translation: the page is there in each language.
    expect(document.alternates().map(([language, href]) => [language, href])).toEqual([
      ["en-GB", `https://www.example.com${route}`],
      ["fr-FR", `https://www.example.com/fr${route}`],
      ["x-default", `https://www.example.com${route}`],
    ]);
  });

  test("each page that search engines are told of has a description of its own", async () => {
    const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)/g),
      ([, path = ""]) => path,
    ).filter((path) => path.startsWith("/fr/") === (home === "/fr/"));
    expect(paths.length).toBeGreaterThan(50);
    const pages = new Map<string, string[]>();
    // All at once: on a busy machine, an answer may take seconds.
    const visits = await Promise.all(paths.map((path) => visit(path.slice(home.length - 1))));
    for (const [index, { document }] of visits.entries()) {
      const description = String(document.meta("description") ?? "");
      pages.set(description, [...(pages.get(description) ?? []), paths[index] ?? ""]);
    }
    expect([...pages].filter(([description, own]) => description === "" || own.length > 1)).toEqual([]);
  });

  test("any other path, and one in other case, is the not-found page", async () => {
    for (const route of ["/nothing", "/About", "/blog/tags/ai", "/docs/tech_writing"]) {
      const { status, document } = await visit(route);
      // A folder of routes has the document itself, so that no host lists it.
      expect(status).toBe(route === "/docs/tech_writing" ? 200 : 404);
      expect(document.meta("robots")).toBe("noindex");
    }
  });
});
