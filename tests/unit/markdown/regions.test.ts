/** Regions of a file, in the comments of many languages. */
import { expect, test } from "vitest";
import { regionsIn } from "../../../cli/markdown/includes/regions.ts";

function regions(text: string): Record<string, string[]> {
  const lines = text.split("\n").map((each, index) => ({ text: each, line: index + 1 }));
  return Object.fromEntries(
    [...regionsIn(lines).lines].map(([name, found]) => [name, found.map((line) => line.text)]),
  );
}

test.each([
  ["<!-- #region a -->", "<!-- #endregion -->"],
  ["  // #region a", "  // #endregion a"],
  ["//#region a", "//#endregion"],
  ["/* #region a */", "/* #endregion a */"],
  ["# #region a", "# #endregion"],
  ["#region a", "#endregion"],
  ["-- #region a", "-- #endregion"],
])("%s", (start, end) => {
  expect(regions(`before\n${start}\ninside\n${end}\nafter`)).toEqual({ a: ["inside"] });
});

test("they stand in one another, overlap by name, and go on elsewhere", () => {
  const text =
    "// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion\n4\n// #region a\n5\n// #endregion";
  expect(regions(text)).toEqual({ a: ["1", "2", "5"], b: ["2", "3"] });
});

test("text about regions is text", () => {
  expect(regions("The #region a of it\n// region a\n#regional a")).toEqual({});
});
