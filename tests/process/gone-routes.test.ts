/** `twsite routes --fix`: published addresses and headings do not disappear unnoticed (S71). */
import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentsOf, differences, editFile, writeFiles } from "../sites/folders.ts";
import { addresses, files, published } from "./published-site.ts";
import { run } from "./warm-command.ts";

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
      "Nothing to fix: every published address still works.\n",
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
