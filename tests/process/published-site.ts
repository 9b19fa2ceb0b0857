/** A small site of two languages whose addresses are listed in routes.lock. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

export const files: Files = {
  "site.yml":
    "title: Site\nurl: https://example.com\nblog: { posts_per_page: 1 }\nlocales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md": "---\r\ntitle: Start  # Here.\r\n---\r\n\r\nText.\r\n\r\n## Install\r\n",
  "fr/docs/start.md": "# Début\n\n## Installer\n",
  "en/docs/untranslated.md": "# Untranslated\n",
  "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n",
  "en/docs/hidden.md": "---\nunlisted: true\n---\n\n# Hidden\n",
  "en/blog/one.md": "---\ndate: 2025-01-01\n---\n\n# One\n",
  "en/blog/two.md": "---\ndate: 2999-01-01\nscheduled: false\n---\n\n# Two\n",
};

export function project(more: Files = {}): { cwd: string; content: string } {
  const cwd = temporaryFolder();
  return { cwd, content: writeFiles(join(cwd, "content"), { ...files, ...more }) };
}

export async function published(more: Files = {}): Promise<{ cwd: string; content: string }> {
  const made = project(more);
  expect(await run(["routes", "--accept"], { cwd: made.cwd })).toMatchObject({ code: 0, err: "" });
  return made;
}

export const lockOf = (content: string) => readFileSync(join(content, "routes.lock"), "utf8");
export const addresses = (content: string) =>
  lockOf(content)
    .split("\n")
    .filter((line) => line.startsWith("/"))
    .map((line) => line.split(" ")[0]);
