/** A page compiled in a heap that has room for an empty site and so much more. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";

const command = resolve("dist/twsite/main.js");

/** Megabytes that V8 needs for an empty site, and those that a page may take. */
const emptySite = 40;
const ofPage = 150;

/** The command ends by itself, whatever its findings are. */
export async function expectBoundedMemory(files: Files): Promise<void> {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), { ...smallSite, ...files });
  const args = [`--max-old-space-size=${emptySite + ofPage}`, command, "check", "--no-cache", "--jobs", "1"];
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const [code] = await once(child, "close");
  expect(err.slice(0, 1000)).not.toContain("heap");
  expect([0, 1]).toContain(code);
}
