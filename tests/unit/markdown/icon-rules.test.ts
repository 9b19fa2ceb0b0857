/** Icons by name: each that pages may use is drawn by the style sheet, and the sheet for pages draws no other. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "../../../cli/markdown/directives/icons.ts";

function drawnIn(sheet: string): string[] {
  const rules = readFileSync(`reader/styles/${sheet}`, "utf8").matchAll(
    /\.icon-([a-z]+)\s*(?:,[^{]*)?\{([^}]*)\}/g,
  );
  return [...rules].flatMap(([, name = "", body = ""]) => (body.includes("--icon:") ? [name] : []));
}

test("every name has its rule", () => {
  const drawn = new Set([
    ...drawnIn("construct-icons.css"),
    ...drawnIn("icons.css"),
    ...drawnIn("first/icons.css"),
  ]);
  expect(iconNames.filter((name) => !drawn.has(name))).toEqual([]);
});

test("every rule for pages has its name, once", () => {
  const drawn = drawnIn("construct-icons.css");
  expect(drawn.filter((name) => !iconNames.includes(name))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(new Set(iconNames).size).toBe(iconNames.length);
});
