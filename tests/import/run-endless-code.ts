/** The value of a configuration, of which a part may be no value. */
import { expect } from "vitest";
import { readModule } from "../../cli/import/read-module.ts";
import { sourceFolder } from "../../cli/import/source-folder.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";

export async function read(code: string) {
  const folder = writeFiles(temporaryFolder(), { "docusaurus.config.js": code });
  const { value, unread } = await readModule(
    sourceFolder({ folder, notes: [] }),
    "docusaurus.config.js",
    2025,
  );
  return { value, unread: unread.map(({ path, place }) => `${path} ${place.line}`) };
}

/** The code is no value; what is beside it in the configuration is. */
export async function expectNoValue(code: string): Promise<void> {
  const { value, unread } = await read(
    `module.exports = {\n  title: "Tool",\n  tagline: ${code},\n  url: "https://tool.example.com" };`,
  );
  expect(value).toMatchObject({ title: "Tool" });
  expect(unread).not.toEqual([]);
  expect(JSON.stringify(value).length).toBeLessThan(2_000_000);
}
