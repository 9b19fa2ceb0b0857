/** `twsite manual`: what it keeps, and where. (S83) Its first call, and rare circumstances: `npm run test:long`. */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { userCacheFolder } from "../../cli/source/user-cache-folder.ts";
import { temporaryFolder } from "../sites/folders.ts";
import { start } from "./command.ts";

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
