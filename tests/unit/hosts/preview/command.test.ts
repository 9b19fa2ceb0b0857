/** `twsite preview` as a process of its own, the way a writer starts and stops it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSite } from "./site-fixture.ts";

let root: string;
let folder: string;
let script: string;

beforeAll(async () => {
  root = await makeSite();
  folder = await mkdtemp(join(tmpdir(), "twsite-command-"));
  script = join(folder, "preview.mjs");
  await build({
    stdin: {
      contents: `import { previewCommand } from "./cli/commands/preview.ts";
        await previewCommand({ out: console.log, err: console.error }).parseAsync();`,
      resolveDir: join(import.meta.dirname, "../../../.."),
    },
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
});

afterAll(async () => {
  await rm(dirname(root), { recursive: true });
  await rm(folder, { recursive: true });
});

const run = (...options: string[]) => spawn(process.execPath, [script, ...options]);

/** The first line that the process prints. */
async function firstLine(stream: ChildProcess["stdout"]): Promise<string> {
  if (!stream) throw new Error("no output");
  const [chunk] = (await once(stream, "data")) as [Buffer];
  return chunk.toString().split("\n")[0] ?? "";
}

async function refusal(...options: string[]): Promise<{ code: number; text: string }> {
  const process = run(...options);
  let text = "";
  process.stderr.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  const [code] = (await once(process, "close")) as [number];
  return { code, text };
}

test("it prints where the site is, serves it, and ends without an error on Ctrl-C", async () => {
  const process = run("--out", root, "--port", "0");
  const line = await firstLine(process.stdout);
  const url = /http:\S+/.exec(line)?.[0] ?? "";
  expect(line).toBe(`Serving ${root} at ${url} (Ctrl-C stops)`);
  expect(await (await fetch(`${url}docs/x.md`)).text()).toBe("# X, écrit");
  process.kill("SIGINT");
  expect(await once(process, "close")).toEqual([0, null]);
});

test("it serves at the path that the site was compiled for, or at the one asked for", async () => {
  await writeFile(join(root, ".twsite.json"), '{"base":"/sub/","files":{}}');
  const process = run("--out", root, "--port", "0");
  expect(await firstLine(process.stdout)).toMatch(/ at http:\/\/127\.0\.0\.1:\d+\/sub\/ /);
  process.kill("SIGTERM");
  const other = run("--out", root, "--port", "0", "--base-url", "/other/");
  expect(await firstLine(other.stdout)).toMatch(/ at http:\/\/127\.0\.0\.1:\d+\/other\/ /);
  other.kill("SIGTERM");
  expect(await once(other, "close")).toEqual([0, null]);
});

test("it says when the port was taken", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const process = run("--out", root, "--port", `${port}`);
  expect(await firstLine(process.stderr)).toMatch(new RegExp(`^Port ${port} is in use; using \\d+\\.$`));
  process.kill("SIGINT");
  await once(process, "close");
  server.close();
});

test("a folder that twsite did not compile is refused, with what to do", async () => {
  const { code, text } = await refusal("--out", folder);
  expect(code).toBe(1);
  expect(text).toBe(
    `error: ${folder} is not a compiled site; run "twsite compile", or name its folder with --out\n`,
  );
});

test("an address that cannot be listened on, and options that make no sense, are explained", async () => {
  expect((await refusal("--out", root, "--host", "192.0.2.1")).text).toMatch(
    /^error: cannot listen on 192\.0\.2\.1, port 4000: this machine does not have the address \(EADDRNOTAVAIL\)\n$/,
  );
  expect((await refusal("--port", "http")).text).toContain("Expected a number from 0 to 65535.");
  expect((await refusal("--port", "70000")).text).toContain("Expected a number from 0 to 65535.");
  expect((await refusal("--base-url", "sub")).text).toContain(
    "Expected a path that starts and ends with a slash",
  );
});
