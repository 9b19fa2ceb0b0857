/** What the search of `twsite mcp` finds for questions about the manual. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { filesIn } from "../../cli/dev/mcp/site-files.ts";
import { openSite, type SiteReader } from "../../cli/dev/mcp/site-reader.ts";
import { compileSite } from "../browser/compiled-site.ts";

const Questions = z.record(z.string(), z.string());
const questions = Questions.parse(parse(readFileSync(join(import.meta.dirname, "questions.yml"), "utf8")));

let site: SiteReader;
beforeAll(async () => {
  site = await openSite(filesIn((await compileSite("/", "cli/manual")).folder));
});

test("the section with the answer is among the first three for at least 48 of 50 questions", async () => {
  const missed: Record<string, string[]> = {};
  for (const [question, wanted] of Object.entries(questions)) {
    const found = await site.search(question, { most: 3 });
    const addresses = found.map(({ address }) => address.slice(new URL(address).origin.length));
    if (!addresses.includes(wanted)) missed[question] = [wanted, ...addresses];
  }
  expect(Object.keys(questions)).toHaveLength(50);
  expect(Object.keys(missed).length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(2);
});

test("each question leads to a section that is there, and reading it gives what the search found", async () => {
  for (const wanted of new Set(Object.values(questions))) {
    const { address, heading, text } = await site.read(wanted);
    expect(address).toBe(`https://www.example.com${wanted}`);
    expect(text).toContain(heading);
  }
  for (const { address, hash, heading } of await site.search("publish below a path", { most: 5 }))
    expect(await site.read(address)).toMatchObject({ address, hash, heading });
});
