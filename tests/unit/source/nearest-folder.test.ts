/** Which folder is offered to somebody who named one that is not there, or is none of its kind. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { nearestCompiled, nearestContent } from "../../../cli/source/nearest-folder.ts";
import { type Files, temporaryFolder, writeFiles } from "../../sites/folders.ts";

test.each<[string, Files, string, string]>([
  ["a slip", { "content/site.yml": "", "dist/x": "" }, "contnet", "content"],
  ["a slip further up", { "site/content/site.yml": "" }, "siet/content", "site/content"],
  ["a file of it", { "content/site.yml": "" }, "content/site.yml", "content"],
  ["the project instead of its content", { "site/content/site.yml": "" }, "site", "site/content"],
  ["a project that was not gone into", { "site/content/site.yml": "" }, "content", "site/content"],
  ["a command called in the folder itself", { "site.yml": "" }, "content", "."],
])("of content: %s", (_, files, written, expected) => {
  const cwd = writeFiles(temporaryFolder(), files);
  expect(nearestContent(join(cwd, written))).toBe(join(cwd, expected));
});

test.each<[string, Files, string]>([
  ["nothing is near", { "content/site.yml": "" }, "elsewhere"],
  ["the nearest is no content", { "docs/x.md": "" }, "dosc"],
  ["there are two to choose from", { "a/content/site.yml": "", "b/content/site.yml": "" }, "content"],
])("none where %s", (_, files, written) => {
  expect(nearestContent(join(writeFiles(temporaryFolder(), files), written))).toBeUndefined();
});

test.each([
  ["a slip", "dist/sit", "dist/site"],
  ["a page of it", "dist/site/index.html", "dist/site"],
  ["the folder around it", "dist", "dist/site"],
])("of a compiled site: %s", (_, written, expected) => {
  const cwd = writeFiles(temporaryFolder(), { "dist/site/.twsite.json": "{}" });
  expect(nearestCompiled(join(cwd, written))).toBe(join(cwd, expected));
});

test("of a compiled site: that of a project that was not gone into", () => {
  const cwd = writeFiles(temporaryFolder(), { "site/dist/site/.twsite.json": "{}" });
  expect(nearestCompiled(join(cwd, "dist/site"))).toBe(join(cwd, "site/dist/site"));
});
