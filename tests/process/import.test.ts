/** An import in a process of its own, with the settings that the command makes for V8. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./command.ts";

test("a chapter that includes a file outside of the source is imported without it, and the command that allows it is said", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "book/book.toml": '[book]\ntitle = "Lockers"\n',
    "book/src/SUMMARY.md": "# Summary\n\n- [Start](start.md)\n",
    "book/src/start.md": "# Start\n\n```rust\n{{#include ../../examples/open.rs}}\n```\n",
    "examples/open.rs": "fn main() {}\n",
    "other/place/notes.txt": "Imported from here.\n",
  });
  // Called without a package manager, so that the command quotes its own path, and then the one that is outside.
  const options = { cwd: join(folder, "other/place"), env: { npm_config_user_agent: "" } };
  const args = ["import", "--no-install", join(folder, "book"), join(folder, "new")];
  const { code, signal, out } = await run(args, options);
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(out).toContain(`Files outside of ${join(folder, "book")} were left out: if it is part of the site,`);
  expect(out).toContain("--allow ../../examples");
  expect(readFileSync(join(folder, "new/import-report.md"), "utf8")).toContain("examples");
});
