/** `twsite routes`: published addresses are listed in Git (S71). */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentsOf, differences, editFile, writeFiles } from "../sites/folders.ts";
import { addresses, files, lockOf, project, published } from "./published-site.ts";
import { run } from "./warm-command.ts";

describe("the list", () => {
  test("has each address and heading that is published, without what only stands in for one", async () => {
    const { cwd, content } = project();
    const before = contentsOf(content);
    const none = await run(["routes", "--base-url", "/below/"], { cwd });
    expect(none).toMatchObject({ code: 0, err: "" });
    expect(none.out).toContain("No content/routes.lock yet");
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
    expect(out).toMatch(/routes\.lock:10:1 {2}error {2}this is left from a merge conflict/);
    expect(out).toMatch(/“\/docs\/theirs” would disappear/);
    expect((await run(["routes", "--accept"], { cwd })).out).toContain("given up: /docs/theirs");
    expect((await run(["check", "--strict"], { cwd })).code).toBe(0);
  });

  test("options that contradict each other are refused", async () => {
    const { cwd } = project();
    expect((await run(["routes", "--accept", "--fix"], { cwd })).code).toBe(2);
  });
});
