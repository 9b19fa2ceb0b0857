/** What hosts answer to requests for the shipped site, unchanged and with no rule but their error page's (S36). */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CompiledSite } from "../browser/compiled-site.ts";
import { type CompiledSites, compileSites, matrix, routesOf } from "./matrix.ts";
import type { StaticServer } from "./static-server.ts";

let sites: CompiledSites;
beforeAll(async () => {
  sites = await compileSites();
});
afterAll(() => sites?.remove());

/** What browsers and programs need to be told of a file. */
const types: Record<string, RegExp> = {
  ".css": /^text\/css/,
  ".html": /^text\/html/,
  // Modules run as nothing else.
  ".js": /^(text|application)\/javascript/,
  ".json": /^application\/json/,
  ".png": /^image\/png/,
  ".svg": /^image\/svg\+xml/,
  ".txt": /^text\/plain/,
  ".xml": /^(text|application)\/(\w+\+)?xml/,
};

describe.each(matrix())("$name at $base", ({ base, start }) => {
  let site: CompiledSite;
  let server: StaticServer;

  beforeAll(async () => {
    site = sites.of(base);
    server = await start(site.root, base);
  });
  afterAll(() => server?.close());

  const address = (path: string) => server.origin + base + encodeURI(path.slice(1));
  const read = (path: string) => readFileSync(join(site.folder, path), "utf8");
  const files = () =>
    readdirSync(site.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(site.folder, join(entry.parentPath, entry.name))}`);

  test("every route has its own document", async () => {
    const wrong: string[] = [];
    for (const { path } of routesOf(site)) {
      const response = await fetch(address(path));
      const text = await response.text();
      const canonical = `<link rel="canonical" href="https://www.example.com${base}${encodeURI(path.slice(1))}"`;
      const isHtml = /^text\/html/.test(response.headers.get("content-type") ?? "");
      if (response.status !== 200 || !isHtml || !text.includes(canonical))
        wrong.push(`${path}: ${response.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("a route with a slash or index.html at its end is the same document", async () => {
    for (const { path } of routesOf(site).filter(({ path }) => !path.endsWith("/"))) {
      const document = read(`${path}/index.html`);
      for (const end of ["/", "/index.html"]) {
        const response = await fetch(address(path + end));
        expect(response.status, path + end).toBe(200);
        const text = await response.text();
        expect(text === document, path + end).toBe(true);
      }
    }
  });

  test("every other file is there, with a type that browsers take", async () => {
    const wrong: string[] = [];
    for (const path of files()) {
      if (path.split("/").some((name) => name.startsWith(".") || name.startsWith("_h"))) continue;
      const response = await fetch(address(path));
      const bytes = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get("content-type") ?? "";
      const isSame = bytes.equals(readFileSync(join(site.folder, path)));
      if (response.status !== 200 || !isSame || types[extname(path)]?.test(type) === false)
        wrong.push(`${path}: ${response.status} ${type}`);
    }
    expect(wrong).toEqual([]);
  });

  test("feeds come as XML and JSON, in both languages", async () => {
    for (const home of ["/", "/fr/"])
      for (const [feed, type] of [
        ["rss.xml", /xml/],
        ["atom.xml", /xml/],
        ["feed.json", /json/],
      ] as const) {
        const response = await fetch(address(`${home}blog/${feed}`));
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toMatch(type);
      }
  });

  test.each([
    "/no/such/page",
    "/fr/rien",
    "/docs/tech_writing/twins/more",
    "/DOCS/tech_writing/twins",
    "/_twsite/gone-00000000.js",
    "/data/docs/gone.json",
  ])("%s is not found, and 404.html says so", async (path) => {
    const response = await fetch(address(path));
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(types[".html"] ?? "");
    const text = await response.text();
    expect(text === read("/404.html")).toBe(true);
  });

  test.each(["/docs/", "/docs/category/", "/blog/page/", "/fr/docs/", "/fr/blog/page/"])(
    "the folder %s, which is no page, shows the not-found page and does not list its files",
    async (path) => {
      const response = await fetch(address(path));
      await expect(response.text()).resolves.toBe(read("/404.html"));
    },
  );
});
