/** The shipped site and those of the tests, compiled with the bundled command in a process that stays. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { withLock } from "../../cli/publish/lock.ts";
import { run as runCommand } from "../process/warm-command.ts";

export type CompiledSite = {
  /** Folder that a server takes as its root. */
  root: string;
  /** Folder of the site below the root, by the base path. */
  folder: string;
  base: string;
  remove(): void;
};

/** Those of the repository that this worker has asked for. */
const kept = new Map<string, Promise<CompiledSite>>();

/** The run of the tests, which all of its workers share. */
export const testRun = process.env.TEST_RUN ?? randomUUID();

/** In milliseconds: on a busy machine, a worker waits for what another one compiles. */
const patience = 300_000;

/**
 * `options`: more of the command's, such as `--no-prerender`. A site of the repository stays for the next test that asks for it:
 * one worker brings it up to date for all of a run, and nobody writes into it while it is served.
 */
export function compileSite(base: string, content = "content", ...options: string[]): Promise<CompiledSite> {
  if (isAbsolute(content)) {
    const root = mkdtempSync(join(tmpdir(), "twsite-browser-"));
    return compileInto(root, base, content, options);
  }
  const root = resolve("dist/tested", [content, base, ...options].join(" ").replaceAll(/[^\w-]+/g, "_"));
  const site = kept.get(root) ?? compileOnce(testRun, root, base, content, options);
  kept.set(root, site);
  return site;
}

/** Compiles a site, whose content may have to be made, unless a worker of the run has done so. */
export async function compileOnce(
  run: string,
  root: string,
  base: string,
  content: string | (() => Promise<string>),
  options: readonly string[],
): Promise<CompiledSite> {
  const beside = `${root}.run`;
  const mark = join(beside, "id");
  const compile = async () => {
    if (existsSync(mark) && readFileSync(mark, "utf8") === run) return;
    await compileInto(root, base, typeof content === "string" ? content : await content(), options);
    writeFileSync(mark, run);
  };
  await withLock(beside, compile, patience);
  return siteIn(root, base, () => {});
}

function siteIn(root: string, base: string, remove: () => void): CompiledSite {
  return { root, folder: join(root, base.slice(1)), base, remove };
}

async function compileInto(
  root: string,
  base: string,
  content: string,
  options: readonly string[],
): Promise<CompiledSite> {
  const site = siteIn(root, base, () => rmSync(root, { recursive: true, force: true }));
  const { code, err } = await runCommand([
    ...["compile", "--quiet", "--content", content, "--out", site.folder, "--base-url", base],
    ...options,
  ]);
  if (code !== 0) throw new Error(`${content} is not compiled:\n${err}`);
  return site;
}
