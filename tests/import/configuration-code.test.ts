import { describe, expect, test } from "vitest";
import { readModule } from "../../cli/import/read-module.ts";
import { sourceFolder } from "../../cli/import/source-folder.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";

async function valueIn(code: string, files: Files = {}, name = "module.js") {
  const folder = writeFiles(temporaryFolder(), { [name]: code, ...files });
  const { value, unread, assumed } = await readModule(sourceFolder({ folder, notes: [] }), name, 2025);
  const lines = unread.map(({ path, place, file }) =>
    [path, ...(file === undefined ? [] : [file]), place.line].join(" "),
  );
  return { value, unread: lines, assumed };
}

test("a list is read without what is left out for production", async () => {
  const { value, unread } = await valueIn(`
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
  expect(unread).toEqual(["plugins.5 12"]);
});

test("sums are sums, and texts are joined", async () => {
  const { value } = await valueIn('const n = 2;\nmodule.exports = { sum: n + 3, text: "a" + n };');
  expect(value).toEqual({ sum: 5, text: "a2" });
});

test("the environment has no variables, and where one decides is named", async () => {
  const { value, unread, assumed } = await valueIn(`
const isPreview = process.env.PREVIEW === "true";
const { CI } = process.env;
let label = "one";
if (process.env.LABEL) label = "two";
export default {
  baseUrl: process.env.CI ? "/a/" : "/b/",
  url: isPreview || !CI ? "x" : "y",
  plugins: ["p", ...(isPreview ? ["q"] : [])],
  label,
  more: !process.env.NO_MORE && "more",
  key: process.env.KEY,
  path: process.env.BASE || "/",
};`);
  expect(value).toEqual({
    baseUrl: "/b/",
    url: "x",
    plugins: ["p"],
    label: "one",
    more: "more",
    key: undefined,
    path: "/",
  });
  expect(unread).toEqual([]);
  expect(assumed.map(({ place }) => place.line)).toEqual([2, 3, 5, 7, 11, 12]);
});

test("a list that is spread into itself ends", async () => {
  const { value } = await valueIn("const a = [1, ...a];\nexport default { a };");
  expect(value).toMatchObject({ a: expect.arrayContaining([1]) });
});

describe("a module is read with what it names:", () => {
  const items = { "items.js": "module.exports = ['a', { type: 'doc', id: 'b' }];" };
  test.each<[string, string, Files, unknown]>([
    [
      "require",
      "module.exports = { docs: [...require('./items.js'), 'c'] };",
      items,
      { docs: ["a", { type: "doc", id: "b" }, "c"] },
    ],
    [
      "require without an ending",
      "module.exports = { docs: require('./items') };",
      items,
      { docs: ["a", { type: "doc", id: "b" }] },
    ],
    ["JSON", "module.exports = require('./x.json').docs;", { "x.json": '{ "docs": ["a"] }' }, ["a"]],
    [
      "named imports of JSON",
      "import { version, list as all } from './x.json';\nexport default { label: 'v' + version, all };",
      { "x.json": '{ "version": "1.2", "list": ["a"] }' },
      { label: "v1.2", all: ["a"] },
    ],
    [
      "import",
      "import items from './items.js';\nexport default { items };",
      items,
      { items: ["a", { type: "doc", id: "b" }] },
    ],
    [
      "named imports",
      "import { one as two, three } from './n.js';\nexport default [two, three(4)];",
      { "n.js": "export const one = 1;\nexport function three(x) { return x + 1; }" },
      [1, 5],
    ],
    [
      "all names",
      "import * as all from './n.js';\nexport default { ...all };",
      { "n.js": "export const one = 1;\nexport const two = [2];" },
      { one: 1, two: [2], default: {} },
    ],
    [
      "names that are handed on",
      "import { a, b } from './n.js';\nexport default [a, b];",
      {
        "n.js": "export * from './m.js';\nexport { default as b } from './d.js';",
        "m.js": "export const a = 1;",
        "d.js": "export default 2;",
      },
      [1, 2],
    ],
    [
      "exports",
      "const { a, b } = require('./n.js');\nmodule.exports = [a, b];",
      { "n.js": "exports.a = 1;\nmodule.exports.b = 2;" },
      [1, 2],
    ],
    [
      "folders above",
      "module.exports = require('../up.js');",
      { "../up.js": "module.exports = { a: 1 };" },
      { a: 1 },
    ],
    [
      "TypeScript",
      "import type { T } from 'x';\nimport { a } from './n.js';\nexport default { a, b: ['c'] as const } satisfies T;",
      { "n.ts": "export const a: number = 1;" },
      { a: 1, b: ["c"] },
    ],
  ])("%s", async (_, code, files, value) => {
    const name = code.includes("satisfies")
      ? "in/module.ts"
      : code.includes("..") && "../up.js" in files
        ? "in/module.js"
        : "module.js";
    const own = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path.startsWith("../") ? path.slice(3) : name.startsWith("in/") ? `in/${path}` : path,
        text,
      ]),
    );
    expect(await valueIn(code, own, name)).toMatchObject({ value, unread: [] });
  });

  test("what is not there, and packages, are said with their line, and the rest is kept", async () => {
    const { value, unread } = await valueIn(`const api = require("./docs/api/typedoc-sidebar.cjs");
import some from "a-package";
export default { docs: ["a", ...api.items, { type: "category", label: "API", items: api }, ...some(1), "z"] };`);
    expect(value).toEqual({ docs: ["a", { type: "category", label: "API", items: undefined }, "z"] });
    expect(unread).toEqual(["docs.1 3", "docs.1.items 3", "docs.2 3"]);
  });

  test("of another module the file is said, too", async () => {
    const { value, unread } = await valueIn("import part from './part.js';\nexport default { a: 1, part };", {
      "part.js": "export default {\n  b: Math.random(),\n  c: 2,\n};",
    });
    expect(value).toEqual({ a: 1, part: { b: undefined, c: 2 } });
    expect(unread).toEqual(["part.b part.js 2"]);
  });

  test("files that code reads by itself are not read", async () => {
    const { value, unread } = await valueIn(
      "const fs = require('fs');\nmodule.exports = { a: fs.readFileSync('./b.txt'), b: 1 };",
      { "b.txt": "b" },
    );
    expect({ value, unread }).toEqual({ value: { a: undefined, b: 1 }, unread: ["a 2"] });
  });
});

describe("code that makes lists is followed:", () => {
  test.each<[string, string, unknown]>([
    [
      "functions",
      "function category(label, items, { collapsed = true } = {}) { return { label, items, collapsed }; }\nmodule.exports = [category('A', ['a']), category('B', [], { collapsed: false })];",
      [
        { label: "A", items: ["a"], collapsed: true },
        { label: "B", items: [], collapsed: false },
      ],
    ],
    [
      "objects that are spread",
      "const a = { x: 1 }; const b = { y: 2 };\nmodule.exports = { ...a, ...b, x: 3 };",
      { x: 3, y: 2 },
    ],
    [
      "conditional items",
      "const isOn = true;\nmodule.exports = [...(isOn ? ['a'] : []), ...(isOn && false ? ['b'] : []), ...(process.env.NODE_ENV === 'development' ? ['c'] : [])];",
      ["a"],
    ],
    [
      "environment with a fallback",
      `module.exports = { a: process.env.URL || 'x', b: process.env.BASE ?? '/', c: \`\${process.env.V ?? 1}.0\` };`,
      { a: "x", b: "/", c: "1.0" },
    ],
    [
      "a function that gives the configuration",
      "const load = async () => 1;\nexport default async function createConfig() {\n  const one = await load();\n  return { one };\n}",
      { one: 1 },
    ],
    [
      "paths",
      "const path = require('node:path');\nmodule.exports = [require.resolve('./a.css'), path.resolve(__dirname, 'b', 'c'), path.join(__dirname, '../docs'), path.basename(__filename)];",
      ["a.css", "b/c", "../docs", "module.js"],
    ],
  ])("%s", async (_, code, value) => {
    expect(await valueIn(code)).toMatchObject({ value, unread: [] });
  });

  test("what a plugin makes of the configuration is not known, but what it was given is", async () => {
    const { value, unread } = await valueIn("import withX from 'x';\nexport default withX({ title: 'T' });");
    expect({ value, unread }).toEqual({ value: { title: "T" }, unread: [" 2"] });
  });

  test.each([
    ["a loop", "for (const x of ['a']) list.push(x);"],
    ["a choice", "switch (list.length) { case 0: list.push('a'); }"],
    ["a try", "try { list.push('a'); } catch {}"],
    ["a method that is not known", "list.unshift('a');"],
  ])("%s is named, and the rest is kept", async (_, code) => {
    const { value, unread } = await valueIn(`const list = [];\n${code}\nmodule.exports = { list, b: 1 };`);
    expect({ value, unread }).toEqual({ value: { list: [], b: 1 }, unread: [" 2"] });
  });

  test("code that never ends, and code that depends on what is not known, is said", async () => {
    expect((await valueIn("const f = () => f();\nmodule.exports = { a: f(), b: 1 };")).value).toEqual({
      a: undefined,
      b: 1,
    });
    const endless = await valueIn("let n = 0;\nwhile (true) n++;\nmodule.exports = { n };");
    expect(endless.unread).toEqual([" 2"]);
    const { value, unread } = await valueIn(
      "const c = { a: 1 };\nif (require('a-package').isNew) c.b = 2;\nmodule.exports = c;",
    );
    expect({ value, unread }).toEqual({ value: { a: 1 }, unread: [" 2"] });
  });

  test("prototypes stay as they are", async () => {
    const { value } = await valueIn(
      'const a = {}; a["__proto__"] = { x: 1 }; a.constructor.prototype.y = 2;\nmodule.exports = { a, ...JSON.parse(\'{"__proto__": {"z": 1}}\') };',
    );
    expect(value).toEqual({ a: {} });
    expect(({} as { y?: unknown }).y).toBeUndefined();
  });
});
