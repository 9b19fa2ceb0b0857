/** Where `twsite dev` listens, whom it answers, and how it ends. */
// Tests: cli/dev, cli/hosts/preview
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAllowedHost } from "../../cli/hosts/preview/request-path.ts";
import { run } from "../process/command.ts";
import { type DevSite, smallSite, startDev, writeFiles } from "./dev-site.ts";

let site: DevSite;
beforeAll(async () => {
  site = await startDev(smallSite);
});
afterAll(() => site?.close());

function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test("a request that names another host is refused, also for data and events", async () => {
  for (const path of ["", "docs/guide", ".twsite/events"]) {
    await expect(statusFor(site.url + path, { host: "rebound.example.com" })).resolves.toBe(403);
    await expect(statusFor(site.url + path, { host: "127.0.0.1.example.com:3000" })).resolves.toBe(403);
  }
  await expect(statusFor(site.url, { host: "localhost:3000" })).resolves.toBe(200);
});

test("this machine may be named as it is reached", () => {
  for (const host of ["localhost", "LOCALHOST:80", "127.0.0.1:3000", "[::1]:3000", "site.localhost"])
    expect([host, isAllowedHost(host, "127.0.0.1")]).toEqual([host, true]);
  for (const host of [
    undefined,
    "",
    "example.com",
    "localhost.example.com",
    "user@localhost",
    "127.0.0.1.nip.io",
  ])
    expect([host, isAllowedHost(host, "127.0.0.1")]).toEqual([host, false]);
  expect(isAllowedHost("box.lan:3000", "box.lan")).toBe(true);
});

