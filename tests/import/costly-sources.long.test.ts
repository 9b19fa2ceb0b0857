/** Pages and code of a source that take an import seconds. */
// Tests: cli/import
import { describe, test } from "vitest";
import { expectComesOver, expectPutAside } from "./run-any-file.ts";
import { expectNoValue } from "./run-endless-code.ts";

test("a page of aliases of aliases is put aside, and its address stays", () => {
  const lines = Array.from({ length: 100 }, (_, i) => `k${i}: [${"*a,".repeat(9)}*a]\n`);
  return expectPutAside(`---\na: &a [1,1,1,1,1,1,1,1,1,1]\n${lines.join("")}---\n\n# P\n`);
});

describe("a page of this kind comes over as it was meant:", () => {
  test.each([
    ["braces that open", "{ ".repeat(20_000)],
    ["backslashes", "\\".repeat(100_000)],
  ])("%s", (_what, text) => expectComesOver(text));
});

describe("code of this kind is no value; what is beside it is:", () => {
  test.each([
    [
      "many regular expressions",
      `(() => { let n = 0; for (let i = 0; i < 9000; i++) if (/^(a+)+$/.test("${"a".repeat(40)}b" + i)) n++; return n; })()`,
    ],
    [
      "an object of many keys",
      "(() => { let o = {}; for (let i = 0; i < 9000; i++) for (let k = 0; k < 9000; k++) o = { ...o, [i + '-' + k]: o }; return o; })()",
    ],
  ])("%s", (_what, code) => expectNoValue(code));
});
