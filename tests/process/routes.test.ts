/** `twsite routes`: published addresses are listed in Git, and do not disappear unnoticed (S71). */
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  contentsOf,
  differences,
  editFile,
  type Files,
  temporaryFolder,
  writeFiles,
} from "../sites/folders.ts";
import { run } from "./command.ts";

const files: Files = {
  "site.yml":
    "title: Site\nurl: https://example.com\nblog: { posts_per_page: 1 }\nlocales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md": "---\r\ntitle: Start  # Here.\r\n---\r\n\r\nText.\r\n\r\n## Install\r\n",
  "fr/docs/start.md": "# Début\n\n## Installer\n",
  "en/docs/untranslated.md": "# Untranslated\n",
  "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n",
  "en/docs/hidden.md": "---\nunlisted: true\n---\n\n# Hidden\n",
  "en/blog/one.md": "---\ndate: 2025-01-01\n---\n\n# One\n",
  "en/blog/two.md": "---\ndate: 2999-01-01\n---\n\n# Two\n",
};

function project(more: Files = {}): { cwd: string; content: string } {
  const cwd = temporaryFolder();
  return { cwd, content: writeFiles(join(cwd, "content"), { ...files, ...more }) };
}

async function published(more: Files = {}): Promise<{ cwd: string; content: string }> {
  const made = project(more);
  expect(await run(["routes", "--accept"], { cwd: made.cwd })).toMatchObject({ code: 0, err: "" });
  return made;
}

const lockOf = (content: string) => readFileSync(join(content, "routes.lock"), "utf8");
const addresses = (content: string) =>
  lockOf(content)
    .split("\n")
    .filter((line) => line.startsWith("/"))
    .map((line) => line.split(" ")[0]);

describe("the list", () => {
  test("has each address and heading that is published, without what only stands in for one", async () => {
    const { cwd, content } = project();
    const before = contentsOf(content);
    const none = await run(["routes", "--base-url", "/below/"], { cwd });
    expect(none).toMatchObject({ code: 0, err: "" });
    expect(none.out).toContain("There is no content/routes.lock");
    for (const command of ["check", "compile", "status"]) await run([command], { cwd });
    expect(differences(before, contentsOf(content))).toEqual([]);

    expect(await run(["routes", "--accept", "--base-url", "/below/"], { cwd })).toMatchObject({
      code: 0,
      out: "content/routes.lock lists 16 addresses and 2 headings.\n",
    });
    expect(addresses(content)).toEqual([
      "/",
      "/blog",
      "/blog/archive",
      "/blog/authors",
      "/blog/one",
      "/blog/tags",
      "/blog/two",
      "/docs/hidden",
      "/docs/start",
      "/docs/start#install",
      "/docs/untranslated",
      "/fr/",
      "/fr/blog",
      "/fr/blog/archive",
      "/fr/blog/authors",
      "/fr/blog/tags",
      "/fr/docs/start",
      "/fr/docs/start#installer",
    ]);
    expect(differences(before, contentsOf(content))).toEqual(["routes.lock"]);
    const accepted = lockOf(content);
    expect((await run(["check", "--strict"], { cwd })).out).toBe("0 errors, 0 warnings in content\n");
    expect((await run(["routes"], { cwd })).out).toBe("Nothing has changed since content/routes.lock.\n");

    // An edit of the text leaves it as it is.
    editFile(join(content, "en/docs/start.md"), "## Install\r\n", "## Install\r\n\r\nMore text.\r\n");
    await run(["routes", "--accept"], { cwd });
    expect(lockOf(content)).toBe(accepted);
  });

  test("a new address is no finding; status counts it", async () => {
    const { cwd, content } = await published();
    writeFiles(content, { "en/docs/new.md": "# New\n\n## Part\n" });
    expect((await run(["check", "--strict"], { cwd })).code).toBe(0);
    expect((await run(["status"], { cwd })).out).toContain(
      "17 addresses published: 1 not in routes.lock yet; routes --accept adds them\n",
    );
    expect(await run(["routes"], { cwd })).toMatchObject({
      code: 0,
      out: "New (2)\n  /docs/new\n  /docs/new#part\n",
    });
    const { out } = await run(["routes", "--format", "json"], { cwd });
    expect(JSON.parse(out)).toEqual({
      new: { routes: ["/docs/new"], headings: [{ route: "/docs/new", anchor: "part" }] },
      gone: [],
      goneHeadings: [],
    });
    await run(["routes", "--accept"], { cwd });
    expect((await run(["status"], { cwd })).out).toContain("17 addresses published: all in routes.lock\n");
  });

  test("nothing is written while pages have errors, or where nobody can read what was published", async () => {
    const { cwd, content } = await published();
    writeFiles(content, { "en/docs/start.md": '---\ntitle: "x\n---\n' });
    const before = contentsOf(content);
    const refused = await run(["routes", "--accept"], { cwd });
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("1 error in content");
    // What the page's address and headings are is not known; they are not reported as well.
    expect((await run(["check"], { cwd })).out).not.toContain("routes.lock");
    expect(differences(before, contentsOf(content))).toEqual([]);

    writeFiles(content, { "en/docs/start.md": files["en/docs/start.md"] ?? "" });
    rmSync(join(content, "routes.lock"));
    mkdirSync(join(content, "routes.lock"));
    for (const args of [["routes"], ["routes", "--accept"], ["check"], ["compile"]])
      expect(await run(args, { cwd })).toMatchObject({ code: 1 });
  });

  test("a conflict that Git left is a finding, and is gone once the list is accepted", async () => {
    const { cwd, content } = await published();
    const lock = lockOf(content).replaceAll("\n", "\r\n");
    const line = "/docs/hidden  en/docs/hidden.md";
    writeFiles(content, {
      "routes.lock": lock.replace(
        line,
        `<<<<<<< HEAD\r\n${line}\r\n=======\r\n/docs/theirs\r\n>>>>>>> b\r\n${line}`,
      ),
    });
    const { code, out } = await run(["check"], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/routes\.lock:10:1 {2}error {2}this is a conflict of two branches/);
    expect(out).toMatch(/“\/docs\/theirs” would disappear/);
    expect((await run(["routes", "--accept"], { cwd })).out).toContain("given up: /docs/theirs");
    expect((await run(["check", "--strict"], { cwd })).code).toBe(0);
  });

  test("options that contradict each other are refused", async () => {
    const { cwd } = project();
    expect((await run(["routes", "--accept", "--fix"], { cwd })).code).toBe(2);
  });
});

