/** What a killed compile leaves: whole files, which the next one makes a whole site of. */
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { contentsOf, differences, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { start } from "./command.ts";
import { manyPages } from "./many-pages.ts";
import { run } from "./warm-command.ts";

const pages = 100;
/** A page that only some compiles see. */
const added = (version: number) => ({ "en/docs/added/page.md": `# Added, version ${version}\n` });

const foreign = { CNAME: "example.com\n" };

/**
 * Every file but the record, whose keys are for the tool alone. The hash in the manifest's name is left out: it follows from
 * the version.
 */
export function filesOf(site: string): Record<string, string> {
  const { ".twsite.json": _, ...files } = contentsOf(site);
  const unhashed = (text: string) => text.replaceAll(/(?<=manifest-en)-[0-9a-f]{10}(?=\.json)/g, "");
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [unhashed(path), unhashed(text)]));
}

/** The site of version 0 from a cold start. */
export async function coldSite(cwd: string): Promise<Record<string, string>> {
  const out = join(temporaryFolder(), "site");
  const { code } = await run(["compile", "--no-cache", "--quiet", "--out", out], { cwd });
  expect(code).toBe(0);
  return filesOf(out);
}

/** Versions of the content differ in one number, and so do their sites. */
function ofVersion(site: Record<string, string>, version: number): Record<string, string> {
  const texts = Object.entries(site).map(([path, text]) => [
    path,
    text.replace(/([Vv]ersion )0\b/g, `$1${version}`),
  ]);
  return { ...Object.fromEntries(texts), ...foreign };
}

/** The record names the files that are there, with their sizes. */
function checkRecord(site: string): void {
  const { files } = JSON.parse(readFileSync(join(site, ".twsite.json"), "utf8"));
  const there = Object.entries(contentsOf(site)).filter(
    ([path]) => path !== ".twsite.json" && !(path in foreign),
  );
  const sizes = Object.entries<[string, number]>(files).map(([path, [, size]]) => [path, size]);
  expect(sizes).toEqual(there.map(([path, bytes]) => [path, bytes.length]));
}

/** The time of a file, or 0 where there is none. */
const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Waits for the compile to write `file`, or to end. */
async function touched(file: string, child: ReturnType<typeof start>["child"]): Promise<void> {
  const before = timeOf(file);
  await vi.waitUntil(() => timeOf(file) !== before || child.exitCode !== null, {
    timeout: 60_000,
    interval: 1,
  });
}

/** A compile is killed at as many points of its way, and the next one repairs what it left. */
export async function expectRepairedAfter(kills: number): Promise<void> {
  const cwd = temporaryFolder();
  const content = join(cwd, "content");
  const site = join(cwd, "dist/site");
  const compile = ["compile", "--quiet"];
  writeFiles(content, { ...manyPages(pages, 0), ...added(0) });
  const withPage = await coldSite(cwd);
  rmSync(join(content, "en/docs/added"), { recursive: true });
  expect(await run(compile, { cwd })).toMatchObject({ code: 0, err: "" });
  const withoutPage = filesOf(site);
  writeFiles(site, foreign);

  let reached = 0;
  for (let round = 1; round <= kills; round++) {
    const before = filesOf(site);
    writeFiles(content, { ...manyPages(pages, round), ...added(round) });
    const { child, ended } = start(compile, { cwd });
    const page = `docs/many/p${Math.floor((pages * (round - 1)) / kills)}/index.html`;
    await touched(join(site, round === 1 ? ".twsite.lock" : page), child);
    child.kill("SIGKILL");
    const { signal } = await ended;
    const half = filesOf(site);
    if (signal === "SIGKILL" && differences(half, before).length > 0) reached++;

    // Every file is whole: as it was, or as it will be.
    const after = ofVersion(withPage, round);
    const isWhole = (path: string) => half[path] === before[path] || half[path] === after[path];
    expect(Object.keys(half).filter((path) => !path.startsWith(".twsite") && !isWhole(path))).toEqual([]);

    // In every second round the page that came is gone again before the next compile.
    const isGone = round % 2 === 0;
    if (isGone) rmSync(join(content, "en/docs/added"), { recursive: true });
    expect(await run([...compile, "--jobs", "1"], { cwd })).toMatchObject({ code: 0, err: "" });
    const expected = isGone ? ofVersion(withoutPage, round) : after;
    expect(differences(filesOf(site), expected)).toEqual([]);
    checkRecord(site);
  }
  // Otherwise every kill came too late, and nothing was tried.
  expect(reached).toBeGreaterThan(0);
}
