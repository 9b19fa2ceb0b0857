/** The importer is a house of its own in the compiler: one command enters it, and it enters few other rooms. Types count, too. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const importOf = /(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g;
const importer = "cli/import/";

const arrows = readdirSync("cli", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => {
    const from = join("cli", path);
    return [...readFileSync(from, "utf8").matchAll(importOf)].map(([, target = ""]) => ({
      from,
      to: normalize(join(dirname(from), target)),
    }));
  });

test("only the command imports from it", () => {
  const entering = arrows.filter(({ from, to }) => to.startsWith(importer) && !from.startsWith(importer));
  expect(new Set(entering.map(({ from }) => from))).toEqual(new Set(["cli/commands/import.ts"]));
});

test("beside Markdown, files and findings it takes few things from the compiler", () => {
  const shared = ["cli/markdown/", "cli/source/", "cli/report/", "schema/", importer];
  const taken = arrows.flatMap(({ from, to }) =>
    from.startsWith(importer) && !shared.some((room) => to.startsWith(room)) ? to : [],
  );
  expect([...new Set(taken)].sort()).toEqual([
    "cli/authoring/starter/all-or-nothing.ts",
    "cli/authoring/starter/language-name.ts",
    "cli/authoring/starter/strings-yml.ts",
    "cli/check/theme/css-tokens.ts",
    "cli/compile/compile-files.ts",
    "cli/pipeline/analyze.ts",
    "cli/pipeline/assemble-and-check.ts",
    "cli/site/accent.ts",
    "cli/site/link-target.ts",
    "cli/site/slug.ts",
    "cli/site/written-direction.ts",
  ]);
});
