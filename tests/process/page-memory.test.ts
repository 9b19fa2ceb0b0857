/** The memory that a page takes is bounded, whatever the script of its text. */
import { expect, test } from "vitest";
import { limits } from "../../cli/report/limits/limits.ts";
import { expectBoundedMemory, longPage, pagesInScripts, sentences } from "./page-memory.ts";

test("paragraphs in twelve scripts", () => expectBoundedMemory(pagesInScripts("\n\n")));

test("a single character of a script without spaces, in a page of another", async () => {
  const text = `# Page\n\n${longPage(sentences.latin, "\n\n")}`;
  await expectBoundedMemory({ "en/docs/page.md": `${text}語\n` });
  expect(Buffer.byteLength(text)).toBeGreaterThan(0.99 * limits.pageBytes);
});
