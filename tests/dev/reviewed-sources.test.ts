/** `twsite dev` warns as soon as a file changes that a reviewed page describes, outside of the content folder (S88). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { smallSite, startDev } from "./dev-site.ts";

test("a source outside of the content folder is followed", async () => {
  const page = "---\ntitle: Orders\ndocuments: [../../../src/api.ts]\n---\n\nHow to order.\n";
  const site = await startDev(
    { ...smallSite, "en/docs/api.md": page },
    {
      prepare(folder) {
        mkdirSync(join(folder, ".git"));
        mkdirSync(join(folder, "src"));
        writeFileSync(join(folder, "src/api.ts"), "export const a = 1;\n");
      },
    },
  );
  onTestFinished(() => site.close());
  await expect(run(["review", "en/docs/api.md"], { cwd: site.folder })).resolves.toMatchObject({ code: 0 });
  const isReviewed = async () => (await fetch(new URL("docs/api", site.url))).text();
  await expect.poll(isReviewed).toContain("Reviewed on");
  writeFileSync(join(site.folder, "src/api.ts"), "export const a = 2;\n");
  await expect.poll(site.terminal).toContain("“../../../src/api.ts” has changed since the review");
  writeFileSync(join(site.folder, "src/api.ts"), "export const a = 1;\n");
  await expect.poll(isReviewed).toContain("Reviewed on");
});
