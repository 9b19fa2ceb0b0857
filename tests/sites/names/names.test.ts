/** A sample of the names that JavaScript’s objects have, such as `constructor`: ordinary names, wherever a writer gives one. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../build.ts";
import { temporaryFolder, writeFiles } from "../folders.ts";
import { smallSite } from "../small-sites.ts";
import { runNames } from "./run-names.ts";

runNames(["constructor", "toString", "__proto__"]);

test("“__proto__” cannot be a key in YAML: the finding is at its place", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "sidebars.yml": "docs:\n  - page\n__proto__:\n  - page\n",
    "tags.yml": "other: { __proto__: text }\n",
    "en/docs/page.md": '---\ntitle: Page\n"__proto__": text\n---\n\nText.\n',
  });
  const { findings } = await checkContent(content);
  const message = "“__proto__” cannot be a key";
  expect(findings.map(({ file, place, message }) => ({ file, place, message }))).toEqual(
    expect.arrayContaining([
      { file: "sidebars.yml", place: { line: 3, column: 1 }, message },
      { file: "tags.yml", place: { line: 1, column: 10 }, message },
      { file: "en/docs/page.md", place: { line: 3, column: 1 }, message },
    ]),
  );
});

test("attributes with such names are left out with a finding", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "en/pages/index.md": '# Home\n\n<span constructor="x" __proto__="y" toString="z">Text</span>\n',
  });
  const { findings } = await checkContent(content);
  expect(findings.map(({ place, message }) => `${place?.line}: ${message}`).sort()).toEqual([
    "3: “__proto__” of <span> is left out",
    "3: “constructor” of <span> is left out",
    "3: “tostring” of <span> is left out",
  ]);
});
