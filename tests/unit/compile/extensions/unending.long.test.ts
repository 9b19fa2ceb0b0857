/** An extension that does not even start is named after its ten seconds. */
// Tests: cli/compile/extensions
import { expect, test } from "vitest";
import { compilerWith } from "./compiler-with.ts";

test.each([
  ["a plugin that loops when it is attached", "remark", "() => { for (;;); }"],
  ["a module that loops", "directives", "(() => { for (;;); })()"],
] as const)("%s", async (_, kind, code) => {
  expect(await compilerWith(kind, code)("# Title\n")).toEqual({
    findings: ["extension-works: the extension “own” failed: it does not end; expected a result within 10 s"],
    isCompiled: false,
  });
});
