/** Files are worth opening: a small one that one neighbour alone uses is a part of that neighbour, and what is exported is imported. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

type File = { path: string; text: string; lines: number; imports: { path: string; isOnDemand: boolean }[] };

const files: File[] = ["cli", "reader", "schema", "tests"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((name) => {
      const path = join(room, name);
      const text = readFileSync(path, "utf8");
      const imports = [...text.matchAll(/(import\(\s*)?"(\.[^"]+\.tsx?)"/g)].map(([, call, target = ""]) => ({
        path: normalize(join(dirname(path), target)),
        isOnDemand: call !== undefined,
      }));
      return { path, text, lines: text.split("\n").length - 1, imports };
    }),
);
const sources = files.filter(({ path }) => !path.startsWith("tests/"));

/** Below this many lines a file is small; two that would have more than the second number together stay two. */
const small = 60;
const large = 300;
/** A file that imports as many small neighbours for itself is a table, and they are its rows. */
const rows = 5;

test("a small file that one neighbour alone imports is a part of it, unless it is a row of a table or a component", () => {
  const importers = new Map<string, File[]>();
  for (const file of files)
    for (const path of new Set(file.imports.map((each) => each.path)))
      importers.set(path, [...(importers.get(path) ?? []), file]);
  const found = new Map<File, { path: string; isTooMuch: boolean }[]>();
  for (const { path, lines } of sources) {
    const [neighbour, ...others] = importers.get(path) ?? [];
    if (lines >= small || !neighbour || others.length > 0 || path.endsWith(".tsx")) continue;
    const isOnDemand = neighbour.imports.some((each) => each.path === path && each.isOnDemand);
    if (isOnDemand || dirname(neighbour.path) !== dirname(path)) continue;
    found.set(neighbour, [
      ...(found.get(neighbour) ?? []),
      { path, isTooMuch: neighbour.lines + lines > large },
    ]);
  }
  const parts = [...found.values()].filter((all) => all.length < rows).flat();
  expect(parts.filter(({ isTooMuch }) => !isTooMuch).map(({ path }) => path)).toEqual([]);
});

test("every name that a file exports is imported by another one", () => {
  const named = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(
        ([, names = "", target = ""]) =>
          names
            .split(",")
            .map((name) => name.trim().replace(/^type | as .*$/g, ""))
            .map((name) => `${normalize(join(dirname(path), target))} ${name}`),
      ),
    ),
  );
  /** Loaded as a whole: on demand, by a bundler, or with all that it exports. */
  const wholes = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:\* (?:as \w+ )?from |(?<!from ))"(\.[^"]+\.tsx?)"/g)].map(([, target = ""]) =>
        normalize(join(dirname(path), target)),
      ),
    ),
  );
  const unused = sources
    .filter(({ path }) => !path.startsWith("schema/") && !wholes.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm)]
        .map(([, name]) => `${path} ${name}`)
        .filter((name) => !named.has(name)),
    );
  expect(unused).toEqual([]);
});
