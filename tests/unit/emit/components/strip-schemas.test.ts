/** What is for the compiler alone stays out of the browser's scripts. */
import { expect, test } from "vitest";
import { withoutSchemas } from "../../../../cli/emit/components/strip-schemas.ts";

const lines = (code: string) =>
  withoutSchemas(code)
    .split("\n")
    .filter((line) => line !== "");
const component = "export default function Part({ level }) { return level; }";

test("the schema goes, and what is imported or made for it alone", () => {
  const code = [
    'import * as z from "zod";',
    'import { text } from "./text.ts";',
    'import { useState } from "react";',
    'const level = z.enum(["a", "b"]);',
    "export const props = z.object({ level, text }).strict();",
    "export default function Part() { return useState(1); }",
  ];
  expect(lines(code.join("\n"))).toEqual(['import { useState } from "react";', code[5]]);
});

test("what the component itself needs stays", () => {
  const code = [
    'import { z } from "zod";',
    "const mail = z.email();",
    "export const props = z.object({ mail });",
  ];
  const user = "export default function Part() { return mail.safeParse(1); }";
  const [first, second, ...rest] = lines([...code, user].join("\n"));
  expect(first).toBe(code[0]);
  expect(second).toBe("const mail = /* @__PURE__ */ (() => (z.email()))();");
  expect(rest).toEqual([user]);
});

test("where a name may mean the schema or something else, the schema is marked and not removed", () => {
  const code =
    'import { object as o } from "zod/mini";\nexport const props = o({});\nexport default function Part(props) { return props.x; }';
  expect(withoutSchemas(code)).toContain("export const props = /* @__PURE__ */ (() => (o({})))();");
});

test("a schema that other files may import is marked and not removed", () => {
  const code = 'import * as z from "zod";\nexport const level = z.string();';
  expect(lines(code)).toEqual([
    'import * as z from "zod";',
    "export const level = /* @__PURE__ */ (() => (z.string()))();",
  ]);
});

test("an import for its effect, and everything else, is left alone", () => {
  const code = ['import "./style.css";', 'import { x } from "other";', "const y = x();", component];
  expect(lines(code.join("\n"))).toEqual(code);
});
