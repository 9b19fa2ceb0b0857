/** No content can have a name that the reader looks up: the list of them is complete. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { actingData, compiledData, reservedIds } from "../../../schema/reserved-names.ts";

const sources = readdirSync("reader", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => readFileSync(join("reader", name), "utf8"));

const all = (pattern: RegExp) =>
  [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? "")))].sort();

test("every data- attribute of the reader is on the list", () => {
  const inText = all(/[["'\s]data-([a-z]+(?:-[a-z]+)*)(?=[=\]"'])/g);
  const inCode = all(/\bdataset\.([a-zA-Z]+)/g).map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const listed = [...actingData, ...compiledData];
  expect([...inText, ...inCode].filter((name) => !listed.includes(name))).toEqual([]);
});

test("every id of the reader is on the list", () => {
  expect(all(/\bid="([^"]+)"/g).filter((id) => !reservedIds.includes(id))).toEqual([]);
});
