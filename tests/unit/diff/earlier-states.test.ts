/** What an earlier state of the site compiled to is kept for the next comparison with it (S88). */
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyze } from "../../../cli/pipeline/analyze.ts";
import { editFile, temporaryFolder, writeFiles } from "../../sites/folders.ts";
import { smallSite } from "../../sites/small-sites.ts";

test("pages that differ are compiled once, and the pages of the working tree stay known", async () => {
  const cwd = temporaryFolder();
  const files = {
    ...smallSite,
    "en/docs/plain.md": "# Plain\n\nNow.\n",
    "en/docs/include.md": "# Include\n\n::include{file=./_part.md}\n",
    "en/docs/_part.md": "Now.\n",
  };
  const content = writeFiles(join(cwd, "content"), files);
  const earlier = writeFiles(join(cwd, "earlier"), files);
  editFile(join(earlier, "en/docs/plain.md"), "Now", "Then");
  editFile(join(earlier, "en/docs/_part.md"), "Now", "Then");
  const freshIn = async (contentFolder: string, isEarlier: boolean): Promise<number | undefined> => {
    const options = {
      contentFolder,
      isEarlier,
      baseUrl: undefined,
      cacheFolder: join(cwd, ".twsite/content"),
      version: "1",
      jobs: 1,
      workerScript: undefined,
    };
    const { findings, analysis } = await analyze(options);
    expect(findings).toEqual([]);
    return analysis?.compiled.fresh;
  };
  await freshIn(content, false);
  expect(await freshIn(earlier, true)).toBe(2);
  expect(await freshIn(earlier, true)).toBe(0);
  expect(await freshIn(content, false)).toBe(0);
});
