/** The shipped site, compiled with the bundled command into a folder of the test's own. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type CompiledSite = {
  /** Folder that a server takes as its root. */
  root: string;
  /** Folder of the site below the root, by the base path. */
  folder: string;
  base: string;
  remove(): void;
};

/** `options`: more of the command's, such as `--no-prerender`. */
export function compileSite(base: string, content = "content", ...options: string[]): CompiledSite {
  const root = mkdtempSync(join(tmpdir(), "twsite-browser-"));
  const folder = join(root, base.slice(1));
  const args = ["compile", "--quiet", "--content", content, "--out", folder, "--base-url", base, ...options];
  execFileSync(process.execPath, ["dist/twsite/main.js", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return { root, folder, base, remove: () => rmSync(root, { recursive: true, force: true }) };
}
