/** An extension that does not end on a page is named there, and the other pages are compiled. Those that do not start are in the long test. */
import { expect, test } from "vitest";
import type { ExtensionKind } from "../../../../cli/markdown/site-extensions.ts";
import { compilerWith, time } from "./compiler-with.ts";

const directive = (expand: string) => `{ name: "own", form: "leaf", expand: ${expand} }`;
const rule = (check: string) => `{ id: "own", description: "x", check: ${check} }`;
const where = "3:1 ";
const late = "extension-works: the extension “own” failed: it does not end; expected a result within 10 s";

test.each<[string, ExtensionKind, string, string]>([
  ["a directive that never resolves", "directives", directive("() => new Promise(() => {})"), where],
  ["a directive that loops", "directives", directive("() => { for (;;); }"), where],
  ["a directive that loops before it waits", "directives", directive("async () => { for (;;); }"), where],
  ["a rule that loops", "rules", rule('(node) => { if (node.type === "paragraph" ) for (;;); }'), where],
  ["a plugin of remark that never resolves", "remark", "() => () => new Promise(() => {})", ""],
  ["a plugin of remark that never calls back", "remark", "() => (tree, file, next) => {}", ""],
  ["a plugin of remark that loops", "remark", "() => () => { for (;;); }", ""],
  ["a plugin of rehype that never resolves", "rehype", "() => () => new Promise(() => {})", ""],
])("%s", async (_, kind, code, place) => {
  const compile = compilerWith(kind, code);
  expect(await compile("# Title\n\n::own[x]\n")).toEqual({
    findings: [`${place}${late}`],
    isCompiled: false,
  });
});

test("the pages without the directive that does not end are compiled", async () => {
  const compile = compilerWith("directives", directive("() => new Promise(() => {})"));
  expect((await compile("# Title\n\n::own[x]\n")).isCompiled).toBe(false);
  expect(await compile("# Other\n\nText.\n")).toEqual({ findings: [], isCompiled: true });
});

test("one that ends on no page does not take its whole time on each of them", async () => {
  const compile = compilerWith("directives", directive("() => new Promise(() => {})"));
  const start = performance.now();
  for (let page = 0; page < 40; page++) await compile("# Title\n\n::own[x]\n");
  expect(performance.now() - start).toBeLessThan(30 * time);
});

test.each([
  ["exit", "process.exit()"],
  ["abort", "process.abort()"],
])("process.%s ends no process", async (name, call) => {
  const compile = compilerWith("directives", directive(`() => ${call}`), 10_000);
  expect(await compile("# Title\n\n::own[x]\n")).toEqual({
    findings: [`${where}extension-works: the extension “own” failed: it ends the process (process.${name})`],
    isCompiled: false,
  });
});

test("an extension may use the process otherwise", async () => {
  const code = directive(
    '() => ({ type: "text", value: [typeof process.hrtime.bigint(), process.cwd()].join() })',
  );
  const compile = compilerWith("directives", code, 10_000);
  expect(await compile("# Title\n\n::own[x]\n")).toMatchObject({ findings: [] });
});
