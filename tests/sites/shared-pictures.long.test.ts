/** Pictures in sizes, and cards, that one machine has made and others take from it. */
// Tests: cli/images, cli/cache, cli/publish
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { remoteCache } from "../../cli/cache/remote/remote-cache.ts";
import * as drawing from "../../cli/images/cards/card-svg.ts";
import * as encoding from "../../cli/images/sizes/encode.ts";
import { compileShard } from "../../cli/pipeline/compile-shard.ts";
import { compile } from "./build.ts";
import { startCacheServer } from "./cache-server.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";

const encode = vi.spyOn(encoding, "encodeSizes");
const draw = vi.spyOn(drawing, "cardSvg");
const names = ["one", "two", "three"];
let photos: [name: string, bytes: Buffer][];
beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#888", noise } });
  photos = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await picture().blur(2).jpeg().toBuffer()]),
  );
});

/** A machine with a clone of the content, and nothing else. */
function clone() {
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), {
    "site.yml":
      "title: T\nurl: https://pictures.example\nlocales:\n  - { id: en, tag: en-GB, label: English }\npictures: true\ndraw_cards: true\n",
    "en/pages/index.md": "---\ntitle: Home\nhome: {}\n---\n\nText.\n",
    ...Object.fromEntries(
      names.map((name) => [`en/docs/${name}.md`, `# ${name}\n\n![${name}](${name}.jpg)\n`]),
    ),
  });
  for (const [name, bytes] of photos) writeFiles(content, { [`en/docs/${name}.jpg`]: bytes });
  const cacheFolder = join(folder, ".twsite");
  return { content, cacheFolder, site: () => contentsIn(join(folder, "site")) };
}

/** Every file, with its bytes; without the record, which has times of none of them. */
function contentsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder).map((path) => [path, readFileSync(join(folder, path)).toString("base64")]),
  );
}

function forgetCalls(): void {
  encode.mockClear();
  draw.mockClear();
}

async function whole() {
  const machine = clone();
  expect((await compile(machine.content)).findings).toEqual([]);
  const site = machine.site();
  const made = Object.keys(site).filter((path) => /_twsite\/.*\.(?:webp|jpg|png)$/.test(path));
  // Three widths and a copy in JPEG of each picture, and a card of each page.
  expect(made).toHaveLength(5 * names.length);
  forgetCalls();
  return site;
}

test("a second clone encodes and draws nothing, and has the same bytes", async () => {
  const { url } = await startCacheServer();
  const site = await whole();
  for (const made of [names.length, 0]) {
    const shared = remoteCache({ url, authorization: undefined, readOnly: false }, { timeoutMs: 60_000 });
    const { content, cacheFolder, site: siteOf } = clone();
    await compile(content, { cacheFolder, shared });
    await shared.settled();
    expect([encode.mock.calls.length, draw.mock.calls.length, shared.problem()]).toEqual([
      made,
      made,
      undefined,
    ]);
    expect(siteOf()).toEqual(site);
    forgetCalls();
  }
});

test("a card that belongs to another page, or is damaged, is drawn again", async () => {
  const server = await startCacheServer();
  const run = async () => {
    const place = { url: server.url, authorization: undefined, readOnly: false };
    const shared = remoteCache(place, { timeoutMs: 60_000 });
    const { content, cacheFolder, site } = clone();
    await compile(content, { cacheFolder, shared });
    await shared.settled();
    return site();
  };
  const site = await run();
  const [entry] = [...server.entries].filter(([path]) => path.startsWith("/ac/"));
  for (const path of server.entries.keys())
    if (path.startsWith("/ac/") && entry) server.entries.set(path, entry[1]);
  expect(await run()).toEqual(site);
});

test("parts of a compile hand on the sizes in files, and the last run has the site of a single one", async () => {
  const site = await whole();
  const last = clone();
  for (const part of [1, 2]) {
    const { content, cacheFolder } = clone();
    const version = { version: "test", baseUrl: undefined, jobs: 1, workerScript: undefined };
    await compileShard({ part, of: 2 }, { contentFolder: content, cacheFolder, ...version });
    cpSync(join(cacheFolder, "results.packs"), join(last.cacheFolder, "results.packs"), { recursive: true });
  }
  expect(encode).toHaveBeenCalledTimes(names.length);
  forgetCalls();
  const { fresh } = await compile(last.content, { cacheFolder: last.cacheFolder });
  expect([fresh, encode.mock.calls.length]).toEqual([0, 0]);
  expect(last.site()).toEqual(site);
});
