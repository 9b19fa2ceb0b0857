/** Sites of others, written for Docusaurus, compile straight after their import. */
// Tests: cli/import
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { temporaryFolder } from "../sites/folders.ts";

const corpora = process.env.TWSITE_CORPORA;

const sites = [
  ["jest", "jest/website", "jest"],
  ["babel", "babel/website", "babel"],
  ["pnpm", "pnpm", "pnpm"],
] as const;

describe.skipIf(corpora === undefined)("imported,", () => {
  test.each(sites)(
    "the site of %s compiles, check has no error, and its report is short",
    async (_name, path, repository) => {
      const source = join(corpora ?? "", path);
      if (!existsSync(source)) return;
      const cwd = temporaryFolder();
      // Their docs are beside the folder of the site.
      const allowed = ["--allow", join(corpora ?? "", repository)];
      const imported = await run(["import", ...allowed, source, "new"], { cwd });
      expect(imported).toMatchObject({ code: 0, err: "" });
      const target = join(cwd, "new");
      const report = readFileSync(join(target, "import-report.md"), "utf8");
      expect(report).toMatch(/Compiles: yes\n$/);
      expect(report.split("\n").length).toBeLessThanOrEqual(200);
      expect(await run(["compile", "--quiet"], { cwd: target })).toMatchObject({ code: 0 });
      const checked = await run(["check", "--format", "json"], { cwd: target });
      expect(checked.code).toBe(0);
      expect(JSON.parse(checked.out)).toMatchObject({ errors: 0 });
    },
  );
});

test.skipIf(corpora !== undefined)(
  "sites of others are imported where TWSITE_CORPORA names their folder",
  () => {
    console.warn("TWSITE_CORPORA is not set: the imports of the sites of others are left out");
  },
);
