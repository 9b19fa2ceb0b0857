/** An extension whose error no caller handles is named by the command, with its page where that can still fail. */
import { expect, test } from "vitest";
import { checked, expanding } from "./checked-extension.ts";

const failed = "content/en/docs/film.md  error  the extension “film” failed:";

test.each([
  [
    "throws in a timer",
    expanding('setTimeout(() => { throw new Error("no film"); }, 1); return new Promise(() => {});'),
    `${failed} no film  [extension-works]`,
  ],
  [
    "rejects a promise that nobody handles",
    expanding('Promise.reject(new Error("no film")); return [];'),
    `${failed} no film  [extension-works]`,
  ],
  [
    "ends the process in a timer",
    expanding("setTimeout(() => process.exit(0), 1); return new Promise(() => {});"),
    `${failed} it ends the process (process.exit)  [extension-works]`,
  ],
  [
    "ends the process when it starts",
    `import { exit } from "node:process";\nexit();\n${expanding("return [];")}`,
    "the extension “film” cannot be used: it ends the process (process.exit)  [extension-is-usable]",
  ],
  [
    "ends the process by its global object",
    expanding("globalThis.process.exit(0);"),
    "content/en/docs/film.md:3:1  error  the extension “film” failed: it ends the process (process.exit)  [extension-works]",
  ],
  [
    "throws after its page",
    expanding('setTimeout(() => { throw new Error("no film"); }, 1_000); return [];'),
    /the extension “film”(?:, after it was called for en\/docs\/film\.md| failed): no film/,
  ],
  [
    "throws in a timer of its start",
    `setTimeout(() => { throw new Error("no film"); }, 0);\n${expanding("return [];")}`,
    "twsite: unexpected error in the extension “film”: no film",
  ],
])("an extension that %s", async (_, module, expected) => {
  const { code, said } = await checked(module);
  expect(said).toEqual(
    typeof expected === "string" ? expect.stringContaining(expected) : expect.stringMatching(expected),
  );
  expect(code).toBe(1);
});
