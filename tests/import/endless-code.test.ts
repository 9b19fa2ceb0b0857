/**
 * Code of a configuration that never ends, or that makes more than anybody writes, is no value; what is beside it is.
 * Code that takes seconds: `npm run test:long`.
 */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { expectNoValue, read } from "./run-endless-code.ts";

const many = "a".repeat(40);

test.each<[string, string]>([
  ["a regular expression that tries every way", `/^(a+)+$/.test("${many}b")`],
  ["one in a text", `"${many}b".match("^(a|a)*$")`],
  ["one that replaces", `"${many}b".replace(/^(a+)+$/, "")`],
  ["one that splits", `"${many}b".split(/(a+)+$/)`],
  ["one that is made", `new RegExp("^(a+)+$").exec("${many}b")`],
  ["a pattern of many levels", 'new RegExp("(?=".repeat(9000) + ")".repeat(9000)).test("a")'],
  ["a list as long as it says", "Array.from({ length: 1e9 })"],
  ["a list of a text", 'Array.from("x".repeat(10000).repeat(10000))'],
  ["a text repeated", '"x".repeat(1e9)'],
  ["a text repeated twice", '"x".repeat(10000).repeat(10000)'],
  ["a text with spaces before it", '"x".padStart(1e9)'],
  ["a text with spaces behind it", '"x".padEnd(Infinity)'],
  ["a text that grows at each letter", '"x".repeat(10000).replaceAll("x", "y".repeat(10000))'],
  ["a text that grows at each match", '"x".repeat(10000).replace(/x/g, "y".repeat(100000))'],
  ["a text that grows by itself", '"x".repeat(10000).replaceAll("x", "$`$`")'],
  ["a text that a function grows", '"x".repeat(10000).replace(/x/g, () => "y".repeat(10000))'],
  ["a text that is joined", 'Array.from({ length: 10000 }).fill("y".repeat(10000)).join("")'],
  ["a text joined by a long one", 'Array.from({ length: 10000 }).fill("").join("y".repeat(10000))'],
  ["a text of many", '"".concat(..."y".repeat(1000).split("").map(() => "y".repeat(10000)))'],
  [
    "a list that doubles",
    "(() => { let a = [1]; for (let i = 0; i < 60; i++) a = [...a, ...a]; return a; })()",
  ],
  [
    "a list that is joined to itself",
    "(() => { let a = [1]; for (let i = 0; i < 60; i++) a = a.concat(a); return a; })()",
  ],
  [
    "a list that holds itself twice",
    "(() => { let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; return JSON.stringify(a); })()",
  ],
  [
    "a list that is flattened",
    "(() => { let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; return a.flat(Infinity); })()",
  ],
  [
    "a list that pushes itself",
    "(() => { const a = [1]; for (let i = 0; i < 60; i++) a.push(...a); return a; })()",
  ],
  ["lists of lists", "(() => { const a = Array.from({ length: 10000 }); return a.flatMap(() => a); })()"],
  ["a text that doubles", '(() => { let s = "x"; for (let i = 0; i < 60; i++) s += s; return s; })()'],
  [
    "a template that doubles",
    '(() => { let s = "x"; for (let i = 0; i < 60; i++) s = `$' + "{s}$" + "{s}`; return s; })()",
  ],
  ["a function that calls itself", "(() => { const f = (n) => f(n + 1) + f(n + 2); return f(0); })()"],
  ["loops without an end", "(() => { for (;;) for (;;) for (;;) for (;;) {} })()"],
  ["a loop that waits", "(() => { while (true) {} })()"],
  [
    "loops over lists",
    "(() => { const a = Array.from({ length: 9000 }); for (const b of a) for (const c of a) for (const d of a) {} return 1; })()",
  ],
  [
    "many searches",
    '(() => { const s = "x".repeat(10000).repeat(50); let n = 0; for (let i = 0; i < 9000; i++) for (let k = 0; k < 9000; k++) n += s.indexOf("y"); return n; })()',
  ],
  ["values in values", "(() => { let a = []; for (let i = 0; i < 9000; i++) a = [a]; return a; })()"],
  ["parts of parts", `a${".b".repeat(20_000)}`],
  ["a getter", "{ get a() { for (;;) {} } }"],
])("%s", (_what, code) => expectNoValue(code));

test.each([
  ["brackets", `${"[".repeat(5_000)}${"]".repeat(5_000)}`],
  ["calls", `${"f(".repeat(5_000)}${")".repeat(5_000)}`],
  ["signs", `${"- ".repeat(5_000)}1`],
  ["functions", `${"a => ".repeat(5_000)}1`],
  ["groups", `/${"(".repeat(5_000)}${")".repeat(5_000)}/`],
])("%s in one another are refused with their place", async (_what, code) => {
  await expect(read(`module.exports = ${code};`)).rejects.toMatchObject({
    reason: "code is nested too deeply here",
    place: { line: 1 },
  });
});

test("what is evaluated reads no file and no folder", async () => {
  expect(readdirSync("/etc")).not.toEqual([]);
  const { value } = await read(`
const fs = require("fs");
const path = require("path");
module.exports = {
  title: "Tool",
  a: fs.readFileSync("/etc/hostname", "utf8"),
  b: fs.readFileSync(path.join(__dirname, "../../../../../../etc/hostname"), "utf8"),
  c: fs.readdirSync("/etc"),
  d: fs.readdirSync(path.resolve(__dirname, "..")),
  e: fs.existsSync("/etc/hostname"),
};`);
  expect(value).toEqual({
    title: "Tool",
    a: undefined,
    b: undefined,
    c: undefined,
    d: undefined,
    e: undefined,
  });
});
