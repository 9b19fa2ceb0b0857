/** A cache that machines share over HTTP saves compiling, changes nothing else, and costs a warning at most. */
// Tests: cli/cache
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type RemoteCache, remoteCache } from "../../cli/cache/remote/remote-cache.ts";
import { fetchResults } from "../../cli/compile/shared-results.ts";
import { checkContent, compile } from "./build.ts";
import { type CacheServer, type Fault, startCacheServer } from "./cache-server.ts";
import { files } from "./every-input.ts";
import { contentsOf, differences, type Files, temporaryFolder, writeFiles } from "./folders.ts";
import { smallSite } from "./small-sites.ts";

/** A page alone, and pages that take something from elsewhere. */
const site: Files = {
  ...smallSite,
  "en/variables.yml": "version: '1'\n",
  "en/docs/plain.md": "# Plain\n",
  "en/docs/include.md": "# Include\n\n::include{file=./_part.md}\n",
  "en/docs/_part.md": "One.\n\n::include{file=./_deep.md}\n",
  "en/docs/_deep.md": "Deep.\n",
  "en/docs/variable.md": "# Variable\n\nVersion {{version}}.\n",
};

type Machine = { folder: string; content: string };

/** A machine with a clone of the content, and nothing else. */
function clone(of: Files = site): Machine {
  const folder = temporaryFolder();
  return { folder, content: writeFiles(join(folder, "content"), of) };
}

/** One that waits as long as a busy machine may need. */
const cacheOf = ({ url }: Pick<CacheServer, "url">, readOnly = false): RemoteCache =>
  remoteCache({ url, authorization: undefined, readOnly }, { timeoutMs: 60_000 });
/** One that does not wait long for its server. */
const impatient = ({ url }: CacheServer): RemoteCache =>
  remoteCache({ url, authorization: undefined, readOnly: false }, { timeoutMs: 2000 });

async function compileOn({ folder, content }: Machine, shared?: RemoteCache) {
  const result = await compile(content, { cacheFolder: join(folder, ".twsite/content"), shared });
  await shared?.settled();
  return { ...result, problem: shared?.problem(), site: contentsOf(join(folder, "site")) };
}

test("a second machine compiles nothing, and has the same site", async () => {
  const server = await startCacheServer();
  const first = await compileOn(clone(files), cacheOf(server));
  expect(first.fetched).toBe(0);
  const second = await compileOn(clone(files), cacheOf(server));
  expect([second.fresh, second.fetched]).toEqual([0, first.fresh]);
  expect(differences(second.site, (await compileOn(clone(files))).site)).toEqual([]);
  expect(second.findings).toEqual(first.findings);
  expect([first.problem, second.problem]).toEqual([undefined, undefined]);
  for (const path of server.entries.keys()) expect(path).toMatch(/^\/(ac|cas)\/[0-9a-f]{64}$/);
});

test("what it has fetched, it has: the next run asks nobody", async () => {
  const server = await startCacheServer();
  await compileOn(clone(), cacheOf(server));
  const machine = clone();
  await compileOn(machine, cacheOf(server));
  server.requests.length = 0;
  expect((await compileOn(machine, cacheOf(server))).fresh).toBe(0);
  writeFileSync(join(machine.folder, "content/site.yml"), `${site["site.yml"]}\n`);
  expect((await compileOn(machine, cacheOf(server))).fresh).toBe(0);
  expect(server.requests).toEqual([]);
});

test("check fetches, too, and without a cache of its own", async () => {
  const server = await startCacheServer();
  await compileOn(clone(), cacheOf(server));
  const { analysis, findings } = await checkContent(clone().content, { shared: cacheOf(server) });
  expect(analysis?.compiled).toMatchObject({ fresh: 0 });
  expect(findings).toEqual((await checkContent(clone().content)).findings);
});

