/** Preview answers for its own folder, and to whoever asked for this machine. */
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PreviewServer, startPreview } from "../../../../cli/hosts/preview/preview-server.ts";
import { ask, makeSite } from "./site-fixture.ts";

let root: string;
let preview: PreviewServer;

beforeAll(async () => {
  root = await makeSite();
  const around = dirname(root);
  await mkdir(join(around, "site-beside"));
  await writeFile(join(around, "site-beside/secret.txt"), "secret");
  await symlink("../secret.txt", join(root, "link.txt"));
  await symlink("..", join(root, "link"));
  await symlink("../site-beside", join(root, "beside"));
  await symlink("/etc/passwd", join(root, "passwd.html"));
  await symlink("robots.txt", join(root, "inside.txt"));
  await symlink("circle", join(root, "circle"));
  preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await preview.close();
  await rm(dirname(root), { recursive: true });
});

describe("the name in the Host header", () => {
  test.each([
    "evil.example",
    "evil.example:4000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "a@localhost",
  ])("“%s” is another site's, which may lead here", async (host) => {
    const answer = await ask(preview.port, "/index.html", { headers: { Host: host } });
    expect(answer.status).toBe(403);
    expect(answer.body.toString()).not.toContain("Home");
  });

  test.each(["localhost", "LOCALHOST:4000", "a.localhost", "127.0.0.1", "[::1]:4000", "192.168.1.4"])(
    "“%s” is served",
    async (host) => {
      expect((await ask(preview.port, "/index.html", { headers: { Host: host } })).status).toBe(200);
    },
  );
});

test.each([
  "/link.txt",
  "/link/secret.txt",
  "/link/site/robots.txt/../x",
  "/beside/secret.txt",
  "/passwd",
  "/passwd.html",
  "/circle",
])("%s leads out of the folder by a link, and is not found", async (path) => {
  const answer = await ask(preview.port, path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toMatch(/secret|root:/);
});

test("a link inside of the folder is followed", async () => {
  expect((await ask(preview.port, "/inside.txt")).body.toString()).toBe("User-agent: *");
});

/** The request line as it is: an HTTP client would tidy it up. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(preview.port, "127.0.0.1", () => {
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.on("error", reject);
  });
}

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/docs/..%5c..%5c..%5csecret.txt",
  "/docs/..\\..\\..\\secret.txt",
  "/docs/%252e%252e/%252e%252e/secret.txt",
  "/docs/x/../../../secret.txt",
  "/./../secret.txt",
  "//../secret.txt",
  "/secret.txt%00.html",
  "/%00",
  "/%",
  "/%c0%ae%c0%ae/secret.txt",
  "../secret.txt",
  "secret.txt",
  "*",
  "http://localhost/../secret.txt",
  "HTTP://localhost/%2e%2e/secret.txt",
  "http://localhost",
  "file:///etc/passwd",
  "/.twsite.json",
  "/%2etwsite.json",
  "/.well-known/../.twsite.json",
  "/beside/../link/secret.txt",
  `/${"a/".repeat(4_000)}`,
  `/${"a".repeat(5_000)}`,
])("GET %.60s shows nothing of what is beside the site", async (target) => {
  const answer = await raw(`GET ${target}`);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|431) /);
  expect(answer).not.toMatch(/\r\n\r\n.*(secret|root:|"base")/s);
});
