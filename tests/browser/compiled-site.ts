/** The shipped site and those of the tests, compiled with the bundled command in a process that stays. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { run } from "../process/warm-command.ts";

export type CompiledSite = {
  /** Folder that a server takes as its root. */
  root: string;
  /** Folder of the site below the root, by the base path. */
  folder: string;
  base: string;
  remove(): void;
};

/** Those of the repository that this worker has brought up to date, or is about to. */
const kept = new Map<string, Promise<CompiledSite>>();

/**
 * `options`: more of the command's, such as `--no-prerender`. A site of the repository stays for the next test that asks for it:
 * nobody writes into it, and what a run before it left is repaired and brought up to date once, within half a second.
 */
export function compileSite(base: string, content = "content", ...options: string[]): Promise<CompiledSite> {
  if (isAbsolute(content)) {
    const root = mkdtempSync(join(tmpdir(), "twsite-browser-"));
    return compileInto(root, base, content, options);
  }
  const root = resolve("dist/tested", [content, base, ...options].join(" ").replaceAll(/[^\w-]+/g, "_"));
  const site = kept.get(root) ?? compileInto(root, base, content, options);
  kept.set(root, site);
  return site;
}

async function compileInto(
  root: string,
  base: string,
  content: string,
  options: readonly string[],
): Promise<CompiledSite> {
  const folder = join(root, base.slice(1));
  const { code, err } = await run([
    ...["compile", "--quiet", "--content", content, "--out", folder, "--base-url", base],
    ...options,
  ]);
  if (code !== 0) throw new Error(`${content} is not compiled:\n${err}`);
  const remove = () => {
    if (isAbsolute(content)) rmSync(root, { recursive: true, force: true });
  };
  return { root, folder, base, remove };
}
