/** What a configuration in code comes to, as far as its text tells. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { readModule } from "../../cli/import/read-module.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";

async function valueIn(code: string) {
  const folder = writeFiles(temporaryFolder(), { "module.js": code });
  const { value, unread, placeOf } = await readModule(join(folder, "module.js"), 2025);
  return { value, unread: unread.map(({ path, place }) => `${path} ${place.line}`), placeOf };
}

test("a list is read without what is left out for production", async () => {
  const { value, unread, placeOf } = await valueIn(`
const isDev = process.env.NODE_ENV === "development";
const shared = ["c", "d"];
export default {
  plugins: [
    "a",
    isDev && "only-here",
    !isDev && ["b", { x: 1 }],
    ...shared,
    isDev ? "x" : "e",
    null,
    function own() {},
  ].filter(Boolean),
};`);
  expect(value).toEqual({ plugins: ["a", ["b", { x: 1 }], "c", "d", "e", undefined] });
  expect(placeOf("plugins.1")).toEqual({ line: 8, column: 5 });
  expect(unread).toEqual(["plugins.5 12"]);
});

test("sums are sums, and texts are joined", async () => {
  const { value } = await valueIn('const n = 2;\nmodule.exports = { sum: n + 3, text: "a" + n };');
  expect(value).toEqual({ sum: 5, text: "a2" });
});

test("what the environment decides is not guessed", async () => {
  const { value, unread } = await valueIn("export default { baseUrl: process.env.CI ? '/a/' : '/b/' };");
  expect(value).toEqual({ baseUrl: undefined });
  expect(unread).toEqual(["baseUrl 1"]);
});

test("a list that is spread into itself ends", async () => {
  const { value } = await valueIn("const a = [1, ...a];\nexport default { a };");
  expect(value).toMatchObject({ a: expect.arrayContaining([1]) });
});
