/** Equal content gives equal bytes, however many threads make them. */
// Tests: cli/compile, cli/cache/threads, cli/emit, cli/publish
import { join } from "node:path";
import { expect, test } from "vitest";
import { worthThreads } from "../../cli/cache/threads/threads.ts";
import { writeTwsiteContent } from "../bench/pages.ts";
import { compile } from "./build.ts";
import { contentsOf, differences, temporaryFolder } from "./folders.ts";

test("the same bytes come with threads", async () => {
  const folder = temporaryFolder();
  const many = join(folder, "content");
  writeTwsiteContent(many, worthThreads);
  const [one, two] = [join(folder, "one"), join(folder, "two")];
  await compile(many, { outFolder: one });
  await compile(many, { outFolder: two, threads: true, cacheFolder: join(folder, "cache") });
  expect(differences(contentsOf(one), contentsOf(two))).toEqual([]);
});
