/** An extension whose error no caller handles is named by the command, with its page where that can still fail. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./command.ts";

const site = [
  "title: A",
  "url: https://example.com",
  "locales:",
  "  - { id: en, tag: en-GB, label: English }",
  "extensions:",
  "  directives: [film]",
  "",
].join("\n");

async function checked(module: string): Promise<{ code: number | null; said: string }> {
  const folder = temporaryFolder();
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
  writeFiles(folder, {
    "content/site.yml": site,
    "content/en/pages/index.md": "# Home\n\nText.\n",
    "content/en/docs/film.md": "# Film\n\n::film[x]\n",
    "content/extensions/film.ts": module,
  });
  const { code, out, err } = await run(["check"], { cwd: folder });
  return { code, said: `${out}${err}` };
}

const expanding = (code: string) => `export default { name: "film", form: "leaf", expand() { ${code} } };`;
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

// A thread cannot choose the exit code of its process, so the system has to end it.
test("an extension that loops after it has waited is named with its page, and the run ends", async () => {
  const { code, said } = await checked(expanding("return Promise.resolve().then(() => { for (;;); });"));
  expect(said).toContain("blocked by the extension “film”, after it was called for en/docs/film.md");
  expect(code).not.toBe(0);
});
