/** The memory that a page takes is bounded, whatever the script of its text; with more scripts, and whatever its markup: `npm run test:long`. */
import { expect, test } from "vitest";
import { limits } from "../../cli/report/limits/limits.ts";
import { expectBoundedMemory, longPage, sentences } from "./page-memory.ts";

test("a single character of a script without spaces, in a page of another", async () => {
  const text = `# Page\n\n${longPage(sentences.latin, "\n\n")}`;
  await expectBoundedMemory({ "en/docs/page.md": `${text}語\n` });
  expect(Buffer.byteLength(text)).toBeGreaterThan(0.99 * limits.pageBytes);
});
