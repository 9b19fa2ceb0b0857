/** `twsite manual`: the manual of the installed version, compiled once and served. (S83) */
// Tests: cli/dev/manual-site
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, temporaryFolder } from "../sites/folders.ts";
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
