/** `--release`: what an owner has to fill in keeps a site from being published, and from nothing else (S72). */
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

const files: Files = {
  "site.yml":
    "title: Site\nurl: https://twsite.dev\nlocales: [{ id: en, tag: en, label: English }]\nvariables: { phone: '[your phone number]' }\n",
  "en/pages/index.md": "# Home\n\nCall {{phone}}.\n",
};

test("a placeholder is listed by status, and is an error of a release alone", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), files);
  expect(await run(["check", "--strict"], { cwd })).toMatchObject({ code: 0 });
  expect(await run(["compile", "--strict"], { cwd })).toMatchObject({ code: 0 });
  const before = readFileSync(join(cwd, "dist/site/.twsite.json"), "utf8");
  const finding =
    "content/site.yml:4:21  error  “[your phone number]” is still a placeholder, in variables.phone";

  const status = await run(["status"], { cwd });
  expect(status.out).toContain(
    "To fill in before publishing (1)\n  content/site.yml:4:21  “[your phone number]” is still a placeholder",
  );
  const json = JSON.parse((await run(["status", "--format", "json"], { cwd })).out);
  expect(json.placeholders).toMatchObject([{ file: "site.yml", place: { line: 4, column: 21 } }]);

  const checked = await run(["check", "--release"], { cwd });
  expect(checked.code).toBe(1);
  expect(checked.out).toContain(finding);
  // What the last run knows of the same files does not count.
  const compiled = await run(["compile", "--release"], { cwd });
  expect(compiled.code).toBe(1);
  expect(compiled.err).toContain(finding);
  expect(readFileSync(join(cwd, "dist/site/.twsite.json"), "utf8")).toBe(before);

  writeFiles(join(cwd, "content"), {
    "site.yml": String(files["site.yml"]).replace("[your phone number]", "+33 1 23 45 67 89"),
  });
  expect(await run(["check", "--release", "--strict"], { cwd })).toMatchObject({ code: 0 });
  expect(await run(["compile", "--release"], { cwd })).toMatchObject({ code: 0 });
});

test("the shipped site's own placeholders are named, and so are those of a new site", async () => {
  const cwd = temporaryFolder();
  // The placeholders are in its configuration and its plain pages.
  cpSync("content", join(cwd, "content"), {
    recursive: true,
    filter: (path) => !/[/\\](?:docs|blog|apis|static|components)$/.test(path),
  });
  const shipped = await run(["check", "--release"], { cwd });
  expect(shipped.code).toBe(1);
  for (const text of ["https://www.example.com", "https://www.linkedin.com/", "variables.publisher-vat"])
    expect(shipped.out).toContain(text);
  expect((await run(["status"], { cwd })).out).toContain("variables.publisher-vat");

  await run(["init", "site", "--no-install"], { cwd });
  const fresh = await run(["check", "--release"], { cwd: join(cwd, "site") });
  expect(fresh.out).toContain(
    "content/site.yml:7:6  error  “https://www.example.com” is still a placeholder",
  );
  expect(existsSync(join(cwd, "site/content/routes.lock"))).toBe(false);
});
