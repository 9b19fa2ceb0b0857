import { rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PreviewServer, startPreview } from "../../../../cli/hosts/preview/preview-server.ts";
import { ask, LONG_TEXT, makeSite } from "./site-fixture.ts";

let root: string;
let preview: PreviewServer;

const at = (target: string, options = {}) => ask(preview.port, target, options);

beforeAll(async () => {
  root = await makeSite();
  preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await preview.close();
  await rm(dirname(root), { recursive: true });
});

describe("files", () => {
  test.each([
    ["/", "<!doctype html><title>Home</title>"],
    ["/index.html", "<!doctype html><title>Home</title>"],
    ["/docs/x/", `<!doctype html><title>X</title>${LONG_TEXT}`],
    ["/docs/x/?a=/../b#c", `<!doctype html><title>X</title>${LONG_TEXT}`],
    ["/docs/pr%C3%A9sentation/", "présentation"],
    ["/docs/why%3F%20%231/", "why"],
    ["/file", "shape: file"],
    ["/blog", "blog as a file"],
    ["/blog/post", "post"],
    ["/.well-known/security.txt", "Contact: mailto:a@example.com"],
    ["http://other.example/robots.txt", "User-agent: *"],
  ])("%s is served where it is, without a redirect", async (target, body) => {
    const answer = await at(target);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
  });

  test.each([
    ["/docs/x", "/docs/x/"],
    ["/docs/x?a=/../b#c", "/docs/x/?a=/../b"],
    ["/docs/pr%C3%A9sentation", "/docs/pr%C3%A9sentation/"],
    ["/docs/why%3F%20%231", "/docs/why%3F%20%231/"],
  ])("%s leads to the folder of the page, as on most hosts", async (target, folder) => {
    const { status, headers } = await at(target);
    // Not for ever: another site may be at this port tomorrow.
    expect([status, headers.location]).toEqual([302, folder]);
  });

  test("a site can be below a path with letters beyond ASCII", async () => {
    const below = await startPreview({ root, base: "/d%C3%B4cs/", host: "127.0.0.1", port: 0 });
    const answers = [];
    for (const target of ["/d%C3%B4cs", "/d%C3%B4cs/", "/d%C3%B4cs/docs/pr%C3%A9sentation", "/d%C3%B4/"])
      answers.push(await ask(below.port, target));
    await below.close();
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [302, "/d%C3%B4cs/"],
      [200, undefined],
      [302, "/d%C3%B4cs/docs/pr%C3%A9sentation/"],
      [404, undefined],
    ]);
  });

  test("nothing redirects as on a host that does not", async () => {
    const plain = await startPreview({ root, base: "/", redirects: false, host: "127.0.0.1", port: 0 });
    const answer = await ask(plain.port, "/docs/x?a=1");
    await plain.close();
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain("<title>X</title>");
  });

  test.each([
    ["/docs/x/", "text/html; charset=utf-8"],
    ["/docs/x.md", "text/markdown; charset=utf-8"],
    ["/data/docs/x.json", "application/json; charset=utf-8"],
    ["/_twsite/reader-1a2b.js", "text/javascript; charset=utf-8"],
    ["/_twsite/f.woff2", "font/woff2"],
    ["/_twsite/p.svg", "image/svg+xml"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/blog/rss.xml", "application/xml"],
  ])("%s is %s", async (target, type) => {
    const { headers } = await at(target);
    expect(headers["content-type"]).toBe(type);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  describe("a program that prefers Markdown gets the Markdown file of the page", () => {
    test.each([
      ["text/markdown", "/docs/x/"],
      ["text/markdown", "/docs/x"],
      ["text/markdown, text/html, */*", "/docs/x/"],
      ["text/markdown;q=0.9, text/html;q=0.8", "/docs/x/"],
      ["text/html;q=0, */*;q=0.1", "/docs/x/"],
      ["TEXT/Markdown", "/docs/x/"],
    ])("Accept: %s, %s", async (accept, target) => {
      const { status, headers } = await at(target, { headers: { accept } });
      expect([status, headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
      expect(headers["content-location"]).toBe("/docs/x.md");
      expect(headers.vary).toMatch(/^Accept(,|$)/);
    });

    test.each([
      undefined,
      "*/*",
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
      "text/html, text/markdown",
      "text/html, text/markdown;q=0.5",
      "text/markdown;q=0, */*",
    ])("all others get the document: %s", async (accept) => {
      const { status, headers } = await at("/docs/x/", { headers: accept === undefined ? {} : { accept } });
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(headers.vary).toMatch(/^Accept(,|$)/);
    });

    test("a file that is no page, and a page without a Markdown file, are what they are", async () => {
      const headers = { accept: "text/markdown" };
      for (const target of ["/robots.txt", "/file", "/docs/empty/only.txt"])
        expect((await at(target, { headers })).headers["content-location"]).toBeUndefined();
      expect((await at("/nowhere", { headers })).status).toBe(404);
    });
  });

  test("an empty file is an empty answer", async () => {
    const answer = await at("/docs/empty/only.txt");
    expect([answer.status, answer.body.length, answer.headers["content-length"]]).toEqual([200, 0, "0"]);
  });

  test("a compile that runs meanwhile shows at the next request", async () => {
    await writeFile(join(root, "new.txt"), "one");
    expect((await at("/new.txt")).body.toString()).toBe("one");
    await writeFile(join(root, "new.txt"), "two!");
    expect((await at("/new.txt")).body.toString()).toBe("two!");
    await rm(join(root, "new.txt"));
    expect((await at("/new.txt")).status).toBe(404);
  });
});

describe("not found", () => {
  test.each(["/nowhere", "/docs", "/docs/", "/docs/empty/", "/DOCS/X", "/docs/x.html", "/robots.txt/"])(
    "%s is answered by 404.html, with that status; no folder is listed",
    async (target) => {
      const answer = await at(target, { headers: { Range: "bytes=0-3", "If-None-Match": "*" } });
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe("<!doctype html><title>Not found</title>");
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  test("the compiler's own record is not served", async () => {
    for (const target of ["/.twsite.json", "/%2Etwsite.json", "/docs/.git/config"]) {
      expect((await at(target)).status).toBe(404);
    }
  });

  test("a site without 404.html still answers 404", async () => {
    const bare = await startPreview({ root: join(root, "data"), base: "/", host: "127.0.0.1", port: 0 });
    const answer = await ask(bare.port, "/nowhere");
    await bare.close();
    expect([answer.status, answer.body.toString()]).toEqual([404, "Not found\n"]);
  });
});

describe("requests that are not meant well", () => {
  test.each([
    "/../secret.txt",
    "/docs/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/docs/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/docs/x%00.md",
    "/%E0%A4%A",
    "/%",
    "*",
  ])("%s is refused", async (target) => {
    const answer = await at(target);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toContain("secret");
  });

  test("two slashes are no other host", async () => {
    expect((await at("//docs/x")).headers.location).toBe("/docs/x/");
    expect((await at("//example.com/%2e%2e")).status).toBe(400);
  });

  test("a method that would change something is not allowed", async () => {
    const answer = await at("/", { method: "POST" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("a request for a name of another host is refused: its page could read the site", async () => {
    expect((await at("/", { headers: { Host: "example.com" } })).status).toBe(403);
  });
});

describe("revalidation and parts", () => {
  test("a file that has not changed is not sent again", async () => {
    const first = await at("/docs/x/");
    const etag = first.headers.etag ?? "";
    const modified = first.headers["last-modified"] ?? "";
    for (const headers of [
      { "If-None-Match": etag },
      { "If-None-Match": `"other", ${etag}` },
      { "If-Modified-Since": modified },
    ]) {
      const again = await at("/docs/x/", { headers });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test("a file that has changed is sent, even if its size is the same", async () => {
    await writeFile(join(root, "same.txt"), "one");
    await utimes(join(root, "same.txt"), 1, 1);
    const { etag = "" } = (await at("/same.txt")).headers;
    await writeFile(join(root, "same.txt"), "two");
    const again = await at("/same.txt", { headers: { "If-None-Match": etag } });
    expect([again.status, again.body.toString()]).toEqual([200, "two"]);
  });

  test("files with a hash in their name are kept for good, everything else is asked about", async () => {
    expect((await at("/_twsite/reader-1a2b.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const target of ["/", "/docs/x/", "/data/docs/x.json", "/docs/x.md", "/assets/of-the-site.css"]) {
      expect((await at(target)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("HEAD has the headers of GET, and no body", async () => {
    const get = await at("/docs/x/");
    const head = await at("/docs/x/", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-type", "content-length", "etag", "cache-control"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test.each([
    ["bytes=0-8", "Technical", "bytes 0-8/3800"],
    ["bytes=-9", "writing. ", "bytes 3791-3799/3800"],
    ["bytes=3795-", "ing. ", "bytes 3795-3799/3800"],
  ])("%s is answered with that part, never compressed", async (range, body, contentRange) => {
    const headers = { Range: range, "Accept-Encoding": "gzip" };
    const answer = await at("/_twsite/f.woff2", { headers });
    expect([answer.status, answer.body.toString()]).toEqual([206, body]);
    expect(answer.headers["content-range"]).toBe(contentRange);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect((await at("/docs/x/", { headers })).headers["content-encoding"]).toBeUndefined();
  });

  test("a part beyond the end is refused with the file's length", async () => {
    const answer = await at("/_twsite/f.woff2", { headers: { Range: "bytes=9999-" } });
    expect([answer.status, answer.headers["content-range"]]).toEqual([416, "bytes */3800"]);
  });
});

describe("compression", () => {
  const compressed = (target: string, encoding: string) =>
    at(target, { headers: { "Accept-Encoding": encoding } });

  test.each(["/docs/x/", "/data/docs/x.json", "/_twsite/reader-1a2b.js"])(
    "%s travels compressed",
    async (target) => {
      const plain = await at(target);
      const gzip = await compressed(target, "gzip");
      const brotli = await compressed(target, "gzip, deflate, br, zstd");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      for (const answer of [plain, gzip, brotli]) {
        expect(answer.headers.vary).toMatch(/^(Accept, )?Accept-Encoding$/);
        expect(answer.headers.etag).toBe(plain.headers.etag);
      }
      const { etag = "" } = gzip.headers;
      const again = await at(target, { headers: { "Accept-Encoding": "gzip", "If-None-Match": etag } });
      expect(again.status).toBe(304);
    },
  );

  test("what is compressed already, what is tiny, and what the client refuses travels as it is", async () => {
    expect((await compressed("/_twsite/f.woff2", "gzip")).headers["content-encoding"]).toBeUndefined();
    expect((await compressed("/robots.txt", "gzip")).headers["content-encoding"]).toBeUndefined();
    expect((await compressed("/docs/x/", "gzip;q=0, identity")).headers["content-encoding"]).toBeUndefined();
  });
});
