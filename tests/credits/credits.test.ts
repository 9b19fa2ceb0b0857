/** The page of credits names everyone whose work reaches a visitor, with the licence that their package declares. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { bundledPackages, licencesOf } from "../../cli/bundle/bundled-packages.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { locales, shippedPage } from "../words/pages.ts";
import { notices, noticesFile } from "./notices.ts";
import {
  credited,
  installedFonts,
  packagesInTheCommand,
  packagesInTheReader,
  packagesOfTheTool,
} from "./packages.ts";

/** SPDX names as the page writes them. */
const spoken: Record<string, string> = { "OFL-1.1": "SIL Open Font License 1.1", "Apache-2.0": "Apache 2.0" };

const inCommand = packagesInTheCommand();
/** Packages that a site installs with the tool, of which it loads some by a name that no import has. */
const installedWithIt = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
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
    const used = new Set([...packagesOfTheTool(), ...installedWithIt, ...inCommand.map(({ name }) => name)]);
    expect(tools.flatMap(({ names }) => names).filter((name) => !used.has(name))).toEqual([]);
  });
});

test("the notices that go with the site are those of the installed packages (npm run credits)", async () => {
  expect(readFileSync(noticesFile, "utf8")).toBe(await notices());
});

describe("the command brings the licences of what is bundled in it", () => {
  test("each with its name, its licence, its text and the address of its source", () => {
    expect(inCommand.length).toBeGreaterThan(50);
    for (const { name, licence, source, text } of inCommand) {
      expect(name).not.toBe("");
      expect(licence, name).toMatch(/^[A-Za-z0-9 .()-]+$/);
      expect(licence, name).not.toBe("unknown");
      expect(source, name).toMatch(/^https:\/\//);
      expect(text.trim(), name).not.toMatch(/^(Author: unknown)?$/);
    }
  });

  test("also of a package that another one brings, whose licence asks where its source is", () => {
    const elk = inCommand.find(({ name }) => name === "elkjs");
    expect(elk).toMatchObject({ licence: "EPL-2.0", source: "https://github.com/kieler/elkjs" });
    expect(elk?.text).toContain("Eclipse Public License");
  });

  test("licences that ask for the source of the whole are none of them", () => {
    const known =
      /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|EPL-2\.0)\b/;
    expect(inCommand.filter(({ licence }) => !known.test(licence))).toEqual([]);
  });

  test("packages that another one has bundled in itself are found by its source map", () => {
    const folder = temporaryFolder();
    const file = join(folder, "node_modules/outer/dist/index.js");
    writeFiles(folder, {
      "node_modules/outer/dist/index.js": "",
      "node_modules/outer/dist/index.js.map": JSON.stringify({
        version: 3,
        sources: [
          "../src/a.ts",
          "../node_modules/inner/b.js",
          "../node_modules/.pnpm/x@1/node_modules/@in/ner/b.js",
        ],
      }),
    });
    const inputs = { [file]: { bytesInOutput: 1 }, "node_modules/unused/a.js": { bytesInOutput: 0 } };
    const output = { bytes: 1, inputs, imports: [], exports: [] };
    expect(bundledPackages({ outputs: { "main.js": output } })).toEqual([
      join(folder, "node_modules/outer"),
      "node_modules/@in/ner",
      "node_modules/inner",
    ]);
    expect(() => licencesOf(["node_modules/not-installed"])).toThrow("is not installed");
  });
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
