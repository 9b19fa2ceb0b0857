/** One compile at a time writes a folder: a second one waits until the first has finished or is gone. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const LOCK_FILE = ".twsite.lock";
const pollMs = 50;

/** Runs `work` while no other process has the lock of `folder`. Rejects after `patienceMs` of waiting. */
export async function withLock<T>(
  folder: string,
  work: () => T | Promise<T>,
  patienceMs = 120_000,
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, LOCK_FILE);
  const owner = `${hostname()} ${process.pid}`;
  for (let waited = 0; !take(lock, owner); waited += pollMs) {
    if (waited >= patienceMs) throw new Error(`another compile holds ${lock} (${read(lock)})`);
    await sleep(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The lock appears whole: it is written beside and linked into place, which fails where there is one already. */
function take(lock: string, owner: string): boolean {
  const draft = `${lock}.${process.pid}`;
  try {
    writeFileSync(draft, owner);
    linkSync(draft, lock);
    return true;
  } catch {
    removeStale(lock);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A process that was killed leaves its lock behind. */
function removeStale(lock: string): void {
  const owner = read(lock);
  const [host, pid] = owner.split(" ");
  if (host !== hostname() || isAlive(Number(pid))) return;
  const moved = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, moved);
    // Another waiter may have taken the lock between the reading and the moving: it gets it back.
    if (read(moved) !== owner) linkSync(moved, lock);
    unlinkSync(moved);
  } catch {
    return;
  }
}

function read(lock: string): string {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0) return pid === process.pid;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
