/** What comes of the sites of single concepts: the data of every page less its text, and every sidebar. `UPDATE=1` rewrites it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blogFiles } from "./blog/posts.ts";
import { compile } from "./build.ts";
import { type Files, filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { portfolioFiles } from "./portfolio/cases.ts";
import { threeVersions } from "./versions/three-versions.ts";

const concepts: Record<string, Files> = {
  blog: blogFiles,
  portfolio: portfolioFiles,
  versions: threeVersions,
};

test.each(Object.keys(concepts))("%s", async (name) => {
  const content = writeFiles(join(temporaryFolder(), "content"), concepts[name] ?? {});
  await compile(content);
  const data = join(content, "../site/data");
  const lines = filesIn(data)
    // The interface's texts are in manifests; they belong to no concept.
    .filter((path) => !path.endsWith("manifest.json") && !path.includes("/search/"))
    .map((path) => {
      const { contract: _, content: __, ...rest } = JSON.parse(readFileSync(join(data, path), "utf8"));
      return `${path} ${JSON.stringify(rest, null, 1)}\n`;
    });
  const golden = join(import.meta.dirname, name, "golden.txt");
  if (process.env.UPDATE === "1") writeFileSync(golden, lines.join(""));
  expect(lines.join("")).toBe(readFileSync(golden, "utf8"));
});
