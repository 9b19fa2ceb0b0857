/** Where the preview listens: below a base path, on which port and address, and until when. */
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PreviewServer, startPreview } from "../../../../cli/hosts/preview/preview-server.ts";
import { ask, makeSite } from "./site-fixture.ts";

let root: string;
let preview: PreviewServer;

beforeAll(async () => {
  root = await makeSite();
  preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await preview.close();
  await rm(dirname(root), { recursive: true });
});

describe("a base path", () => {
  let sub: PreviewServer;
  beforeAll(async () => {
    sub = await startPreview({ root, base: "/sub/", host: "127.0.0.1", port: 0 });
  });
  afterAll(() => sub.close());

  test("the site is below it, and its address is the home page's", async () => {
    expect(sub.url).toBe(`http://127.0.0.1:${sub.port}/sub/`);
    expect((await ask(sub.port, "/sub/")).body.toString()).toContain("Home");
    expect((await ask(sub.port, "/sub/docs/x/")).status).toBe(200);
    const missing = await ask(sub.port, "/sub/nowhere");
    expect([missing.status, missing.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });

  test("without its slash it leads to the home page; beside it there is nothing of the site", async () => {
    const bare = await ask(sub.port, "/sub");
    expect([bare.status, bare.headers.location]).toEqual([302, "/sub/"]);
    for (const target of ["/", "/docs/x", "/subway/docs/x"]) {
      const answer = await ask(sub.port, target);
      expect([answer.status, answer.body.toString()]).toEqual([404, "Not found. The site is at /sub/\n"]);
    }
  });
});

describe("listening", () => {
  test("a port that is taken is left to who has it, and the next one is used", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const next = await startPreview({ root, base: "/", host: "127.0.0.1", port });
    expect(next.port).toBeGreaterThan(port);
    expect((await ask(next.port, "/")).status).toBe(200);
    await next.close();
    other.close();
  });

  test("it listens on this machine only, unless told otherwise", async () => {
    expect(preview.url).toBe(`http://127.0.0.1:${preview.port}/`);
  });

  test("an address that this machine does not have is an error", async () => {
    const start = startPreview({ root, base: "/", host: "192.0.2.1", port: 0 });
    await expect(start).rejects.toThrow("EADDRNOTAVAIL");
  });

  test("it stops at once, also with a browser connected", async () => {
    const stopped = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
    const socket = connect(stopped.port, "127.0.0.1");
    await new Promise((resolve) => socket.once("connect", resolve));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await stopped.close();
    await closed;
    await expect(ask(stopped.port, "/")).rejects.toThrow("ECONNREFUSED");
  });
});
