/** An import in a process of its own, with the settings that the command makes for V8. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./command.ts";

test("a chapter that includes a file outside of the source is imported without it", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "book/book.toml": '[book]\ntitle = "Lockers"\n',
    "book/src/SUMMARY.md": "# Summary\n\n- [Start](start.md)\n",
    "book/src/start.md": "# Start\n\n```rust\n{{#include ../../examples/open.rs}}\n```\n",
    "examples/open.rs": "fn main() {}\n",
    "at/work/notes.txt": "Imported from here.\n",
  });
  // Called without a package manager, so that the command quotes its own path, and then the one that is outside.
  const options = { cwd: join(folder, "at/work"), env: { npm_config_user_agent: "" } };
  const args = ["import", join(folder, "book"), join(folder, "new")];
  expect(await run(args, options)).toMatchObject({ code: 0, signal: null });
  expect(readFileSync(join(folder, "new/import-report.md"), "utf8")).toContain("examples");
});
