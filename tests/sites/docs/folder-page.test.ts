/** Where a folder's own page (`index`, `README`) stands in sidebars that list the folder. */
import { expect, test } from "vitest";
import type { Files } from "../folders.ts";
import { compiled } from "../read-site.ts";
import { smallSite } from "../small-sites.ts";

const files = {
  ...smallSite,
  "en/docs/guide/README.md": "# Guide\n",
  "en/docs/guide/alpha.md": "# Alpha\n",
  "en/docs/guide/deep/index.md": "# Deep\n",
  "en/docs/guide/deep/bottom.md": "# Bottom\n",
};

async function sidebar(entries: string, changed: Files = {}) {
  const site = await compiled({ ...files, ...changed, "sidebars.yml": `docs:\n${entries}` });
  const read = (items: ReturnType<typeof site.sidebar>["items"]): unknown[] =>
    items.map((item) =>
      item.kind === "category" ? [item.title, item.href, read(item.items)] : `${item.title} ${item.href}`,
    );
  return read(site.sidebar("en", "docs").items);
}

const deep = ["deep", "/docs/guide/deep", ["Bottom /docs/guide/deep/bottom"]];

test("it is the first of the items where the folder's content is listed", async () => {
  expect(await sidebar("  - { folder: guide }\n")).toEqual([
    "Guide /docs/guide",
    "Alpha /docs/guide/alpha",
    deep,
  ]);
});

test("it is the page of the folder's category, and no item of it", async () => {
  expect(await sidebar("  - category: { folder: guide }\n")).toEqual([
    ["guide", "/docs/guide", ["Alpha /docs/guide/alpha", deep]],
  ]);
});

test("it is an item of a category that has another page", async () => {
  expect(await sidebar("  - category: { folder: guide, doc: guide/alpha }\n")).toEqual([
    ["guide", "/docs/guide/alpha", ["Guide /docs/guide", deep]],
  ]);
  expect(await sidebar("  - category: { folder: guide, slug: /all }\n")).toEqual([
    ["guide", "/docs/all", ["Guide /docs/guide", "Alpha /docs/guide/alpha", deep]],
  ]);
});

test("it stands where its position says", async () => {
  const changed = {
    "en/docs/guide/README.md": "---\nsidebar_position: 9\n---\n# Guide\n",
    "en/docs/guide/alpha.md": "---\nsidebar_position: 1\n---\n# Alpha\n",
  };
  expect(await sidebar("  - { folder: guide }\n", changed)).toEqual([
    "Alpha /docs/guide/alpha",
    "Guide /docs/guide",
    deep,
  ]);
});
