/** What makes two files translations of each other. */
import { expect, test } from "vitest";
import { pairName, pathIn } from "../../../cli/site/fallbacks.ts";
import type { Area } from "../../../cli/source/source-file.ts";

test.each<[string, Area, string, string]>([
  ["en/docs/02-guide/1. start.md", "docs", "02-guide/1. start", "docs/guide/start"],
  ["fr/docs/guide/start.md", "docs", "guide/start", "docs/guide/start"],
  ["fr/versions/2-beta/01-start.md", "docs", "01-start", "versions/2-beta/start"],
  ["en/blog/2025-01-02-post.md", "blog", "2025-01-02-post", "blog/2025-01-02-post"],
  ["en/pages/01-about.md", "pages", "01-about", "pages/01-about"],
])("%s is paired by its place, less the number prefixes of docs", (path, area, name, pair) => {
  expect(pairName({ path, area, name, locale: path.slice(0, 2) })).toBe(pair);
});

test("a file has a path in every locale", () => {
  expect(pathIn("pt-BR", { path: "en/docs/a.md", locale: "en" })).toBe("pt-BR/docs/a.md");
});
