/** `twsite manual`: the manual of the installed version, compiled once and served. (S83) In rare circumstances: `npm run test:long`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { userCacheFolder } from "../../cli/dev/manual-site/user-cache-folder.ts";
import { filesIn, temporaryFolder } from "../sites/folders.ts";
import { start } from "./command.ts";
import { serveManual, textOf } from "./serve-manual.ts";

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

test("each system has its place for caches", () => {
  const HOME = process.env.HOME ?? "";
  expect(userCacheFolder({ XDG_CACHE_HOME: "/x" }, "linux")).toBe("/x");
  expect(userCacheFolder({ XDG_CACHE_HOME: "x" }, "linux")).toBe(join(HOME, ".cache"));
  expect(userCacheFolder({}, "darwin")).toBe(join(HOME, "Library/Caches"));
  expect(userCacheFolder({ LOCALAPPDATA: "/local" }, "win32")).toBe("/local");
});
