/** The privacy page lists every key that the reader may write into the storage of a visitor's browser. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { locales, shippedPage } from "./pages.ts";

/** Visitors meet what integrations store on sites that declare some. */
const hasIntegrations = /^integrations:/m.test(readFileSync("content/site.yml", "utf8"));

/** No visitor meets what `dev` adds to the reader. */
const sources = readdirSync("reader", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("dev/"))
  .filter((path) => hasIntegrations || !path.startsWith("integrations/"))
  .map((path) => readFileSync(join("reader", path), "utf8"));

/** What is given as a key where storage is written: texts as they stand, and names by the text that they stand for. */
const keys = sources.flatMap((source) =>
  [
    ...source.matchAll(
      /(?:\buseStored|\bstored\.write|Storage\.setItem)\(\s*(?:([A-Z_]+)\b|["`]([^"`]+)["`])/g,
    ),
  ].flatMap(([, name = "", text]) => text ?? textOfConstant(name)),
);

function textOfConstant(name: string): string[] {
  return sources.flatMap(
    (source) => new RegExp(`const ${name} = ["\`]([^"\`]+)["\`]`).exec(source)?.[1] ?? [],
  );
}

/** `twsite-tabs:${group}` and `twsite-tabs:<group>` are one key. */
const stem = (key: string) => key.replace(/:.*$/, ":");

test.each(locales)("%s: every key stands in the table, and no other does", (locale) => {
  const { hast } = shippedPage(locale, "docs/legal/privacy.md");
  const listed = selectAll("td:first-child > code", hast).map(textOf);
  expect([...new Set(listed.map(stem))].sort()).toEqual([...new Set(keys.map(stem))].sort());
});
