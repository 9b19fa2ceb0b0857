/**
 * Where tests put their folders: in memory, where that is the system's to give. They make and delete some hundred thousand small files, and a
 * disk that has just deleted many takes up to twenty times as long to make the next one (ext4 looks past each deleted inode for some minutes).
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Followed by the process that the folder is of. */
const prefix = "twsite-tests-";
/** In bytes: several times what all tests together leave behind until they end. */
const needed = 4 * 1024 ** 3;

/** Sets `TMPDIR` to a new folder, for this process and those that it starts, unless someone has set it. */
export function placeInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  removeAbandoned();
  process.env.TMPDIR = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // As the system's own: tests start commands as another user, too.
  chmodSync(process.env.TMPDIR, 0o1777);
}

/** Removes the folder after all tests. */
export default function setup(): () => void {
  const folder = process.env.TMPDIR;
  return () => {
    if (folder?.startsWith(join(memory, prefix))) rmSync(folder, { recursive: true, force: true });
  };
}

/** A run that was killed leaves its folder, and nothing else frees that memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const owner = name.startsWith(prefix) ? name.slice(prefix.length).split("-")[0] : undefined;
    if (owner !== undefined && !existsSync(`/proc/${owner}`))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** False in containers that give little memory to it, or let nothing there be run, and on other systems. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed && freemem() >= 2 * needed && isExecutable();
  } catch {
    return false;
  }
}

function isExecutable(): boolean {
  const mounts = readFileSync("/proc/self/mounts", "utf8").split("\n");
  const options = mounts.map((line) => line.split(" ")).find(([, place]) => place === memory)?.[3];
  return (
    options !== undefined && !options.split(",").some((option) => option === "ro" || option === "noexec")
  );
}
