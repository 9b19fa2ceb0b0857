/** What a change costs: exactly the files that show it are written again. */
import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compile as compileSite } from "./build.ts";
import { editFile, filesIn, keptFolder, temporaryFolder, writeFiles } from "./folders.ts";

const compiled = keptFolder();
let content: string;
let site: string;

const compile = (folder: string) =>
  compileSite(join(folder, "content"), { cacheFolder: join(folder, ".twsite/content") });

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "two-languages/content"), join(compiled, "content"), { recursive: true });
  await compile(compiled);
});

/** Every test changes a copy: content, cache and site. */
beforeEach(() => {
  const folder = temporaryFolder();
  cpSync(compiled, folder, { recursive: true, preserveTimestamps: true });
  content = join(folder, "content");
  site = join(folder, "site");
});

const edit = (path: string, from: string, to: string) => editFile(join(content, path), from, to);

/** Paths that a compile writes, in order. */
async function written(): Promise<string[]> {
  const { published, findings } = await compile(join(content, ".."));
  expect(findings).toEqual([]);
  return [...(published?.written ?? ["nothing was published"])].sort();
}

describe("written again is", () => {
  test("nothing where nothing changed, not even the record", async () => {
    const before = statSync(join(site, ".twsite.json")).mtimeMs;
    expect(await written()).toEqual([]);
    expect(statSync(join(site, ".twsite.json")).mtimeMs).toBe(before);
  });

  test("nothing where only a time changed", async () => {
    utimesSync(join(content, "en/pages/about.md"), new Date(), new Date());
    utimesSync(join(content, "static/favicon.svg"), new Date(), new Date());
    expect(await written()).toEqual([]);
  });

  test("the page whose paragraph changed: its data, its document, its Markdown", async () => {
    edit("en/pages/about.md", "Who writes", "Who is writing");
    expect(await written()).toEqual(["about.md", "about/index.html", "data/about.json", "llms.txt"]);
    edit("en/docs/01-start/01-install.md", "1. One", "1. Number one");
    expect(await written()).toEqual([
      "data/docs/start/install.json",
      "docs/start/install.md",
      "docs/start/install/index.html",
    ]);
  });

  test("of a post whose text below the excerpt changed, also the feeds", async () => {
    edit("en/blog/2025-01-10-first.md", "The rest", "What remains");
    expect(await written()).toEqual([
      "blog/atom.xml",
      "blog/feed.json",
      "blog/first.md",
      "blog/first/index.html",
      "blog/rss.xml",
      "blog/tags/TW/rss.xml",
      "data/blog/first.json",
    ]);
  });

  test("of a page whose title changed, also what lists it", async () => {
    edit("fr/docs/02-guide/03-deep/bottom.md", "# Le fond", "# Tout au fond");
    const paths = await written();
    const lists = [
      "data/_/fr/sidebars/current/docs.json",
      "data/fr/docs/category/deep.json",
      "data/routes.json",
      "fr/llms.txt",
    ];
    expect(paths).toEqual(expect.arrayContaining(["data/fr/docs/guide/deep/bottom.json", ...lists]));
    const english = paths.filter((path) => !/(^|\/)fr\//.test(path) && path !== "data/routes.json");
    expect(english).toEqual([]);
    expect(paths.filter((path) => path.includes("blog"))).toEqual([]);
  });

  test("the picture that changed, under a new name, and the pages that show it", async () => {
    const assets = () => filesIn(join(site, "_twsite")).filter((path) => path.startsWith("drawing-"));
    const before = assets();
    edit("en/docs/02-guide/drawing.svg", 'width="80"', 'width="90"');
    expect(await written()).toEqual(
      expect.arrayContaining([
        `_twsite/${assets()[0]}`,
        "docs/guide/tools/index.html",
        "fr/docs/guide/outils/index.html",
      ]),
    );
    expect(assets()).toHaveLength(1);
    expect(assets()).not.toEqual(before);
  });
});

describe("deleted is", () => {
  test("every file of a page that goes, and the folders that it leaves empty", async () => {
    rmSync(join(content, "en/docs/02-guide/03-deep"), { recursive: true });
    rmSync(join(content, "fr/docs/02-guide/03-deep"), { recursive: true });
    edit("sidebars.yml", "        - category: { folder: guide/deep }\n", "");
    const { published } = await compile(join(content, ".."));
    expect(published?.deleted.sort()).toEqual([
      ...["data/docs/category/deep.json", "data/docs/guide/deep/bottom.json"],
      ...["data/fr/docs/category/deep.json", "data/fr/docs/guide/deep/bottom.json"],
      ...["docs/category/deep.md", "docs/category/deep/index.html"],
      ...["docs/guide/deep/bottom.md", "docs/guide/deep/bottom/index.html", "docs/guide/deep/index.html"],
      ...["fr/docs/category/deep.md", "fr/docs/category/deep/index.html"],
      ...[
        "fr/docs/guide/deep/bottom.md",
        "fr/docs/guide/deep/bottom/index.html",
        "fr/docs/guide/deep/index.html",
      ],
    ]);
    expect(existsSync(join(site, "docs/guide/deep"))).toBe(false);
    expect(existsSync(join(site, "data/fr/docs/guide/deep"))).toBe(false);
  });

  test("nothing that others put there", async () => {
    writeFiles(site, { CNAME: "notes.example\n", "docs/guide/deep/own.txt": "mine" });
    rmSync(join(content, "en/docs/02-guide/03-deep/bottom.md"));
    rmSync(join(content, "fr/docs/02-guide/03-deep/bottom.md"));
    edit("sidebars.yml", "        - category: { folder: guide/deep }\n", "");
    await compile(join(content, ".."));
    expect(existsSync(join(site, "docs/guide/deep/bottom"))).toBe(false);
    expect(readFileSync(join(site, "CNAME"), "utf8")).toBe("notes.example\n");
    expect(readFileSync(join(site, "docs/guide/deep/own.txt"), "utf8")).toBe("mine");
  });
});
