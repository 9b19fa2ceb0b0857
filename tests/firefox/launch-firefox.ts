/** Headless Firefox with a profile of its own; each visitor has storage of their own, and nothing asks other hosts. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type Bidi, connect } from "./bidi.ts";
import { findFirefox } from "./find-firefox.ts";
import { openPage, type Page } from "./page.ts";

export type Firefox = {
  /** A visitor who has not been here before. */
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
};

export type Visitor = { newPage(): Promise<Page>; close(): Promise<void> };

/** Of all but this machine, a proxy is asked that does not exist. */
const preferences = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/** `more`: settings of this one. */
export async function launchFirefox(more: Record<string, number> = {}): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), "twsite-firefox-"));
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const program = spawn(
    findFirefox(),
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const exit = once(program, "exit");
  const bidi = await connect(`${await addressOf(program)}/session`);
  await bidi.send("session.new", { capabilities: {} }, z.unknown());
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] }, z.unknown());
  return {
    newVisitor: () => newVisitor(bidi),
    async close() {
      bidi.close();
      program.kill();
      await exit;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where it listens, which it says once it does. */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    program.stderr?.on("data", (text) => {
      said += text;
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    program.once("exit", () => reject(new Error(`Firefox did not start: ${said}`)));
    program.once("error", reject);
  });
}

async function newVisitor(bidi: Bidi): Promise<Visitor> {
  const Context = z.object({ userContext: z.string() });
  const { userContext } = await bidi.send("browser.createUserContext", {}, Context);
  return {
    newPage: () => openPage(bidi, userContext),
    close: async () => {
      await bidi.send("browser.removeUserContext", { userContext }, z.unknown());
    },
  };
}
