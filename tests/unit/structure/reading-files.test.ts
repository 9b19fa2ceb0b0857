/** Files that authors give are read through one door, `cli/source/read-inside.ts`, which judges where the opened file is (S70). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Functions of Node that open a file or folder by its name, follow a link, or say where one leads. */
const opening = /^(read(File|link)|open(AsBlob)?|create(Read|Write)Stream|copyFile|cp|realpath)(Sync)?$/;

/** Files with such a function, and why no file that an author gives is opened there. */
const reasons: Record<string, string> = {
  "cli/source/read-inside.ts": "the door",
  "cli/source/regular-file.ts": "opens what the door and the tool's own folders name",
  "cli/source/real-path.ts": "says where a path leads; opens nothing",
  "cli/source/entry-kind.ts": "says what a link is; opens nothing",
  "cli/source/replace-file.ts": "keeps the text of a file that is rewritten, which was read through the door",
  "cli/authoring/freeze/freeze-docs.ts":
    "copies a folder with its links as links, which the next compile judges",
  "cli/authoring/starter/all-or-nothing.ts": "writes new files, which must not exist",
  "cli/authoring/starter/starter.ts": "files of the package",
  "cli/cache/replace.ts": "the tool's cache",
  "cli/cache/packs/compact.ts": "the tool's cache",
  "cli/cache/packs/open-files.ts": "the tool's cache",
  "cli/cache/packs/segment-writer.ts": "the tool's cache",
  "cli/commands/host.ts": "a file of the package",
  "cli/commands/install-tool.ts": "npm's list of what it has installed; nothing of it is shown",
  "cli/commands/next-steps.ts": "package.json of the folder that the user is in; one name of it is shown",
  "cli/commands/preview.ts": "the record of a compiled site; two values of it are used",
  "cli/compile/site-code/bundle-cache.ts": "hashes files of bundles, packages too; nothing of them is kept",
  "cli/dev/manual-site/manual-site.ts": "files of the package",
  "cli/diff/git-state.ts": "a file that Git has just written into a folder of the tool",
  "cli/diff/review/write-review.ts": "files of the package",
  "cli/emit/reader-files.ts": "files of the package",
  "cli/emit/file-outputs.ts": "files of the package",
  "cli/images/cards/card-tools.ts": "a package",
  "cli/images/cards/draw-card.ts": "a package",
  "cli/images/sizes/encode.ts": "a package",
  "cli/markdown/extension-watch.ts": "watches what extensions open",
  "cli/report/rule-help.ts": "a file of the package",
};

/** `cli/bundle` runs while the package is built, and `cli/manual` is content. */
const files = readdirSync("cli", { recursive: true, encoding: "utf8" })
  .map((name) => join("cli", name).replaceAll("\\", "/"))
  .filter((path) => /\.tsx?$/.test(path) && !/^cli\/(bundle|manual)\//.test(path));

test("no other file of the compiler opens files by their names", () => {
  const found = files.filter((path) => {
    const text = readFileSync(path, "utf8");
    const names = [
      ...text.matchAll(/import (?:type )?(\{[^}]*\}|[^"{]*) from "(?:node:)?fs(?:\/promises)?"/g),
    ].map(([, list = ""]) => list);
    const others = /(?:import|require|getBuiltinModule)\(\s*["'](?:node:)?fs\b/.test(text);
    return (
      others ||
      names.some((list) => !list.startsWith("{") || list.match(/\w+/g)?.some((name) => opening.test(name)))
    );
  });
  expect(found.sort()).toEqual(Object.keys(reasons).sort());
});
