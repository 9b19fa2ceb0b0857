/**
 * What comes of the sites of single concepts: the data of every page less its text, manifests, sidebars and redirects.
 * `UPDATE=1` rewrites it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blogFiles } from "./blog/posts.ts";
import { compile } from "./build.ts";
import { everySetting } from "./configuration/files.ts";
import { addressedDocs } from "./docs/addressed-docs.ts";
import { type Files, filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { halfTranslated } from "./locales/half-translated.ts";
import { portfolioFiles } from "./portfolio/cases.ts";
import { movedPages } from "./redirects/moved-pages.ts";
import { threeVersions } from "./versions/three-versions.ts";
import { siteWith } from "./visibility/site-with.ts";

const concepts: Record<string, Files> = {
  blog: blogFiles,
  configuration: everySetting(),
  docs: addressedDocs,
  locales: halfTranslated,
  portfolio: portfolioFiles,
  redirects: movedPages,
  versions: threeVersions,
  visibility: siteWith("unlisted: true"),
};

test.each(Object.keys(concepts))("%s", async (name) => {
  const content = writeFiles(join(temporaryFolder(), "content"), concepts[name] ?? {});
  await compile(content);
  const data = join(content, "../site/data");
  const lines = filesIn(data)
    .filter((path) => !path.includes("/search/") && !path.startsWith("schemas/"))
    .map((path) => {
      // The interface's texts belong to no concept.
      const {
        contract: _,
        content: __,
        strings: ___,
        ...rest
      } = JSON.parse(readFileSync(join(data, path), "utf8"));
      return `${path} ${JSON.stringify(rest, null, 1)}\n`;
    });
  lines.push(readFileSync(join(content, "../site/_redirects"), "utf8"));
  const golden = join(import.meta.dirname, name, "golden.txt");
  if (process.env.UPDATE === "1") writeFileSync(golden, lines.join(""));
  expect(lines.join("")).toBe(readFileSync(golden, "utf8"));
});
