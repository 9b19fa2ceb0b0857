/** Sites of others, written for Docusaurus, compile straight after their import. */
// Tests: cli/import
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { temporaryFolder } from "../sites/folders.ts";
import { corpora, corpusImport, corpusSites } from "./corpora.ts";

describe.skipIf(corpora === undefined)("imported,", () => {
  test.each(corpusSites)(
    "the site of $name compiles, check has no error, and its report is short",
    async (site) => {
      const args = corpusImport(site, "new");
      if (!args) return;
      const cwd = temporaryFolder();
      const imported = await run(args, { cwd });
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
