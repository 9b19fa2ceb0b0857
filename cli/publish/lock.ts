/** One compile at a time writes a folder: a second one waits until the first has finished or is gone. */
import { linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../report/system-reason.ts";
import { entryAt } from "../source/entry-at.ts";
import { readRegularFile } from "../source/regular-file.ts";

const LOCK_FILE = ".twsite.lock";
const pollMs = 50;

/** Machine, process, and when the process started: numbers of processes are used again. */
const owner = `${hostname()} ${process.pid} ${Math.round(performance.timeOrigin)}`;

/** The lock cannot be had; the message says why, and what to do. */
export class LockHeld extends Error {
  override name = "LockHeld";
}

/** Runs `work` while no other process has the lock of `folder`. Rejects with `LockHeld` after `patienceMs` of waiting. */
export async function withLock<T>(
  folder: string,
  work: () => T | Promise<T>,
  patienceMs = 120_000,
): Promise<T> {
  const made = mkdirSync(folder, { recursive: true });
  const lock = join(folder, LOCK_FILE);
  for (let waited = 0; !take(lock); waited += pollMs) {
    if (waited >= patienceMs) throw new LockHeld(heldBy(lock));
    await sleep(pollMs);
    // Another run may have removed the folder, which it had made for nothing.
    mkdirSync(folder, { recursive: true });
  }
  try {
    removeDrafts(folder);
    return await work();
  } finally {
    rmSync(lock, { force: true });
    if (made !== undefined) removeIfEmpty(resolve(folder), resolve(made));
  }
}

/** Folders that were made for files which did not come: from `folder` up to the first one that was made. */
function removeIfEmpty(folder: string, made: string): void {
  try {
    rmdirSync(folder);
    if (folder !== made) removeIfEmpty(dirname(folder), made);
  } catch {
    return;
  }
}

/** The lock appears whole: it is written beside and linked into place, which fails where there is one already. */
function take(lock: string): boolean {
  const draft = `${lock}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  try {
    // A new file: one that is there already may be a link.
    writeFileSync(draft, owner, { flag: "wx" });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    // On a full disk it is there, and empty.
    if (codeOf(error) !== "EROFS") rmSync(draft, { force: true });
    throw error;
  }
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    // The holder of the lock may just have removed the draft as an old one.
    if (codeOf(error) === "ENOENT") return false;
    if (codeOf(error) !== "EEXIST") return takeWithoutLinks(lock);
    removeStale(lock);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Some file systems have no links. */
function takeWithoutLinks(lock: string): boolean {
  try {
    writeFileSync(lock, owner, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    removeStale(lock);
    return false;
  }
}

/** A process that was killed leaves its lock behind. */
function removeStale(lock: string): void {
  const there = entryAt(lock);
  const found = read(lock);
  const [host, pid] = found.split(" ");
  // A link or a folder is not a lock of a running process.
  const isNoLock = there !== undefined && !there.isFile();
  if (!isNoLock && (host !== hostname() || isAlive(Number(pid), found))) return;
  const moved = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, moved);
    // Another waiter may have taken the lock between the reading and the moving: it gets it back.
    if (read(moved) !== found) linkSync(moved, lock);
    rmSync(moved, { recursive: true });
  } catch {
    return;
  }
}

/** Removes the drafts of processes that were killed while they took the lock. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(`${LOCK_FILE}.`)) rmSync(join(folder, name), { recursive: true, force: true });
}

function heldBy(lock: string): string {
  const [host, pid] = read(lock).split(" ");
  const who = pid === undefined ? "" : ` (process ${pid} on ${host})`;
  return `another compile uses ${lock}${who}; if none is running, delete this file`;
}

function read(lock: string): string {
  try {
    return readRegularFile(lock).toString();
  } catch {
    return "";
  }
}

/** `found` is the lock's text: of our own number, only our own lock is held. */
function isAlive(pid: number, found: string): boolean {
  if (pid === process.pid) return found === owner;
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
