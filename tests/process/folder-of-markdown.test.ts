/** A folder of Markdown without `site.yml`, as a repository has it: `dev` and `compile` take it as a site. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

async function compiled(files: Record<string, string>, folder = "my docs") {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, folder), files);
  const env = { XDG_CACHE_HOME: join(cwd, "caches") };
  const { code, out, err } = await run(["compile", folder], { cwd, env });
  const read = (path: string) => readFileSync(join(cwd, "dist/site", path), "utf8");
  const routes = (): string[] =>
    code === 0 ? JSON.parse(read("data/routes.json")).routes.map(({ path }: { path: string }) => path) : [];
  const sidebar = () =>
    read("index.html")
      .match(/<nav[^>]*sidebar.*?<\/nav>/s)?.[0]
      .replace(/<[^>]+>/g, " ") ?? "";
  return { cwd, code, out, err, read, routes, sidebar, folder: join(cwd, folder) };
}

test("every Markdown file is a page, and nothing is written into the folder or beside it", async () => {
  const files = {
    "README.md":
      "# Harbour\n\nSee the [API](api/), the [notes](Release%20Notes.md) and [how to begin](<User Guide/01-start.md>).\n\n" +
      "> [!NOTE]\n> It floats.\n\n![A boat](images/a%20boat.svg)\n",
    "Release Notes.md": "# Release notes\n\nFirst.\n",
    "api/README.md": "# The API\n\nText. Back to [the start](../README.md).\n",
    "User Guide/01-start.md": "# Start\n\nBegin.\n",
    "User Guide/10-end.md": "# End\n\nStop.\n",
    "images/a boat.svg": picture,
    "node_modules/other/README.md": "# Not mine\n",
    "script.js": "process.exit();\n",
  };
  const site = await compiled(files);
  expect(site.err).toBe("");
  expect(site.out).toContain("0 errors, 0 warnings");
  expect(site.routes().sort()).toEqual([
    "/",
    "/api",
    "/category/user-guide",
    "/release-notes",
    "/user-guide/end",
    "/user-guide/start",
  ]);
  const home = site.read("index.html");
  for (const part of ['href="/api"', 'href="/release-notes"', 'href="/user-guide/start"', "It floats."])
    expect(home).toContain(part);
  expect(home).toMatch(/<img [^>]*src="[^"]*a%20boat/);
  expect(home).toContain("<title>Harbour | my docs</title>");
  expect(site.sidebar()).toMatch(/Harbour\s+The API\s+Release notes\s+User Guide/);
  expect(filesIn(site.folder).sort()).toEqual(Object.keys(files).sort());
  expect(existsSync(join(site.cwd, ".twsite"))).toBe(false);
});

test("mistakes are warnings, and each page is shown", async () => {
  const site = await compiled({
    "README.md": "# Home\n\nTo [nowhere](gone.md), and ![](none.png).\n",
    "guide.md": "---\nlayout: default\nsidebar_position: first\n---\n# Guide\n\nText of the guide.\n",
    "open.md": "---\ntitle: Open\n\nNo end of it.\n",
  });
  expect(site.code).toBe(0);
  for (const part of ["my docs/README.md:3:4  warning", "“sidebar_position” cannot be “first”"])
    expect(site.err).toContain(part);
  expect(site.err).not.toMatch(/ {2}error {2}/);
  expect(site.read("guide/index.html")).toContain("Text of the guide.");
  expect(site.read("open/index.html")).toContain("No end of it.");
});

test("a page that is too long is left out with a warning, and the others are published", async () => {
  const lines = Array.from({ length: 12_100 }, (_, index) => `Line ${index}\n`).join("");
  const site = await compiled({
    "README.md": "# Home\n\nSee the [log](log.md).\n",
    "log.md": `# Log\n\n${lines}`,
    "guide.md": "# Guide\n\nText.\n",
  });
  expect(site.code).toBe(0);
  expect(site.err).toContain("warning  this page has 12,103 lines, so the page is not shown");
  expect(site.err).toContain("“log.md” is a broken link");
  expect(site.routes().sort()).toEqual(["/", "/guide"]);
  expect(site.sidebar()).not.toContain("Log");
});

test("without a README, the first page is the home, and of a README and an index each has an address", async () => {
  const none = await compiled({ "b.md": "# B\n\nText.\n", "getting-started.md": "# Begin\n\nText.\n" });
  expect(none.routes().sort()).toEqual(["/", "/b"]);
  expect(none.read("index.html")).toContain("<title>Begin | my docs</title>");
  const both = await compiled({ "README.md": "# Read me\n\nText.\n", "index.md": "# Index\n\nText.\n" });
  expect(both.err).toBe("");
  expect(both.routes()).toHaveLength(2);
  expect(both.read("index.html")).toContain("<title>Index | my docs</title>");
  const sameFolders = await compiled({
    "README.md": "# Home\n\nText.\n",
    "git/how-to/one.md": "# One\n\nText.\n",
    "rails/how-to/two.md": "# Two\n\nText.\n",
    "data/README.md": "# Data\n\nText.\n",
    "data/sets.md": "# Sets\n\nText.\n",
  });
  expect(sameFolders.err).toBe("");
  expect(sameFolders.routes()).toEqual(
    expect.arrayContaining([
      "/category/git/how-to",
      "/category/rails/how-to",
      "/data-pages",
      "/data-pages/sets",
    ]),
  );
  const alike = await compiled({
    "README.md": "# Home\n\nText.\n",
    "a b.md": "# One\n\nText.\n",
    "a  b.md": "# Two\n\nText.\n",
    "a-b.md": "# Three\n\nText.\n",
    "a_b?.md": "# Four\n\nText.\n",
    "A B.md": "# Five\n\nText.\n",
  });
  expect(alike.err).not.toContain("error");
  expect(new Set(alike.routes()).size).toBe(6);
});

test("links from the top of the repository lead into the folder", async () => {
  const site = await compiled(
    {
      "README.md": "# Home\n\n[One](/docs/one.md), [two](/two.md).\n",
      "one.md": "# One\n\nText.\n",
      "two.md": "# Two\n\nText.\n",
    },
    "docs",
  );
  expect(site.err).toBe("");
  expect(site.read("index.html")).toMatch(/href="\/one".*href="\/two"/s);
});

describe("the order of the pages is that of", () => {
  const pages = {
    "README.md": "# Home\n\nText.\n",
    "b.md": "# B\n\nText.\n",
    "a/c.md": "# C\n\nText.\n",
    "z.md": "# Z\n\nText.\n",
  };
  test.each([
    [
      "_sidebar.md",
      "<!-- docsify -->\n\n* Guide\n\n  * [Last](z.md)\n  * [The third](/a/c)\n\n* [B](b.md 'title')\n",
    ],
    [
      "SUMMARY.md",
      "# Summary\n\n## Guide\n\n- [Last](./z.md)\n- [The third](a/c.md)\n\n## B\n\n- [B](b.md)\n",
    ],
    [
      "mkdocs.yml",
      "site_name: X\nnav:\n  - Guide:\n    - Last: z.md\n    - The third: a/c.md\n  - B: b.md\nx: !!python/name:y.z\n",
    ],
  ])("%s", async (name, text) => {
    const site = await compiled({ ...pages, [name]: text });
    expect(site.err).toBe("");
    expect(site.sidebar()).toMatch(/Home.*Guide.*Last.*The third.*B/s);
    expect(site.routes()).toContain("/a/c");
  });

  test("mkdocs.yml beside the folder", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, {
      "mkdocs.yml": "nav: [{ Last: z.md }, b.md]\n",
      "docs/z.md": "# Z\n\nText.\n",
      "docs/b.md": "# B\n\nText.\n",
      "docs/README.md": "# Home\n\nText.\n",
    });
    expect(
      await run(["compile", "docs"], { cwd, env: { XDG_CACHE_HOME: join(cwd, "caches") } }),
    ).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(cwd, "dist/site/index.html"), "utf8")).toMatch(/sidebar.*Last.*>B</s);
  });
});

test("its name is that of the package, of the Git remote or of the folder", async () => {
  const titleOf = async (files: Record<string, string>) =>
    (await compiled({ "README.md": "# Home\n\nText.\n", ...files }))
      .read("index.html")
      .match(/<title>.* \| (.*)<\/title>/)?.[1];
  expect(await titleOf({})).toBe("my docs");
  expect(
    await titleOf({ ".git/config": '[remote "origin"]\n\turl = git@github.com:acme/harbour.git\n' }),
  ).toBe("harbour");
  expect(await titleOf({ "package.json": '{ "name": "@acme/pier" }' })).toBe("pier");
});

test("init --here writes the site.yml that was assumed, and the site stays the same", async () => {
  const site = await compiled({ "README.md": "# Home\n\nText.\n", "guide/a b.md": "# A\n\nText.\n" });
  const made = await run(["init", "--here", "my docs"], { cwd: site.cwd });
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(filesIn(site.folder).sort()).toEqual(["README.md", "guide/a b.md", "site.yml"]);
  const routes = site.routes();
  expect(await run(["compile", "my docs"], { cwd: site.cwd })).toMatchObject({ code: 0, err: "" });
  expect(site.routes()).toEqual(routes);
  expect(await run(["init", "--here", "my docs"], { cwd: site.cwd })).toMatchObject({ code: 2 });
});

test("a content folder that has lost its site.yml is none", async () => {
  const cwd = temporaryFolder();
  writeFiles(cwd, {
    "content/en/docs/a.md": "# A\n\nText.\n",
    "site.yaml/.keep": "",
    "other/site.yaml": "",
    "other/a.md": "# A\n",
  });
  for (const folder of ["content", "other"]) {
    const { code, err } = await run(["compile", folder], { cwd });
    expect(code).toBe(1);
    expect(err).toContain(`${folder}/site.yml  error  this file is missing`);
  }
});

test("a list that is nested without end gives no order, and the pages are shown", async () => {
  const deep = Array.from({ length: 1000 }, (_, depth) => `${" ".repeat(depth)}- [A](a.md)`).join("\n");
  const site = await compiled({
    "README.md": "# Home\n\nText.\n",
    "a.md": "# A\n\nText.\n",
    "SUMMARY.md": deep,
  });
  expect(site.code).toBe(0);
  expect(site.routes()).toEqual(expect.arrayContaining(["/", "/a"]));
});
