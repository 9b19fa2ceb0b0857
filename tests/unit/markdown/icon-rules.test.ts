/** Icons by name: each that pages may use is drawn by one style sheet, and the sheet for pages draws no other. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconRules } from "../../../cli/bundle/icon-styles.ts";
import { iconNames } from "../../../cli/markdown/directives/icons.ts";

const drawnBy = (set: "page" | "interface") =>
  iconRules(set).flatMap((rule) => /^\.icon-([a-z]+)\{--icon:url/.exec(rule)?.[1] ?? []);

test("every name has its rule, once", () => {
  const drawn = [...drawnBy("page"), ...drawnBy("interface")];
  expect(iconNames.filter((name) => drawn.filter((other) => other === name).length !== 1)).toEqual([]);
});

test("every rule for pages has its name", () => {
  expect(drawnBy("page").filter((name) => !iconNames.includes(name))).toEqual([]);
});

test("a drawing is an address that a style can have", () => {
  const rules = [...iconRules("page"), ...iconRules("interface")];
  expect(rules.filter((rule) => !/^[^{}]+\{--icon:url\("[^"<>#]+"\)\}$/.test(rule))).toEqual([]);
});

test("the style sheets ask for them", () => {
  const sheets = ["construct-icons", "icons"].map((name) =>
    readFileSync(`reader/styles/${name}.css`, "utf8"),
  );
  expect(sheets.map((sheet) => /"icons:(\w+)"/.exec(sheet)?.[1])).toEqual(["page", "interface"]);
});
