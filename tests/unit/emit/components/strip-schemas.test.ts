/** What is for the compiler alone stays out of the browser's scripts. */
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { stripSchemas, withPureSchemas } from "../../../../cli/emit/components/strip-schemas.ts";
import { temporaryFolder, writeFiles } from "../../../sites/folders.ts";

const pure = (schema: string) => `/* @__PURE__ */ (() => (${schema}))()`;

test("the schema is not in the bundle, nor what is imported or made for it alone", async () => {
  const folder = writeFiles(temporaryFolder(), {
    "text.ts": 'import * as z from "zod";\nexport const text = z.string().describe("for a person");',
    "levels.json": '["low", "high"]',
    "Part.tsx": `import * as z from "zod";
import { text } from "./text.ts";
import levels from "./levels.json";
const level = z.enum(levels);
export const props = z.object({ level, text }).strict();
export default function Part() { return "shown"; }`,
  });
  const { outputFiles } = await build({
    stdin: { contents: 'export { default } from "./Part.tsx";', resolveDir: folder },
    absWorkingDir: process.cwd(),
    nodePaths: [join(process.cwd(), "node_modules")],
    plugins: [stripSchemas(folder)],
    bundle: true,
    write: false,
    format: "esm",
  });
  const script = outputFiles[0]?.text ?? "";
  expect(script).toContain("shown");
  expect(script).not.toMatch(/person|high/);
  expect(script.length).toBeLessThan(200);
});

test.each([
  ["of the component itself", 'import { z } from "zod";\nconst mail = ', "z.email()"],
  ["by another name", 'import { object as o } from "zod/mini";\nconst props = ', "o({})"],
  ["that other files may import", 'import * as z from "zod";\nexport const level = ', "z.string()"],
])("a schema %s is marked", (_, before, schema) => {
  const user = ";\nexport default function Part() { return mail.safeParse(1); }";
  expect(withPureSchemas(before + schema + user)).toBe(before + pure(schema) + user);
});

test("everything else is left alone", () => {
  const code = 'import "./style.css";\nimport { x } from "other";\nconst y = x();\nexport default () => y;';
  expect(withPureSchemas(code)).toBe(code);
});
