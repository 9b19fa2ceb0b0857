/** A folder of Markdown of no tool, imported with `--from plain`. */
import { expect, test } from "vitest";
import { importTool } from "./any-tool.ts";

test("each file is a page at its path, and pictures come along", async () => {
  const site = await importTool(
    {
      "README.md": "# Notes\n\nSee [the guide](guide/README.md) and [setup](guide/Set%20up.md#first-step).\n",
      "guide/README.md": "![Plan](plan.png)\n\nWithout a heading, with [code](../src/main.c).\n",
      "guide/Set up.md":
        "---\ntags: setup, first\nlayout: page\n---\n\n# Set up\n\n## First step\n\nDone :tada:\n",
      "guide/plan.png": "",
      "guide/unused.png": "",
      "src/main.c": "int main;",
      "_drafts/a.md": "# A\n\n`:tada:` is code.\n",
    },
    "plain",
  );
  expect(site.errors).toEqual([]);
  expect(site.routes).toEqual(expect.arrayContaining(["/", "/guide", "/guide/set-up", "/_drafts/a"]));
  expect(site.text("en/docs/README.md")).toContain("[setup](guide/Set%20up.md#first-step)");
  expect(site.text("en/docs/guide/README.md")).toBe(
    "---\ntitle: Guide\n---\n\n![Plan](/guide/plan.png)\n\nWithout a heading, with [code](/src/main.c).\n",
  );
  expect(site.text("static/guide/unused.png")).toBeUndefined();
  expect(site.text("en/docs/guide/Set up.md")).toContain("tags:\n  - setup\n  - first\n");
  expect(site.text("en/docs/guide/Set up.md")).toContain("Done 🎉\n");
  expect(site.text("en/docs/drafts/a.md")).toContain("`:tada:` is code.");
  expect(site.text("tags.yml")).toContain("setup:");
});

test("a value of front matter that is so without it is worth no note, and is left out", async () => {
  const site = await importTool(
    {
      "a.md":
        "---\ndraft: false\ntoc: true\npublished: true\nunlisted: false\nkeywords: []\nodd: 1\n---\n\n# A\n\nText.\n",
    },
    "plain",
  );
  expect(site.notes.filter((note) => note.startsWith("front-matter"))).toEqual([
    "front-matter a.md: “odd” of the front matter is not imported",
  ]);
  expect(site.text("en/docs/a.md")?.trim()).toBe("# A\n\nText.");
});

test("folders with the name of another one are listed at addresses of their own", async () => {
  const site = await importTool(
    {
      "one/same/a.md": "# A\n",
      "two/same/a.md": "# A\n",
      "2-same/a.md": "# A\n",
      "three/same/index.md": "# B\n",
      "two-same/a.md": "# A\n",
    },
    "plain",
  );
  expect(site.errors).toEqual([]);
  expect(site.routes).toEqual(
    expect.arrayContaining(["/category/same", "/category/two-same", "/category/two-same-1", "/three/same"]),
  );
  expect(site.figures.compiles).toBe(true);
});

test("an address in angle brackets after other text does not stop the import", async () => {
  const text =
    "# Links\n\nSome words before it, and more of them.\n\nSee <https://example.org/a> and <b>more</b>.\n";
  const site = await importTool({ "README.md": text }, "plain");
  expect(site.errors).toEqual([]);
  expect(site.figures.words.compiled).toBe(site.figures.words.source);
});
