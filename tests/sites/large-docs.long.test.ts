/** A site with hundreds of docs: its documents and the files that the reader loads stay small, and lead to every page. */
// Tests: cli/emit, cli/site
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { documentPath } from "../../schema/paths.ts";
import { Routes } from "../../schema/routes.ts";
import { compile } from "./build.ts";
import { editFile, filesIn, keptFolder, temporaryFolder, writeFiles } from "./folders.ts";
import { readHtml } from "./html.ts";
import { largeDocs } from "./large-docs.ts";

const content = keptFolder();
const site = keptFolder();

beforeAll(async () => {
  writeFiles(content, largeDocs());
  await compile(content, { outFolder: site });
});

test("without JavaScript, links of documents lead from the home page to every other", () => {
  const { routes } = Routes.parse(JSON.parse(readFileSync(join(site, "data/routes.json"), "utf8")));
  const known = new Set(routes.map(({ path }) => path));
  const met = new Set(["/"]);
  for (const route of met) {
    const html = readHtml(readFileSync(join(site, documentPath(route)), "utf8"));
    for (const link of html.all("a[href]")) {
      const href = String(link.properties.href).replace(/#.*/, "");
      if (known.has(href)) met.add(href);
    }
  }
  expect([...known].filter((route) => !met.has(route))).toEqual([]);
});

test("the sidebars that pages load are parts, of some kilobytes each", () => {
  const slices = filesIn(site).filter((path) => path.startsWith("data/_/en/sidebars/current/docs/"));
  // The root, 15 folders, and the long one in two.
  expect(slices).toHaveLength(18);
  for (const path of slices) expect(statSync(join(site, path)).size, path).toBeLessThan(20_000);
});

test("a new page and a changed title write the documents around them, and no others", async () => {
  const folder = writeFiles(temporaryFolder(), largeDocs(3));
  const outFolder = temporaryFolder();
  await compile(folder, { outFolder });
  const written = async () => {
    const { published } = await compile(folder, { outFolder });
    return published?.written.filter((path) => path.endsWith("/index.html")) ?? [];
  };
  editFile(join(folder, "en/docs/long/d075.md"), "# Doc 75 of long", "# Another title");
  const changed = await written();
  expect(changed).toContain("docs/long/d074/index.html");
  expect(changed.length).toBeLessThan(35);
  writeFiles(folder, { "en/docs/long/d100a.md": "# A new page\n\nText.\n" });
  const added = await written();
  expect(added).toContain("docs/long/d101/index.html");
  expect(added.length).toBeLessThan(35);
});