describe("a page is fetched only where everything that it is made from is the same:", () => {
  const cases: [name: string, change: Files, fresh: number][] = [
    ["its text", { "en/docs/plain.md": "# Plain text\n" }, 1],
    ["a file that it includes", { "en/docs/_part.md": "Two.\n\n::include{file=./_deep.md}\n" }, 1],
    ["a file that is included by another", { "en/docs/_deep.md": "Deeper.\n" }, 1],
    ["a variable", { "en/variables.yml": "version: '2'\n" }, 1],
    ["a setting", { "site.yml": `${smallSite["site.yml"]}image_hosts: [example.com]\n` }, 4],
  ];
  test.each(cases)("%s", async (_, change, fresh) => {
    const server = await startCacheServer();
    await compileOn(clone(site), cacheOf(server));
    const other = { ...site, ...change };
    for (const expected of [fresh, 0]) {
      const run = await compileOn(clone(other), cacheOf(server));
      expect(run.fresh).toBe(expected);
      expect(differences(run.site, (await compileOn(clone(other))).site)).toEqual([]);
    }
    // The machine that still has the old text finds it, too.
    expect((await compileOn(clone(site), cacheOf(server))).fresh).toBe(0);
  });

  test("findings that name what else there is are computed by each", async () => {
    const server = await startCacheServer();
    const broken = { ...site, "en/docs/plain.md": "# Plain\n\n::include{file=./_prat.md}\n" };
    const check = async () => {
      const shared = cacheOf(server);
      const { analysis, findings } = await checkContent(clone(broken).content, { shared });
      await shared.settled();
      return { fresh: analysis?.compiled.fresh, findings };
    };
    const first = await check();
    expect(first.findings).toMatchObject([{ rule: "include-resolves" }]);
    expect(await check()).toEqual({ fresh: 1, findings: first.findings });
  });
});

test("read-only: it fetches, and writes nothing", async () => {
  const server = await startCacheServer();
  await compileOn(clone(), cacheOf(server, true));
  expect(server.entries.size).toBe(0);
  await compileOn(clone(), cacheOf(server));
  const before = new Map(server.entries);
  const machine = clone();
  appendFileSync(join(machine.content, "en/docs/plain.md"), "\nMore.\n");
  const { fresh, problem } = await compileOn(machine, cacheOf(server, true));
  expect([fresh, problem, server.entries]).toEqual([1, undefined, before]);
});

test("bytes that the server no longer has are a miss, and are written again", async () => {
  const server = await startCacheServer();
  const { fresh } = await compileOn(clone(), cacheOf(server));
  for (const path of server.entries.keys()) if (path.startsWith("/cas/")) server.entries.delete(path);
  const second = await compileOn(clone(), cacheOf(server));
  expect([second.fresh, second.problem]).toEqual([fresh, undefined]);
  expect((await compileOn(clone(), cacheOf(server))).fresh).toBe(0);
});

