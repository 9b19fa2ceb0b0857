/** Components that import what is no file: a finding, and no command that waits for it. */
import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

test.each([
  ["a pipe", "./pipe.ts", (folder: string) => execFileSync("mkfifo", [join(folder, "pipe.ts")])],
  ["a pipe without an ending", "./pipe", (folder: string) => execFileSync("mkfifo", [join(folder, "pipe")])],
  [
    "a pipe as a picture",
    "./pipe.svg",
    (folder: string) => execFileSync("mkfifo", [join(folder, "pipe.svg")]),
  ],
  ["a link to a device", "./zero.ts", (folder: string) => symlinkSync("/dev/zero", join(folder, "zero.ts"))],
])("%s", async (_, path, make) => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), {
    ...smallSite,
    "components/Own.tsx": `import value from "${path}";\nexport default function Own() {\n  return <p>{String(value)}</p>;\n}\n`,
    "en/docs/page.md": "# Page\n\n::Own\n",
  });
  make(join(cwd, "content/components"));
  const { code, out } = await run(["check"], { cwd });
  expect(code).toBe(1);
  expect(out).toContain(`content/components/${path.slice(2)}  error  `);
});
