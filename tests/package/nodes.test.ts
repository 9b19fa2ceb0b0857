/**
 * The package on each Node.js that it supports: the one that runs the tests, and those in the environment variable
 * `TWSITE_NODES`, paths with a colon between them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { run, start } from "../process/command.ts";
import { keptFolder } from "../sites/folders.ts";
import { unpack } from "./pack.ts";

const folder = keptFolder();
const script = join(folder, "node_modules/twsite/dist/twsite/main.js");
const others = (process.env.TWSITE_NODES ?? "").split(":").filter((path) => path !== "");

beforeAll(() => {
  unpack(folder);
});

test.each([process.execPath, ...others].map((node, index) => ({ node, index })))(
  "$node starts, checks and compiles a site, and shows an edit of it",
  async ({ node, index }) => {
    const site = `site-${index}`;
    expect(
      await run(["init", site, "--no-install", "--locales", "en,fr"], { cwd: folder, script, node }),
    ).toMatchObject({ code: 0, err: "" });
    const cwd = join(folder, site);
    for (const args of [["check"], ["compile"]])
      expect(await run(args, { cwd, script, node })).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(cwd, "dist/site/fr/index.html"))).toBe(true);

    const { child, ended } = start(["dev", "--port", "0"], { cwd, script, node });
    try {
      let terminal = "";
      child.stdout?.on("data", (text: string) => {
        terminal += text;
      });
      await vi.waitUntil(() => terminal.includes("Ctrl-C stops"), { timeout: 60_000 });
      const url = /http:\S+/.exec(terminal)?.[0] ?? "";
      const page = join(cwd, "content/en/pages/about.md");
      writeFileSync(page, `${readFileSync(page, "utf8")}\nA sentence that was not there.\n`);
      await vi.waitUntil(
        async () => (await (await fetch(`${url}about`)).text()).includes("A sentence that was not there."),
        { timeout: 60_000 },
      );
    } finally {
      child.kill("SIGINT");
      await ended;
    }
  },
);
