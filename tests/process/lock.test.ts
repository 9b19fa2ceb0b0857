/** One compile at a time writes a folder. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withLock } from "../../cli/publish/lock.ts";
import { filesIn, temporaryFolder } from "../sites/folders.ts";

const lockIn = (folder: string) => join(folder, ".twsite.lock");

/** The number of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ["--version"]).pid;

test("the second waits until the first has finished", async () => {
  const folder = temporaryFolder();
  const events: string[] = [];
  let finish = () => {};
  const first = withLock(folder, async () => {
    events.push("first starts");
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    events.push("first ends");
  });
  const second = withLock(folder, () => events.push("second"));
  // Who gives up after having tried again has tried after the second did.
  await expect(withLock(folder, () => events.push("third"), 100)).rejects.toThrow("lock");
  finish();
  await Promise.all([first, second]);
  expect(events).toEqual(["first starts", "first ends", "second"]);
  expect(filesIn(folder)).toEqual([]);
});

test("the lock goes with a failure, too", async () => {
  const folder = temporaryFolder();
  const failing = withLock(folder, () => {
    throw new Error("no space left");
  });
  await expect(failing).rejects.toThrow("no space left");
  expect(existsSync(lockIn(folder))).toBe(false);
});

test("the lock of a process that is gone is taken over, with what else it left", async () => {
  const folder = temporaryFolder();
  const pid = deadProcess();
  writeFileSync(lockIn(folder), `${hostname()} ${pid} 0`);
  writeFileSync(`${lockIn(folder)}.${pid}`, "a draft");
  expect(await withLock(folder, () => "done", 0).catch(() => withLock(folder, () => "done later"))).toMatch(
    /^done/,
  );
  expect(filesIn(folder)).toEqual([]);
});

test("a process of our number that started before ours is not us", async () => {
  const folder = temporaryFolder();
  writeFileSync(lockIn(folder), `${hostname()} ${process.pid} 0`);
  expect(await withLock(folder, () => "done", 1000)).toBe("done");
});

test("who waits in vain is told who holds the lock, and what to do", async () => {
  const folder = temporaryFolder();
  writeFileSync(lockIn(folder), `elsewhere.example 17 0`);
  const waiting = withLock(folder, () => "done", 0);
  await expect(waiting).rejects.toThrow(
    `another compile uses ${lockIn(folder)} (process 17 on elsewhere.example); if none is running, delete this file`,
  );
});
