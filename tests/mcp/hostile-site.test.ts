/** What a web server sends to `twsite mcp` is limited in size, time and redirects, and never leads it elsewhere. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesAt, filesIn } from "../../cli/dev/mcp/site-files.ts";
import { openSite } from "../../cli/dev/mcp/site-reader.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { temporaryFolder } from "../sites/folders.ts";

/** A server that answers so, as a site; its folder is `/site/`. */
async function served(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/site/`);
  return { url, files: filesAt(url) };
}

test("a redirect to another host or port is not followed", async () => {
  const asked: string[] = [];
  const other = await served((request, response) => {
    asked.push(request.url ?? "");
    response.end("secret");
  });
  for (const location of [
    other.url.href,
    "http://localhost/",
    "file:///etc/passwd",
    "//example.com/",
    "http://[",
  ]) {
    const { files } = await served((_, response) => response.writeHead(302, { location }).end());
    await expect(files.read("data/manifest.json")).rejects.toThrow("which is not followed");
  }
  expect(asked).toEqual([]);
});

test("redirects on the host are followed three times", async () => {
  const { files } = await served((request, response) => {
    const left = Number(new URL(request.url ?? "", "http://x").searchParams.get("left") ?? 3);
    if (left === 0) response.end("here");
    else response.writeHead(301, { location: `?left=${left - 1}` }).end();
  });
  await expect(files.read("a.md")).resolves.toBe("here");
  const loop = await served((request, response) => response.writeHead(301, { location: request.url }).end());
  await expect(loop.files.read("a.md")).rejects.toThrow("more than 3 redirects");
});

test("a file that is too large, or does not end, is not read to its end", async () => {
  const part = Buffer.alloc(1_000_000);
  const large = await served((_, response) => {
    const send = (): void => {
      while (response.write(part)) if (response.destroyed) return;
      response.once("drain", send);
    };
    send();
  });
  await expect(filesAt(large.url).read("a.md")).rejects.toThrow("more than 20 MB");
  const slow = await served((_, response) => {
    response.write("a");
  });
  await expect(filesAt(slow.url, 300).read("a.md")).rejects.toThrow("no answer within 0.3 s");
});

test("an address outside of the site is not requested", async () => {
  const asked: string[] = [];
  const { files } = await served((request, response) => {
    asked.push(request.url ?? "");
    response.end("text");
  });
  for (const path of ["../secret", "a/../../secret", "..%2fsecret", "a?b", "a#b"]) await files.read(path);
  expect(asked.filter((path) => !path.startsWith("/site/"))).toEqual([]);
});

test("a file outside of the folder is not read", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "site/docs"), { recursive: true });
  writeFileSync(join(folder, "secret.md"), "secret");
  writeFileSync(join(folder, "site/.twsite.json"), "{}");
  symlinkSync("../../secret.md", join(folder, "site/docs/link.md"));
  const files = filesIn(join(folder, "site"));
  for (const path of ["../secret.md", "docs/../../secret.md", "docs/link.md", ".twsite.json", "docs", ""])
    await expect(files.read(path), path).resolves.toBeUndefined();
});

test.each([
  ["no JSON", "<html>"],
  ["another shape", '{"contract":1}'],
])("a manifest that is %s is refused", async (_, text) => {
  const { files } = await served((_request, response) => response.end(text));
  await expect(openSite(files)).rejects.toThrow("is not as this version of twsite writes it");
});

test("an index of more files than any site has is not loaded", async () => {
  const { folder } = await compileSite("/sub/");
  const asked: string[] = [];
  const { files } = await served((request, response) => {
    const path = (request.url ?? "").slice("/site/".length);
    asked.push(path);
    const text = readFileSync(join(folder, path), "utf8");
    response.end(
      path.endsWith("search/index.json") ? text.replace(/"shards":\d+/, '"shards":1000000000') : text,
    );
  });
  const site = await openSite(files);
  await expect(site.search("words", { most: 5 })).rejects.toThrow(
    "the search index has more than 1000 files",
  );
  expect(asked).toEqual(["data/manifest.json", "data/_/en/search/index.json"]);
});
