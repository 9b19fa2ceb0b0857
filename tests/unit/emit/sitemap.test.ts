import { expect, test } from "vitest";
import { renderSitemap, type SitemapEntry } from "../../../cli/emit/sitemap.ts";
import { xmlAttributes, xmlTexts } from "./xml-texts.ts";

const SITE = "https://example.com/sub/";

const pair: SitemapEntry = {
  url: "https://example.com/sub/docs/x?a=1&b=2",
  lastmod: "2025-03-17",
  alternates: [
    { hreflang: "en-GB", url: "https://example.com/sub/docs/x" },
    { hreflang: "fr-FR", url: "https://example.com/sub/fr/docs/x" },
    { hreflang: "x-default", url: "https://example.com/sub/docs/x" },
  ],
};

test("a page stands with its date and all of its languages", () => {
  const [file, ...rest] = renderSitemap([pair], SITE);
  expect(rest).toEqual([]);
  expect(file).toEqual({
    path: "sitemap.xml",
    text: [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      "<url><loc>https://example.com/sub/docs/x?a=1&amp;b=2</loc><lastmod>2025-03-17</lastmod>" +
        '<xhtml:link rel="alternate" hreflang="en-GB" href="https://example.com/sub/docs/x"/>' +
        '<xhtml:link rel="alternate" hreflang="fr-FR" href="https://example.com/sub/fr/docs/x"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/sub/docs/x"/></url>',
      "</urlset>",
      "",
    ].join("\n"),
  });
  expect(xmlTexts(file?.text ?? "", "loc")).toEqual([pair.url]);
  expect(xmlAttributes(file?.text ?? "", "xhtml:link")).toHaveLength(3);
});

test("no date is made up for a page that has none", () => {
  const [file] = renderSitemap([{ url: SITE, alternates: [] }], SITE);
  expect(file?.text).toContain(`<url><loc>${SITE}</loc></url>`);
});

test("a site without pages has a sitemap without entries", () => {
  const files = renderSitemap([], SITE);
  expect(files.map(({ path }) => path)).toEqual(["sitemap.xml"]);
  expect(xmlTexts(files[0]?.text ?? "", "loc")).toEqual([]);
});

test("50,000 pages fit into one file; one more makes an index of two, with the date of each", () => {
  const pages = Array.from({ length: 50_001 }, (_, n) => ({
    url: `${SITE}${n}`,
    lastmod: n === 50_000 ? "2025-03-17" : "2024-01-01",
    alternates: [],
  }));
  expect(renderSitemap(pages.slice(0, 50_000), SITE)).toHaveLength(1);
  const files = renderSitemap(pages, SITE);
  expect(files.map(({ path }) => path)).toEqual(["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"]);
  const index = files[2]?.text ?? "";
  expect(xmlTexts(index, "loc")).toEqual([`${SITE}sitemap-1.xml`, `${SITE}sitemap-2.xml`]);
  expect(xmlTexts(index, "lastmod")).toEqual(["2024-01-01", "2025-03-17"]);
  expect(files[1]?.text).toContain(`<loc>${SITE}50000</loc>`);
});

test("no file grows past the 50 MiB that the protocol allows, however many languages a page has", () => {
  const alternates = Array.from({ length: 30 }, (_, n) => ({
    hreflang: `l${n}`,
    url: `${SITE}l${n}/${"long-name/".repeat(200)}`,
  }));
  const pages = Array.from({ length: 900 }, (_, n) => ({ url: `${SITE}${n}?a&b&c`, alternates }));
  const files = renderSitemap(pages, SITE);
  expect(files.length).toBeGreaterThan(1);
  for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
});
