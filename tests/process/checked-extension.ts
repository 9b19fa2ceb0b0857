/** A site whose page uses an extension, checked by the command in a process of its own. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
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

/** `twsite check` of a site with an extension “film” whose module is this text. */
export async function checked(module: string): Promise<{ code: number | null; said: string }> {
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

export const expanding = (code: string) =>
  `export default { name: "film", form: "leaf", expand() { ${code} } };`;