describe("an address that would disappear", () => {
  test("is an error that names where the page went; --fix writes the alias there and nothing else", async () => {
    const { cwd, content } = await published();
    renameSync(join(content, "en/docs/start.md"), join(content, "en/docs/begin.md"));
    const { code, out } = await run(["check"], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^content\/routes\.lock:\d+:1 {2}error {2}the published address “\/docs\/start” would/m,
    );
    expect(out).toContain("did you mean “/docs/begin”?");
    expect(await run(["compile"], { cwd })).toMatchObject({ code: 1 });
    expect(await run(["routes"], { cwd })).toMatchObject({ code: 1 });

    const before = contentsOf(content);
    expect(await run(["routes", "--fix"], { cwd })).toMatchObject({
      code: 0,
      out: "content/en/docs/begin.md: alias /docs/start\n",
    });
    expect(differences(before, contentsOf(content))).toEqual(["en/docs/begin.md"]);
    expect(readFileSync(join(content, "en/docs/begin.md"), "utf8")).toBe(
      "---\r\ntitle: Start  # Here.\r\naliases:\r\n  - /docs/start\r\n---\r\n\r\nText.\r\n\r\n## Install\r\n",
    );
    expect((await run(["check", "--strict"], { cwd })).out).toBe("0 errors, 0 warnings in content\n");
    expect((await run(["routes", "--fix"], { cwd })).out).toBe(
      "Nothing to fix: every published address leads somewhere.\n",
    );

    // The old address stays published, and so do its headings.
    await run(["routes", "--accept"], { cwd });
    expect(addresses(content)).toEqual(
      expect.arrayContaining(["/docs/start", "/docs/start#install", "/docs/begin"]),
    );
    editFile(join(content, "en/docs/begin.md"), "aliases:\r\n  - /docs/start\r\n", "");
    expect((await run(["check"], { cwd })).code).toBe(1);
  });

  test("is left to the author where several pages may be meant, or none", async () => {
    const { cwd, content } = await published();
    const text = files["en/docs/start.md"] ?? "";
    rmSync(join(content, "en/docs/start.md"));
    rmSync(join(content, "en/docs/hidden.md"));
    writeFiles(content, { "en/docs/a.md": text, "en/docs/b.md": text });
    const before = contentsOf(content);
    const { code, out } = await run(["routes", "--fix"], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/routes\.lock:\d+ {2}\/docs\/start: perhaps \/docs\/a or \/docs\/b\n/);
    expect(out).toMatch(/\/docs\/hidden: no page looks like it\n/);
    expect(differences(before, contentsOf(content))).toEqual([]);

    expect((await run(["routes", "--accept"], { cwd })).out).toContain("given up: /docs/start\n");
    expect((await run(["check", "--strict"], { cwd })).code).toBe(0);
  });

  test("is there while a redirect or a static file answers", async () => {
    const { cwd, content } = await published();
    rmSync(join(content, "en/docs/start.md"));
    rmSync(join(content, "fr/docs/start.md"));
    rmSync(join(content, "en/docs/hidden.md"));
    writeFiles(content, {
      "site.yml": `${files["site.yml"]}redirects:\n  - { from: /docs/start, to: https://example.org/ }\n  - { from: /fr/docs/start, to: / }\n`,
      "static/docs/hidden/index.html": "<p>Here.\n",
    });
    const { code, out } = await run(["check"], { cwd });
    // The home page has no such heading.
    expect({ code, lines: out.match(/^content.*/gm) }).toEqual({
      code: 0,
      lines: [expect.stringContaining("the published heading “#installer” of “/fr/docs/start”")],
    });
  });

  test("a translation that is taken back leaves the source's text at its address", async () => {
    const { cwd, content } = await published();
    rmSync(join(content, "fr/docs/start.md"));
    const { code, out } = await run(["check"], { cwd });
    expect({ code, lines: out.match(/^content.*/gm)?.length }).toEqual({ code: 0, lines: 1 });
    expect(out).toContain("“#installer”");
  });
});

