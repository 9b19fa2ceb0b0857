/** Within each room, files and folders stand above one another: types count as well, which no bundler sees. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const importOf = /(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g;

/** The folder of the room that a file stands in; a file beside the folders stands for itself. */
const folderOf = (path: string) => path.split("/")[1] ?? path;
const fileItself = (path: string) => path;

function importsIn(room: string, placeOf: (path: string) => string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  for (const file of files) {
    const path = join(room, file);
    const place = placeOf(path);
    const known = imports.get(place) ?? new Set();
    imports.set(place, known);
    for (const [, target = ""] of readFileSync(path, "utf8").matchAll(importOf)) {
      const to = normalize(join(dirname(path), target));
      if (to.startsWith(`${room}/`) && placeOf(to) !== place) known.add(placeOf(to));
    }
  }
  return imports;
}

/** What is left once whoever imports nothing that is left has been taken away, from the bottom up. */
function circlesIn(imports: Map<string, Set<string>>): Record<string, Set<string>> {
  for (let size = -1; size !== imports.size; ) {
    size = imports.size;
    for (const [place, targets] of imports)
      if (![...targets].some((to) => imports.has(to))) imports.delete(place);
  }
  return Object.fromEntries(imports);
}

test.each(["cli", "reader"])("in %s no folder imports itself by way of others", (room) => {
  expect(circlesIn(importsIn(room, folderOf))).toEqual({});
});

test.each(["cli", "reader", "schema"])("in %s no file does", (room) => {
  expect(circlesIn(importsIn(room, fileItself))).toEqual({});
});