test("a page is whole before its scripts run, and is not kept without asking", async () => {
  const first = await fetch(`${site.url}docs/guide`);
  expect(first.status).toBe(200);
  await expect(first.text()).resolves.toContain("First words.");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const again = await fetch(`${site.url}docs/guide`, {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("a program that prefers Markdown gets the Markdown file of the page", async () => {
  const ask = async (accept: string) => {
    const { headers } = await fetch(`${site.url}docs/guide`, { headers: { accept } });
    return [headers.get("content-type"), headers.get("vary")];
  };
  await expect(ask("text/markdown, */*")).resolves.toEqual(["text/markdown; charset=utf-8", "Accept"]);
  await expect(ask("text/html, text/markdown;q=0.5")).resolves.toEqual([
    "text/html; charset=utf-8",
    "Accept",
  ]);
  const twin = await fetch(`${site.url}docs/guide`, { headers: { accept: "text/markdown" } });
  const file = await fetch(`${site.url}docs/guide.md`);
  await expect(twin.text()).resolves.toBe(await file.text());
});

test("an address without a page is not found; other methods than reading are refused", async () => {
  const missing = await fetch(`${site.url}docs/nothing`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-type")).toContain("text/html");
  await expect(fetch(site.url, { method: "POST" })).resolves.toHaveProperty("status", 405);
  await expect(statusFor(`${site.url}docs/%zz`, {})).resolves.toBe(400);
});

test("a port that is taken is said, and the next one used", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const other = await startDev(smallSite, { args: ["--port", String(port)] });
  expect(other.terminal()).toContain(`Port ${port} is in use; using `);
  await expect(statusFor(other.url, {})).resolves.toBe(200);
  await other.close();
  taken.close();
});

test("on all addresses of this machine, those that others can open are said", async () => {
  const other = await startDev(smallSite, { args: ["--host", "0.0.0.0"] });
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address, family, internal } of addresses) {
    if (family !== "IPv4" || internal) continue;
    const url = `http://${address}:${new URL(other.url).port}/`;
    expect(other.terminal()).toContain(`On your network: ${url}\n`);
    await expect(statusFor(url, {})).resolves.toBe(200);
  }
  expect(new URL(other.url).hostname).toBe("localhost");
  await other.close();
  expect(site.terminal()).not.toContain("On your network");
});

test("a host that cannot be listened on is a usage error", async () => {
  const { code, err } = await run(["dev", "--host", "192.0.2.1", "--port", "0"], { cwd: site.folder });
  expect(err).toContain("cannot listen on 192.0.2.1");
  expect(code).toBe(2);
});

test("a site that starts with a mistake shows it, and comes when it is fixed", async () => {
  const broken = await startDev({ ...smallSite, "site.yml": "title: [\n" });
  const document = await fetch(broken.url);
  expect(document.status).toBe(503);
  await expect(document.text()).resolves.toContain("content/site.yml:");
  broken.write("site.yml", String(smallSite["site.yml"]));
  await expect.poll(async () => (await fetch(broken.url)).status).toBe(200);
  await broken.close();
});

test("a cache that is deleted meanwhile is made again", async () => {
  const own = await startDev(smallSite);
  rmSync(`${own.folder}/.twsite`, { recursive: true });
  await expect.poll(async () => (await fetch(`${own.url}docs/guide`)).status).toBe(200);
  await own.close();
});

test.each([
  ["moved away and back", "move"],
  ["deleted and written again", "delete"],
])(
  "a content folder that is %s is said to be missing, the last site stays, and edits are followed again",
  async (_, how) => {
    const own = await startDev(smallSite);
    const shown = async () => (await fetch(`${own.url}docs/other`)).text();
    const content = `${own.folder}/content`;
    for (const round of ["first", "second"]) {
      const before = own.terminal().length;
      if (how === "move") renameSync(content, `${content}2`);
      else rmSync(content, { recursive: true });
      await expect.poll(() => own.terminal().slice(before)).toContain("there is no such folder");
      // Whatever still asks for the folder has asked by then. It tells nobody, so that there is nothing to wait for.
      await sleep(800);
      await expect.poll(shown).toContain("The other page");
      const changed = { ...smallSite, "en/docs/guide.md": `# The guide\n\nThe ${round} time.\n` };
      writeFiles(how === "move" ? `${content}2` : content, changed);
      if (how === "move") renameSync(`${content}2`, content);
      await expect.poll(() => own.terminal().slice(before)).toContain("All problems are fixed.");
      own.write("en/docs/other.md", `---\ntitle: The other page\n---\n\nWords of the ${round} time.\n`);
      await expect.poll(shown).toContain(`Words of the ${round} time.`);
    }
    await own.close();
    expect(own.terminal()).not.toMatch(/twsite:|^0 changes/m);
  },
);

describe("while many pages are compiled for the first time", () => {
  const text = (page: number) => `# Page ${page}\n\nWords.\n`;
  const pages = Array.from({ length: 200 }, (_, page) => [`en/docs/page-${page}.md`, text(page)]);
  const largeSite = { ...smallSite, ...Object.fromEntries(pages) };

  test("a page is there, and an edit is not lost", async () => {
    const own = await startDev(largeSite, { isEarly: true });
    const shown = async () => (await fetch(`${own.url}docs/page-7`)).text();
    await expect.poll(shown).toContain("Words.");
    own.write("en/docs/page-7.md", text(7).replace("Words", "Other words"));
    await expect.poll(shown).toContain("Other words.");
    await own.close();
  });

  test("Ctrl-C ends it", async () => {
    const own = await startDev(largeSite, { isEarly: true });
    own.child.kill("SIGINT");
    const { code, err } = await own.ended;
    expect({ code, err }).toEqual({ code: 0, err: "" });
    await own.close();
  });
});

test("Ctrl-C ends it at once, with pages that listen, and leaves nothing behind but the cache", async () => {
  const own = await startDev(smallSite);
  const listening = await fetch(`${own.url}.twsite/events`);
  own.child.kill("SIGINT");
  const { code, signal } = await own.ended;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  await expect(listening.text()).rejects.toThrow();
  expect(readdirSync(own.folder).sort()).toEqual([".twsite", "content"]);
  expect(existsSync(`${own.folder}/dist`)).toBe(false);
  await own.close();
});