describe("a server that fails costs one warning, and nothing else:", () => {
  const answer =
    (status: number, headers: Record<string, string> = {}): Fault =>
    (_, response) => {
      response.writeHead(status, headers).end("no");
      return true;
    };
  const ofBytes =
    (change: (bytes: Buffer) => Buffer) =>
    (server: CacheServer): Fault =>
    ({ url = "", method }, response) => {
      const bytes = server.entries.get(url);
      if (method !== "GET" || !bytes || !url.startsWith("/cas/")) return false;
      response.end(change(bytes));
      return true;
    };
  const faults: Record<string, [make: (server: CacheServer) => Fault, reason: RegExp]> = {
    "an error": [() => answer(500), /answers GET with 500/],
    "no credentials": [() => answer(401), /refuses GET \(401\)/],
    "a redirect": [() => answer(302, { location: "http://127.0.0.1:9/ac" }), /redirects \(302\)/],
    "a page in place of an entry": [() => answer(200), /an entry that twsite did not write/],
    "no answer": [() => () => true, /does not answer within 2 s/],
    "other bytes": [
      ofBytes((bytes) => Buffer.from([...bytes.subarray(0, -1), 0])),
      /bytes that do not match their checksum/,
    ],
    "half of the bytes": [ofBytes((bytes) => bytes.subarray(0, 9)), /bytes that do not match their checksum/],
    "a body that is cut off": [
      ({ entries }) =>
        ({ url = "" }, response) => {
          response.writeHead(200, { "content-length": "1000" });
          response.write(entries.get(url)?.subarray(0, 5) ?? "", () => response.destroy());
          return true;
        },
      /: \w+/,
    ],
    "an answer that never ends": [
      () => (_, response) => {
        response.writeHead(200);
        response.write("{");
        return true;
      },
      /does not answer within 2 s/,
    ],
    "a small answer that grows a thousandfold": [
      () => (_, response) => {
        response.writeHead(200, { "content-encoding": "gzip" });
        response.end(gzipSync(Buffer.alloc(60_000_000)));
        return true;
      },
      /an entry of more than 1000 bytes, which twsite did not write/,
    ],
    "bytes that grow a thousandfold": [
      () =>
        ({ url = "" }, response) => {
          if (!url.startsWith("/cas/")) return false;
          response.writeHead(200, { "content-encoding": "gzip" });
          response.end(gzipSync(Buffer.alloc(60_000_000)));
          return true;
        },
      /an entry of more than \d+ bytes, which twsite did not write/,
    ],
    "an error for whoever writes": [
      () => (request, response) => request.method === "PUT" && answer(507)(request, response),
      /answers PUT with 507/,
    ],
  };
  let expected: Record<string, string> | undefined;
  test.each(Object.keys(faults))("%s", async (name) => {
    const [make, reason] = faults[name] ?? [];
    const server = await startCacheServer();
    await compileOn(clone(), cacheOf(server));
    if (make) server.fault = make(server);
    const machine = clone();
    appendFileSync(join(machine.content, "en/docs/plain.md"), "\nMore.\n");
    const run = await compileOn(machine, impatient(server));
    expect(run.problem).toMatch(reason ?? "");
    expect(run.problem).toContain(server.url);
    expected ??= (
      await compileOn(clone({ ...site, "en/docs/plain.md": `${site["en/docs/plain.md"]}\nMore.\n` }))
    ).site;
    expect(differences(run.site, expected)).toEqual([]);
  });

  test("nobody there", async () => {
    const server = await startCacheServer();
    await server.stop();
    const run = await compileOn(clone(), cacheOf(server));
    expect(run.published).toBeDefined();
    expect(run.problem).toBe(`${server.url}: ECONNREFUSED`);
  });

  test("answers that come more slowly than pages are compiled", async () => {
    const server = await startCacheServer();
    server.fault = () => true;
    const shared = cacheOf(server);
    const find = async () => void (await shared.get("0".repeat(64)));
    const waiting = { file: {} as never, locale: "en", job: {} as never };
    const slow = { find, keep: () => undefined, giveUp: shared.giveUp };
    await fetchResults([waiting, waiting], slow, () => undefined, { leastMs: 50, msPerPage: 1 });
    expect(shared.problem()).toBe("it answers more slowly than pages are compiled");
  });

  test("after the first problem nothing more is requested", async () => {
    const server = await startCacheServer();
    server.fault = answer(500);
    await compileOn(clone(), cacheOf(server));
    const { length } = server.requests;
    await compileOn(clone(), cacheOf(server));
    // Those that were on their way together.
    expect(length).toBeLessThanOrEqual(32);
    expect(server.requests.every((line) => line.startsWith("GET /ac/"))).toBe(true);
  });

  test("an entry that belongs to another page is a miss", async () => {
    const server = await startCacheServer();
    const { fresh } = await compileOn(clone(), cacheOf(server));
    const [one] = [...server.entries].filter(([path]) => path.startsWith("/ac/"));
    for (const path of server.entries.keys())
      if (path.startsWith("/ac/") && one) server.entries.set(path, one[1]);
    const run = await compileOn(clone(), cacheOf(server, true));
    expect(run.fresh).toBeGreaterThanOrEqual(fresh - 1);
    expect(differences(run.site, (await compileOn(clone())).site)).toEqual([]);
  });
});
