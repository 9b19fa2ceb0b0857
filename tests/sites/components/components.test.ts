/** What a component costs a site: nothing where it is not used, and only its pages when it changes. */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { worthThreads } from "../../../cli/cache/threads/threads.ts";
import { readReaderFiles } from "../../../cli/emit/reader-files.ts";
import { PageData } from "../../../schema/page.ts";
import { compile } from "../build.ts";
import { contentsOf, filesIn, temporaryFolder, writeFiles } from "../folders.ts";
import { smallSite } from "../small-sites.ts";

const fixture = join(import.meta.dirname, "content");
const reader = readReaderFiles(join(import.meta.dirname, "../../../dist/twsite/reader"));

/** A copy of the fixture that a test may change, with the folders of its cache and its site. */
function copy() {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  cpSync(fixture, content, { recursive: true });
  const choices = { cacheFolder: join(folder, "cache"), outFolder: join(folder, "site") };
  const change = (path: string, from: string, to: string) => {
    const file = join(content, path);
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  };
  return { content, site: choices.outFolder, change, compile: () => compile(content, choices) };
}

/** Names of written files without their hashes. */
const namesOf = (paths: readonly string[] = []) =>
  paths.map((path) => path.replace(/-[A-Z0-9]{8}\./, ".")).sort();

describe("after a change", () => {
  test("of nothing, nothing is written", async () => {
    const site = copy();
    await site.compile();
    const { findings, published } = await site.compile();
    expect(findings).toEqual([]);
    expect(published).toEqual({ written: [], deleted: [] });
  });

  test("of one component, only its script and the pages that use it are written", async () => {
    const site = copy();
    await site.compile();
    site.change("components/Fragile.tsx", "Break", "Smash");
    const { published } = await site.compile();
    expect(namesOf(published?.written)).toEqual([
      "_twsite/Fragile.js",
      "data/docs/fragile.json",
      "docs/fragile.md",
      "docs/fragile/index.html",
    ]);
    expect(namesOf(published?.deleted)).toEqual(["_twsite/Fragile.js"]);
    expect(readFileSync(join(site.site, "docs/fragile/index.html"), "utf8")).toContain("Smash");
  });

  test("of a file that a component imports, so are its pages", async () => {
    const site = copy();
    await site.compile();
    site.change("components/step.ts", "1", "2");
    const { published } = await site.compile();
    expect(namesOf(published?.written)).toContain("docs/counter/index.html");
    expect(namesOf(published?.written)).toContain("showcase/index.html");
    expect(namesOf(published?.written)).not.toContain("docs/plain/index.html");
  });

  test("of a schema, pages that do not fit any more are reported", async () => {
    const site = copy();
    await site.compile();
    site.change("components/Counter.tsx", "z.number().int()", "z.number().int().max(9)");
    const { findings, published } = await site.compile();
    expect(findings.map(({ file, place, expected }) => [file, place?.line, expected])).toEqual([
      ["en/docs/counter.md", 16, "at most 9"],
    ]);
    expect(published).toBeUndefined();
  });

  test("the site is the same as one that is compiled from nothing", async () => {
    const site = copy();
    await site.compile();
    site.change("components/Counter.tsx", "Clicks", "Times");
    site.change("en/docs/plain.md", "No component", "Still none");
    await site.compile();
    const after = contentsOf(site.site);
    const fresh = copy();
    cpSync(site.content, fresh.content, { recursive: true });
    await fresh.compile();
    expect(contentsOf(fresh.site)).toEqual(after);
  });
});

test("threads render the same pages as one thread does", async () => {
  const pages = Object.fromEntries(
    Array.from({ length: worthThreads }, (_, index) => [
      `en/docs/p${index}.md`,
      `# Page ${index}\n\n::Counter{count=${index}}\n`,
    ]),
  );
  const [one, two] = [copy(), copy()];
  for (const { content } of [one, two]) writeFiles(content, pages);
  await one.compile();
  const { published } = await compile(two.content, {
    cacheFolder: `${two.content}-cache`,
    outFolder: two.site,
    threads: true,
  });
  expect(published).toBeDefined();
  expect(contentsOf(two.site)).toEqual(contentsOf(one.site));
});

test("a browser gets neither zod nor a second React, and no component that no page uses", async () => {
  const site = copy();
  writeFiles(site.content, { "components/Unused.tsx": "export default () => <p>Unused</p>;\n" });
  await site.compile();
  const own = new Set(reader.withComponents.files.map((name) => `_twsite/${name}`));
  const scripts = filesIn(site.site).filter((path) => path.endsWith(".js") && !own.has(path));
  expect(namesOf(scripts)).toEqual([
    "_twsite/Counter.js",
    "_twsite/Fragile.js",
    "_twsite/Panel.js",
    "_twsite/Showcase.js",
    "_twsite/components.js",
  ]);
  for (const path of scripts) expect(readFileSync(join(site.site, path)).length, path).toBeLessThan(1000);
});

test("a component that uses zod in the browser has it there, and no other pays for it", async () => {
  const site = copy();
  site.change("components/Fragile.tsx", "if (isBroken)", "if (isBroken && z.string().safeParse(1).success)");
  site.change("components/Fragile.tsx", "import", 'import * as z from "zod";\nimport');
  await site.compile();
  const sizeOf = (name: string) => {
    const script = filesIn(site.site).find((path) => path.startsWith(`_twsite/${name}-`)) ?? "";
    return readFileSync(join(site.site, script)).length;
  };
  expect(sizeOf("Fragile")).toBeGreaterThan(10_000);
  expect(sizeOf("Counter")).toBeLessThan(1000);
});

test("the data of every page is as its schema says", async () => {
  const site = copy();
  await site.compile();
  const pages = filesIn(join(site.site, "data")).filter(
    (path) => path.startsWith("docs/") || path === "showcase.json",
  );
  for (const path of pages) PageData.parse(JSON.parse(readFileSync(join(site.site, "data", path), "utf8")));
  expect(pages).toHaveLength(4);
});

test("in a feed, which runs no scripts, a component is the text that stands in it", async () => {
  const site = copy();
  writeFiles(site.content, {
    "en/blog/2025-01-02-post.md":
      "---\ntitle: Post\n---\n\n:::Panel[Name]\nText of the **panel**.\n:::\n\n::Counter{count=1}\n",
  });
  await site.compile();
  const [item] = JSON.parse(readFileSync(join(site.site, "blog/feed.json"), "utf8")).items;
  expect(item.content_html).toBe("<div><p>Text of the <strong>panel</strong>.</p></div><div></div>");
});

test("a site without components is compiled where there is no bundler, and has the reader as it was built", async () => {
  const folder = temporaryFolder();
  cpSync("dist/twsite", join(folder, "twsite"), { recursive: true });
  writeFiles(join(folder, "content"), smallSite);
  const command = join(folder, "twsite/main.js");
  const options = { cwd: folder, encoding: "utf8" } as const;
  const report = execFileSync(process.execPath, [command, "compile", "--out", "site"], options);
  expect(report).toContain("0 errors");
  const scripts = filesIn(join(folder, "site")).filter((path) => path.endsWith(".js"));
  const built = reader.files.filter((name) => name.endsWith(".js")).map((name) => `_twsite/${name}`);
  expect(scripts).toEqual(built.sort());
});
