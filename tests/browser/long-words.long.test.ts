/** Words of every kind that are longer than a line, in every place. */
// Tests: reader/shell, reader/pages, reader/article, reader/search, reader/styles
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { openUnderPolicy } from "./article-site.ts";
import { longWords } from "./long-words-site.ts";
import { testLongWords } from "./run-long-words.ts";

testLongWords(Object.keys(longWords));

test("beside many links, the words of the name stay whole, and the search is at the end", async () => {
  const links = Array.from({ length: 14 }, (_, at) => ({
    type: "link",
    to: "/alone",
    label: `Section ${at}`,
  }));
  const site = {
    title: "Twelve Documentation",
    url: "https://example.com",
    locales: [{ id: "en", tag: "en-GB", label: "English" }],
    navbar: { left: links, right: [{ type: "search" }] },
  };
  const opened = await openUnderPolicy(
    writeFiles(join(keptFolder(), "content"), {
      "site.yml": JSON.stringify(site),
      "en/pages/index.md": "# Home\n",
      "en/pages/alone.md": "# Alone\n",
    }),
  );
  const { page } = await opened.visit("/alone", { viewport: { width: 1280, height: 700 } });
  await expect.poll(() => page.evaluate(barOf)).toEqual({ linesOfName: 2, beyondSearch: 0 });
  await opened.close();
});

/** In the browser. */
function barOf(): { linesOfName: number; beyondSearch: number } {
  const [name, nav, search] = [".brand span", ".main-nav", ".main-nav .search-button"].flatMap(
    (selector) => document.querySelector(`.site-header ${selector}`) ?? [],
  );
  if (!name || !nav || !search) throw new Error("The bar is not whole.");
  const text = document.createRange();
  text.selectNodeContents(name);
  const right = (element: Element) => element.getBoundingClientRect().right;
  return { linesOfName: text.getClientRects().length, beyondSearch: Math.round(right(nav) - right(search)) };
}
