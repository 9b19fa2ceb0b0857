/** A small site of two languages in a repository of Git. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Files, temporaryFolder, writeFiles } from "./folders.ts";

const files: Files = {
  "tags.yml": "a: { label: A }\nb: { label: B }\n",
  "site.yml":
    "title: Site\nurl: https://example.com\nlocales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md":
    "# Start\n\nOne old word in a sentence.\n\nA second paragraph.\n\n## Install\n\n- One\n- Two\n",
  "fr/docs/start.md": "# Début\n\nUn mot.\n",
  "en/docs/other.md": "# Other\n\nSomething else.\n",
  "en/blog/one.md": "---\ndate: 2025-01-01\ntags: [a]\n---\n\n# One\n\nText.\n",
};

export function git(cwd: string, ...args: string[]): string {
  const own = [
    "-c",
    "user.name=A",
    "-c",
    "user.email=a@example.com",
    "-c",
    "init.defaultBranch=main",
    "-c",
    "commit.gpgsign=false",
  ];
  return execFileSync("git", [...own, ...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** A site in a repository whose branch `edit` has just left `main`. */
export function repository(more: Files = {}, cwd = temporaryFolder()): { cwd: string; content: string } {
  const content = writeFiles(join(cwd, "content"), { ...files, ...more });
  writeFiles(cwd, { ".gitignore": ".twsite\ndist\n" });
  git(cwd, "init", "--quiet");
  commit(cwd);
  git(cwd, "switch", "--quiet", "--create", "edit");
  return { cwd, content };
}

export function commit(cwd: string): void {
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", "A change");
}
