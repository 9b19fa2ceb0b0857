/** `twsite manual`: the manual of the installed version, compiled once and served. (S83) */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { userCacheFolder } from "../../cli/dev/manual-site/user-cache-folder.ts";
import { filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { type Ended, start } from "./command.ts";

type Served = { url: string; stop(): Promise<Ended> };

/** Starts the command and waits for its address. */
async function serveManual(cache: string, more: Record<string, string> = {}): Promise<Served> {
  const { child, ended } = start(["manual", "--port", "0"], { env: { XDG_CACHE_HOME: cache, ...more } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (part: string) => {
      text += part;
      const [, found] = /at (http:\S+) \(Ctrl-C stops\)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ err }) => reject(new Error(err)));
  });
  const stop = (): Promise<Ended> => {
    child.kill("SIGINT");
    return ended;
  };
  return { url, stop };
}

const textOf = async (url: string, path: string) => (await fetch(new URL(path, url))).text();

test("the first call compiles the manual, which asks no other host for anything; a later one only what a program has tidied away", async () => {
  const cache = temporaryFolder();
  const { url, stop } = await serveManual(cache);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await textOf(url, "/docs/start/")).toContain("twsite init");
  expect(await textOf(url, "/docs/reference/commands/manual/")).toContain("--port");
  const [name = ""] = readdirSync(join(cache, "twsite"));
  const site = join(cache, "twsite", name);
  for (const file of filesIn(site).filter((path) => path.endsWith(".html"))) {
    const html = readFileSync(join(site, file), "utf8");
    const loaded = [
      ...html.matchAll(/<(?:script|img|iframe|link(?=[^>]*rel="?(?:stylesheet|preload|icon)))[^>]*>/g),
    ];
    for (const [tag] of loaded) expect(tag).not.toMatch(/(?:src|href)="?(?:https?:)?\/\//);
  }
  expect(await stop()).toMatchObject({ code: 0, err: "" });

  const page = join(cache, "twsite", name, "index.html");
  const { mtimeMs } = statSync(page);
  await (await serveManual(cache)).stop();
  expect(statSync(page).mtimeMs).toBe(mtimeMs);
  rmSync(page);
  const again = await serveManual(cache);
  expect(await textOf(again.url, "/")).toContain("<h1");
  await again.stop();
  expect(readdirSync(join(cache, "twsite"))).toEqual([name]);
});

test("two first calls at once serve one compiled manual, and remove what a killed call left an hour ago", async () => {
  const cache = temporaryFolder();
  const parent = join(cache, "twsite");
  for (const name of [".unfinished-old", ".unfinished-new"])
    writeFiles(join(parent, name), { "site/index.html": "half" });
  const earlier = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(join(parent, ".unfinished-old"), earlier, earlier);
  const both = await Promise.all([serveManual(cache), serveManual(cache)]);
  for (const { url, stop } of both) {
    expect(await textOf(url, "/docs/concepts/")).toContain("<h1");
    expect(await stop()).toMatchObject({ code: 0, err: "" });
  }
  expect(readdirSync(parent).sort()).toEqual([".unfinished-new", expect.stringMatching(/^manual-\d/)]);
});

test("Ctrl-C while it compiles leaves nothing behind", async () => {
  const cache = temporaryFolder();
  const { child, ended } = start(["manual", "--port", "0"], { env: { XDG_CACHE_HOME: cache } });
  const parent = join(cache, "twsite");
  mkdirSync(parent);
  await expect.poll(() => readdirSync(parent)).toHaveLength(1);
  child.kill("SIGINT");
  expect((await ended).out).toBe("");
  expect(readdirSync(parent).filter((name) => name.startsWith("."))).toEqual([]);
});

test("without a cache folder that can be written, the manual is served from a temporary one", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "no-folder");
  const temporary = join(folder, "tmp");
  writeFileSync(file, "");
  mkdirSync(temporary);
  const { url, stop } = await serveManual(join(file, "cache"), { TMPDIR: temporary });
  expect(await textOf(url, "/docs/start/")).toContain("<h1");
  const { code, err } = await stop();
  expect(code).toBe(0);
  expect(err).toMatch(
    /^The compiled manual is not stored for the next run \(.+: part of the path is a file \(ENOTDIR\)\)\.\n$/,
  );
  expect(readdirSync(temporary)).toEqual([]);
});

test("each system has its place for caches", () => {
  const HOME = process.env.HOME ?? "";
  expect(userCacheFolder({ XDG_CACHE_HOME: "/x" }, "linux")).toBe("/x");
  expect(userCacheFolder({ XDG_CACHE_HOME: "x" }, "linux")).toBe(join(HOME, ".cache"));
  expect(userCacheFolder({}, "darwin")).toBe(join(HOME, "Library/Caches"));
  expect(userCacheFolder({ LOCALAPPDATA: "/local" }, "win32")).toBe("/local");
});
