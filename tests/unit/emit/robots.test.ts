import { expect, test } from "vitest";
import { renderRobots } from "../../../cli/emit/site-files.ts";

test("everything may be read, and the sitemap is named by its absolute address", () => {
  expect(renderRobots({ base: "/", sitemapUrl: "https://example.com/sitemap.xml" })).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n",
  );
});
