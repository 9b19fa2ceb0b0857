/** The shipped site and those of the tests, compiled with the bundled command. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

export type CompiledSite = {
  /** Folder that a server takes as its root. */
  root: string;
  /** Folder of the site below the root, by the base path. */
  folder: string;
  base: string;
  remove(): void;
};

/** Those of the repository that this worker has brought up to date. */
const kept = new Set<string>();

/**
 * `options`: more of the command's, such as `--no-prerender`. A site of the repository stays for the next test that asks for it:
 * nobody writes into it, and what a run before it left is repaired and brought up to date once, within half a second.
 */
export function compileSite(base: string, content = "content", ...options: string[]): CompiledSite {
  const isKept = !isAbsolute(content);
  const name = [content, base, ...options].join(" ").replaceAll(/[^\w-]+/g, "_");
  const root = isKept ? resolve("dist/tested", name) : mkdtempSync(join(tmpdir(), "twsite-browser-"));
  const folder = join(root, base.slice(1));
  const site = {
    root,
    folder,
    base,
    remove: () => {
      if (!isKept) rmSync(root, { recursive: true, force: true });
    },
  };
  if (kept.has(root)) return site;
  const args = ["compile", "--quiet", "--content", content, "--out", folder, "--base-url", base, ...options];
  execFileSync(process.execPath, ["dist/twsite/main.js", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (isKept) kept.add(root);
  return site;
}