describe("a heading that is called otherwise", () => {
  test("is a warning; --fix keeps the older id behind the new one", async () => {
    const { cwd, content } = await published();
    editFile(join(content, "en/docs/start.md"), "## Install", "## Installation");
    editFile(join(content, "fr/docs/start.md"), "## Installer", "## Tout autre chose");
    const { code, out } = await run(["check"], { cwd });
    expect(code).toBe(0);
    expect(out).toContain("the published heading “#install” of “/docs/start” would disappear");
    const fixed = await run(["routes", "--fix"], { cwd });
    expect(fixed).toMatchObject({ code: 0 });
    expect(fixed.out).toContain("content/en/docs/start.md: heading #installation is #install, too\n");
    expect(fixed.out).toContain("/fr/docs/start#installer: perhaps /fr/docs/start#tout-autre-chose\n");
    expect(readFileSync(join(content, "en/docs/start.md"), "utf8")).toContain(
      "\r\n\r\n## Installation {#installation}{#install}\r\n",
    );
    expect(readFileSync(join(content, "fr/docs/start.md"), "utf8")).toContain("## Tout autre chose\n");

    writeFiles(content, { "en/docs/links.md": "# Links\n\n[Old](./start.md#install)\n" });
    const again = await run(["check"], { cwd });
    expect(again.out.match(/^content.*/gm)?.length).toBe(1);
    await run(["compile"], { cwd });
    const document = readFileSync(join(cwd, "dist/site/docs/start/index.html"), "utf8");
    expect(document).toContain('<h2 id="installation"><span id="install"></span>Installation</h2>');
    const data = readFileSync(join(cwd, "dist/site/data/docs/start.json"), "utf8");
    expect(JSON.parse(data).outline).toEqual([{ id: "installation", title: "Installation", depth: 2 }]);
    expect(readFileSync(join(cwd, "dist/site/docs/start.md"), "utf8")).toContain(
      "## Installation {#installation}{#install}",
    );
  });
});
