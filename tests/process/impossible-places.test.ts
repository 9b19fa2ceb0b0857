/** Commands that are told to write where nobody can: a message, an exit code, and nothing left behind. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

const long = "a".repeat(300);

test.each([
  ["init", "a file", ["init", "file"]],
  ["init", "a folder below a file", ["init", "file/a/b"]],
  ["init", "a system folder", ["init", "/proc/twsite/site"]],
  ["init", "a name that is too long", ["init", long]],
  ["init", "a folder in one that would be new", ["init", `new/${long}/site`]],
  ["init", "a folder that is not empty", ["init", "full"]],
  ["schema", "a folder below a file", ["schema", "--out", "file/a"]],
  ["schema", "a system folder", ["schema", "--out", "/proc/twsite/site"]],
  ["schema", "a name that is too long", ["schema", "--out", `new/${long}`]],
  ["import", "a folder below a file", ["import", "--no-install", "docusaurus", "full", "file/a"]],
  ["import", "a system folder", ["import", "--no-install", "docusaurus", "full", "/proc/twsite/site"]],
  ["compile", "a content folder below a file", ["compile", "--content", "file/a"]],
  ["check", "a name that is too long", ["check", "--content", long]],
  ["docs-version", "a content folder that is a file", ["docs-version", "1.0", "--content", "file"]],
  ["status", "a content folder below a file", ["status", "--content", "file/a", "--accept", "x"]],
])("%s: %s", async (_, __, args) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "Text");
  mkdirSync(join(folder, "full"));
  writeFileSync(
    join(folder, "full/docusaurus.config.js"),
    "export default { title: 'A', url: 'https://a.example' };",
  );
  const { code, err, out } = await run(args, { cwd: folder });
  expect([1, 2]).toContain(code);
  const text = err + out;
  expect(text).toMatch(/^(error: |\S+ {2}error {2})/m);
  expect(text).not.toMatch(/^\s+at |\.js:\d+|Error:/m);
  expect(readdirSync(folder).sort()).toEqual(["file", "full"]);
});
