/** The reader's script is without the parts of React that it does not use; a site's own components have all of React. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asModule, publicNames } from "../../../cli/bundle/react-as-modules.ts";
import { unusedExports, unusedParts, withoutUnusedParts } from "../../../cli/bundle/react-parts.ts";
import { readReaderFiles } from "../../../cli/emit/reader-files.ts";

const reader = readReaderFiles("dist/twsite/reader");

test.each(["startViewTransition", "style[data-href", "dns-prefetch"])(
  "%s is only in the script for a site with components of its own",
  (name) => {
    const has = (folder: string, files: readonly string[]) =>
      files.some((file) => readFileSync(join(reader.folder, folder, file), "utf8").includes(name));
    expect(has("assets", [reader.script, ...reader.imports])).toBe(false);
    expect(has("own", [reader.withComponents.script, ...reader.withComponents.imports])).toBe(true);
  },
);

test("what starts an unused part is an export of React, which the reader cannot import", () => {
  expect([...publicNames("react"), ...publicNames("react-dom")]).toEqual(
    expect.arrayContaining([...unusedExports]),
  );
  const text = asModule("exports.Activity = 1;\nexports.memo = 2;\n", unusedExports);
  expect(text).toContain("export { exports$memo as memo };");
});

test("the reader renders no element that React would move to the head", () => {
  const files = readdirSync("reader", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  expect(files.length).toBeGreaterThan(50);
  const moved = files.filter((file) =>
    /<(link|meta|script|style|title)\b/.test(readFileSync(join("reader", file), "utf8")),
  );
  expect(moved).toEqual([]);
});

test("functions of unused parts become empty, and one that React does not have is named", () => {
  const names = Object.values(unusedParts).flatMap(({ functions }) => functions);
  const [first, ...others] = names.map(
    (name) => `function ${name}(\n  a,\n  b\n) {\n  if (a) {\n    b();\n  }\n}\n`,
  );
  const kept = "function beginWork(a) {\n  return a;\n}\n";
  const text = withoutUnusedParts([first, ...others, kept].join(""));
  expect(text).not.toContain("b();");
  expect(text).toContain(kept);
  expect(() => withoutUnusedParts(others.join(""))).toThrow(`React has no ${names[0]}:`);
});
