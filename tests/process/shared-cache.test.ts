/** How a shared cache is named, and that its credentials stay between twsite and the server. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startCacheServer } from "../sites/cache-server.ts";
import { contentsOf, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

function clone(): string {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), { ...smallSite, "en/docs/one.md": "# One\n" });
  return cwd;
}

test("by the option or the environment, for compile and check: pages are fetched", async () => {
  const { url } = await startCacheServer();
  const first = await run(["compile", "--cache-url", url], { cwd: clone() });
  expect(first.out).toContain("2 sources compiled, ");
  const env = { TWSITE_CACHE_URL: `${url}/` };
  const second = await run(["compile"], { cwd: clone(), env });
  expect(second.out).toContain("0 sources compiled, 2 fetched, ");
  expect(await run(["check"], { cwd: clone(), env })).toMatchObject({ code: 0, err: "" });
  // As somebody says who does not trust it.
  const alone = await run(["compile", "--no-cache"], { cwd: clone(), env });
  expect(alone.out).toContain("2 sources compiled, ");
});

test.each([
  ["--cache-read-only", {}],
  ["--quiet", { TWSITE_CACHE_READ_ONLY: "1" }],
])("read-only by %s and %o", async (option, env) => {
  const server = await startCacheServer();
  await run(["compile", "--cache-url", server.url, option], { cwd: clone(), env });
  expect(server.requests.length).toBeGreaterThan(0);
  expect(server.entries.size).toBe(0);
});

describe("credentials", () => {
  const secret = "s3cr3t";

  test("come from the environment, and reach the server alone", async () => {
    const server = await startCacheServer();
    const withUser = server.url.replace("//", `//me:${secret}@`);
    const outputs: string[] = [];
    for (const env of [
      { TWSITE_CACHE_URL: withUser },
      { TWSITE_CACHE_URL: server.url, TWSITE_CACHE_TOKEN: secret },
    ])
      for (const isRefused of [false, true]) {
        server.fault = (_, response) => {
          if (isRefused) response.writeHead(401).end(secret);
          return isRefused;
        };
        const cwd = clone();
        const { out, err } = await run(["compile"], { cwd, env });
        outputs.push(out, err, ...Object.values(contentsOf(cwd)));
        expect(err.includes("refuses GET (401): the credentials are not accepted")).toBe(isRefused);
      }
    expect([...server.credentials]).toEqual([
      `Basic ${Buffer.from(`me:${secret}`).toString("base64")}`,
      `Bearer ${secret}`,
    ]);
    expect(outputs.filter((text) => text.includes(secret))).toEqual([]);
  });

  test("of a token lose the line ending that a file has", async () => {
    const server = await startCacheServer();
    const env = { TWSITE_CACHE_URL: server.url, TWSITE_CACHE_TOKEN: `${secret}\n` };
    expect(await run(["compile"], { cwd: clone(), env })).toMatchObject({ code: 0, err: "" });
    expect([...server.credentials]).toEqual([`Bearer ${secret}`]);
  });

  test("in the option are refused, since others see them, and not repeated", async () => {
    const { code, err } = await run(["compile", "--cache-url", `https://me:${secret}@cache.example`], {
      cwd: clone(),
    });
    expect(code).toBe(2);
    expect(err).toContain("TWSITE_CACHE_URL");
    expect(err).not.toContain(secret);
  });
});

test.each([
  [["--cache-url", "cache.example"], {}, "--cache-url: expected an address that starts with http"],
  [[], { TWSITE_CACHE_URL: "ftp://s3cr3t@x" }, "TWSITE_CACHE_URL: expected an address that starts with http"],
  [["--cache-url", "https://cache.example/?a=b"], {}, "without “?”"],
  [
    [],
    { TWSITE_CACHE_URL: "https://u%zz:s3cr3t@cache.example" },
    "TWSITE_CACHE_URL: expected a user and a password",
  ],
  [
    ["--cache-url", "https://cache.example"],
    { TWSITE_CACHE_TOKEN: "s3cr3t\nX: y" },
    "TWSITE_CACHE_TOKEN: expected a token without",
  ],
  [
    ["--cache-url", "https://cache.example"],
    { TWSITE_CACHE_TOKEN: "s3cr3té" },
    "TWSITE_CACHE_TOKEN: expected a token without",
  ],
  [
    ["--cache-url", "https://cache.example", "--no-cache"],
    {},
    "--no-cache and --cache-url cannot be used together",
  ],
])("%j with %o is wrong usage", async (args, env, expected) => {
  const { code, err } = await run(["compile", ...args], { cwd: clone(), env });
  expect(code).toBe(2);
  expect(err).toContain(expected);
  expect(err).not.toContain("s3cr3t");
});

test("a server that fails is one line on standard error, and not a failure", async () => {
  const server = await startCacheServer();
  await server.stop();
  const { code, err } = await run(["compile", "--strict", "--cache-url", server.url], { cwd: clone() });
  expect(code).toBe(0);
  expect(err).toBe(
    `warning: the shared cache is no longer used (${server.url}: ECONNREFUSED); the result is correct, but slower\n`,
  );
});

describe("--shard", () => {
  test("does a part into the cache, and the last compile has all", async () => {
    const cwd = clone();
    expect(await run(["compile", "--shard", "1/2"], { cwd })).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^Part 1 of 2: 1 source, 1 compiled, 0 from the cache \(\d+\.\d s\)\n$/),
    });
    const { out } = await run(["compile"], { cwd });
    expect(out).toContain("1 source compiled, 1 fetched, ");
  });

  test.each([
    [["--shard", "5/4"], "The last part is 4/4."],
    [["--shard", "0/4"], "The first part is 1/4."],
    [["--shard", "0/0"], "Expected a part and the number of parts, such as 1/4."],
    [["--shard", "half"], "Expected a part and the number of parts, such as 1/4."],
    [["--shard", "1/4", "--no-cache"], "--shard and --no-cache cannot be used together"],
    [
      ["--shard", "1/4", "--cache-url", "http://127.0.0.1:1", "--cache-read-only"],
      "--shard and --cache-read-only cannot be used together",
    ],
  ])("%j is wrong usage", async (args, expected) => {
    const { code, err } = await run(["compile", ...args], { cwd: clone() });
    expect(code).toBe(2);
    expect(err).toContain(expected);
  });

  test("where no cache can be written, a warning says that the part is lost", async () => {
    const cwd = clone();
    writeFiles(cwd, { ".twsite": "a file in the way" });
    const { code, err } = await run(["compile", "--shard", "1/4"], { cwd });
    expect(code).toBe(1);
    expect(err).toMatch(/^twsite: part 1 of 4 was not stored: the cache cannot be written \(.+\)\n$/);
  });

  test("without a usable configuration it says so, and fails", async () => {
    const cwd = clone();
    writeFiles(cwd, { "content/site.yml": "titel: Site\n" });
    const { code, err } = await run(["compile", "--shard", "1/4"], { cwd });
    expect(code).toBe(1);
    expect(err).toContain("site.yml");
  });
});
