/** The page of credits names everyone whose work reaches a visitor, with the licence that their package declares. */
import { readFileSync } from "node:fs";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { locales, shippedPage } from "../words/pages.ts";
import { notices, noticesFile } from "./notices.ts";
import { credited, installedFonts, packagesInTheReader, packagesOfTheTool } from "./packages.ts";

/** SPDX names as the page writes them. */
const spoken: Record<string, string> = { "OFL-1.1": "SIL Open Font License 1.1", "Apache-2.0": "Apache 2.0" };

const inReader = await packagesInTheReader();

describe.each(locales)("%s", (locale) => {
  const { hast } = shippedPage(locale, "docs/legal/credits.md");
  const [works = [], packages = [], tools = []] = selectAll("table", hast).map(rowsOf);

  test("every package in the reader's scripts has its line, and no other has one", () => {
    expect(packages.flatMap(({ names }) => names).sort()).toEqual(inReader.map(({ name }) => name).sort());
  });

  test("each line states the licence and the holder that the package states", () => {
    for (const { names, cells } of packages)
      for (const { licence, text } of inReader.filter(({ name }) => names.includes(name))) {
        expect(cells[2], names.join()).toBe(spoken[licence] ?? licence);
        expect(text, names.join()).toContain(cells[3]?.replace(/.*[:;]\s/, ""));
      }
  });

  test("every installed font has its line", () => {
    for (const { name, licence } of installedFonts()) {
      const line = works.find(({ names }) => names.includes(name));
      expect(line?.cells[2], name).toBe(spoken[licence] ?? licence);
    }
  });

  test("the tools that make the pages have the licence that their packages declare", () => {
    const stated = tools.flatMap(({ names, cells }) => names.map((name) => [name, cells[2]]));
    const declared = stated.map(([name = ""]) => {
      const { licence } = credited(name);
      return [name, spoken[licence] ?? licence];
    });
    expect(stated).toEqual(declared);
  });

  test("each of these tools is one that the program or its build imports", () => {
    const used = packagesOfTheTool();
    expect(tools.flatMap(({ names }) => names).filter((name) => !used.has(name))).toEqual([]);
  });
});

test("the notices that go with the site are those of the installed packages (npm run credits)", async () => {
  expect(readFileSync(noticesFile, "utf8")).toBe(await notices());
});

/** Rows under the head: the names in code of the first cell, and the text of each cell. */
function rowsOf(table: Element): { names: string[]; cells: string[] }[] {
  return selectAll("tbody tr", table).map((row) => {
    const cells = selectAll("td", row);
    return {
      names: cells.slice(0, 1).flatMap((cell) => selectAll("code", cell).map(textOf)),
      cells: cells.map(textOf),
    };
  });
}
