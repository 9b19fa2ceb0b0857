/** Within compiler and reader, folders stand above one another: types count as well, which no bundler sees. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const importOf = /(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g;

/** The folder of the room that a file stands in; a file beside the folders stands for itself. */
const placeOf = (path: string) => path.split("/")[1] ?? path;

function importsBetweenFolders(room: string): Map<string, Set<string>> {
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

test.each(["cli", "reader"])("in %s no folder imports itself by way of others", (room) => {
  const left = importsBetweenFolders(room);
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    // Whoever imports nothing that is left stands at the bottom.
    for (const [place, targets] of left) if (![...targets].some((to) => left.has(to))) left.delete(place);
  }
  expect(Object.fromEntries(left)).toEqual({});
});
