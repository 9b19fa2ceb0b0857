/** Processes of their own that write into one pack store and read from it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { temporaryFolder } from "../../sites/folders.ts";

const script = `
import { readFileSync } from "node:fs";
import { folderStore } from "../../../cli/cache/folder-store.ts";
const [folder, work, first, count] = process.argv.slice(2);
const store = folderStore(folder).keyed("content");
const keys = Array.from({ length: Number(count) }, (_, index) => "key " + (Number(first) + index));
const bytesRead = () => Number(/rchar: (\\d+)/.exec(readFileSync("/proc/self/io", "utf8"))[1]);
if (work === "write") for (const key of keys) {
  store.put(key, Buffer.from("text of " + key));
  if (key.endsWith("0")) process.stdout.write(key + "\\n");
} else {
  const before = bytesRead();
  const found = keys.filter((key) => store.get(key)?.toString() === "text of " + key).length;
  console.log(JSON.stringify({ found, bytes: bytesRead() - before }));
}
`;

export type PackProcess = {
  child: ChildProcess;
  /** What it has printed, once it has ended. */
  ended: Promise<string>;
};

/** Writes or reads the keys from `key <first>` on. */
export type StartPackProcess = (work: "write" | "read", first: number, count: number) => PackProcess;

export function packProcesses(folder: string): StartPackProcess {
  const bundle = join(temporaryFolder(), "packs.mjs");
  buildSync({
    stdin: { contents: script, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
  });
  return (work, first, count) => {
    const child = spawn(process.execPath, [bundle, folder, work, String(first), String(count)]);
    return { child, ended: ending(child) };
  };
}

async function ending(child: ChildProcess): Promise<string> {
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await once(child, "close");
  return text;
}
