/** What the cache gives back is what was put into it, under that name, by that version; else it gives nothing. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Cache, createCache, openCache } from "../../../cli/cache/cache.ts";
import { filesIn, temporaryFolder, writeFiles } from "../../sites/folders.ts";
import { mapStore } from "./stores.ts";

const key = "0123456789abcdef0123";
const version = "1.0.0 of today";

/** A cache in a folder with an entry. */
function cacheInFolder() {
  const folder = join(temporaryFolder(), ".twsite/content");
  const open = (of = version): Cache => openCache({ folder, version: of });
  open().write("pages", "the index");
  return { folder, open, pages: join(folder, "pages.json"), assets: join(folder, "assets.json") };
}

describe.each([
  ["a folder", () => openCache({ folder: join(temporaryFolder(), "cache"), version })],
  ["another store", () => createCache(mapStore(), version)],
])("in %s", (_, open) => {
  test("an entry is as it was written, and gone once it is forgotten", () => {
    const cache = open();
    expect(cache.read("pages")).toBeUndefined();
    expect(cache.write("pages", "one\ntwo\0é")).toBe(true);
    expect(cache.read("pages")?.toString()).toBe("one\ntwo\0é");
    expect(cache.write("pages", ["", "one\n", "two\n"])).toBe(true);
    expect(cache.read("pages")?.toString()).toBe("one\ntwo\n");
    cache.forget("pages");
    expect(cache.read("pages")).toBeUndefined();
    expect(cache.problem()).toBeUndefined();
  });

  test("kinds and keys are told apart", () => {
    const cache = open();
    const other = key.replace("0", "1");
    cache.write("pages", "index");
    expect(cache.read("assets")).toBeUndefined();
    cache.writeKeyed("content", key, "a");
    expect(cache.read("content", other)).toBeUndefined();
    cache.writeKeyed("content", other, "b");
    expect(cache.read("content", key)?.toString()).toBe("a");
    expect(cache.read("content", other)?.toString()).toBe("b");
  });

  test("JSON comes back as it was, and what is no JSON as nothing", () => {
    const cache = open();
    cache.write("assets", JSON.stringify([["a", 1]]));
    expect(cache.readJson("assets")).toEqual([["a", 1]]);
    cache.write("assets", "[");
    expect(cache.readJson("assets")).toBeUndefined();
    expect(cache.readJson("last-run")).toBeUndefined();
  });
});

test("a store that gives other bytes than it got is found out", () => {
  const store = mapStore();
  const cache = createCache(store, version);
  cache.write("pages", "the index");
  const bytes = store.entries.get("pages") ?? Buffer.alloc(0);
  for (let place = 0; place < bytes.length; place++) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    store.entries.set("pages", damaged);
    expect(cache.read("pages")).toBeUndefined();
  }
});

describe("counts as none:", () => {
  type Place = ReturnType<typeof cacheInFolder>;
  const damages: Record<string, (place: Place) => void> = {
    "an empty file": ({ pages }) => truncateSync(pages, 0),
    "a file that lost its end": ({ pages }) => truncateSync(pages, 55),
    "a file that got longer": ({ pages }) => appendFileSync(pages, "\n"),
    "zeros in place of the bytes": ({ pages }) => writeFileSync(pages, Buffer.alloc(100)),
    "another entry under its name": ({ open, pages, assets }) => {
      open().write("assets", "other files");
      renameSync(assets, pages);
    },
    "a folder": ({ pages }) => {
      rmSync(pages);
      mkdirSync(pages);
    },
    "a pipe, which is not waited for": ({ pages }) => {
      rmSync(pages);
      execFileSync("mkfifo", [pages]);
    },
    "a link to the entry": ({ pages }) => {
      renameSync(pages, `${pages}.moved`);
      symlinkSync(`${pages}.moved`, pages);
    },
    "a link to itself": ({ pages }) => {
      rmSync(pages);
      symlinkSync(pages, pages);
    },
  };
  test.each(Object.keys(damages))("%s; and it is written again", (name) => {
    const place = cacheInFolder();
    damages[name]?.(place);
    const cache = place.open();
    expect(cache.read("pages")).toBeUndefined();
    expect(cache.write("pages", "new")).toBe(true);
    expect(place.open().read("pages")?.toString()).toBe("new");
    expect(cache.problem()).toBeUndefined();
    expect(filesIn(place.folder).filter((path) => /\.json\.\d/.test(path))).toEqual([]);
  });

  test("what another version of the tool wrote", () => {
    const { open } = cacheInFolder();
    expect(open("1.0.1").read("pages")).toBeUndefined();
    expect(open().read("pages")?.toString()).toBe("the index");
  });

  test("what was written before entries had a checksum", () => {
    const { pages, open } = cacheInFolder();
    writeFileSync(pages, '{"en":"1"}\n["en/docs/a.md",{}]');
    expect(open().read("pages")).toBeUndefined();
  });
});

describe("what cannot be written is told once, and costs nothing else:", () => {
  test("a file in place of the cache, which stays", () => {
    const folder = join(temporaryFolder(), "cache");
    writeFileSync(folder, "mine");
    const cache = openCache({ folder, version });
    expect(cache.write("pages", "x")).toBe(false);
    expect(cache.read("pages")).toBeUndefined();
    cache.forget("pages");
    cache.prune("content", () => new Set());
    expect(cache.problem()).toContain(folder);
    expect(readFileSync(folder, "utf8")).toBe("mine");
  });

  test("a store that is full: the first reason counts, and no more is tried", () => {
    const store = mapStore();
    let tries = 0;
    const put = (): never => {
      throw new Error(`no space left, ${++tries}`);
    };
    const cache = createCache({ ...store, put }, version);
    expect([cache.write("pages", "x"), cache.write("assets", "y")]).toEqual([false, false]);
    expect(cache.problem()).toBe("no space left, 1");
  });

  // Who is root may write everywhere.
  test.skipIf(process.getuid?.() === 0)("a folder without the right to write", () => {
    const { folder, open } = cacheInFolder();
    chmodSync(folder, 0o500);
    const cache = open();
    expect(cache.read("pages")?.toString()).toBe("the index");
    expect(cache.write("pages", "x")).toBe(false);
    expect(cache.problem()).toContain("EACCES");
    chmodSync(folder, 0o700);
  });
});

describe("a link is not followed:", () => {
  /** A folder of somebody else, with what a cache could be taken for. */
  const victim = () =>
    writeFiles(join(temporaryFolder(), "victim"), {
      "pages.json": "mine",
      "01/x.json": "mine",
      "content/01/x.json": "mine",
    });
  const untouched = (folder: string) =>
    expect(filesIn(folder).map((path) => readFileSync(join(folder, path), "utf8"))).toEqual([
      "mine",
      "mine",
      "mine",
    ]);
  const old = new Date(0);

  test("in place of the cache, or of the folder around it: it stays, and there is no cache", () => {
    for (const name of [".twsite", ".twsite/content"]) {
      const root = temporaryFolder();
      const away = victim();
      mkdirSync(dirname(join(root, name)), { recursive: true });
      symlinkSync(away, join(root, name));
      const cache = openCache({ folder: join(root, ".twsite/content"), version });
      expect(cache.write("pages", "x")).toBe(false);
      expect(cache.problem()).toContain("symbolic link");
      for (const path of filesIn(away)) utimesSync(join(away, path), old, old);
      cache.prune("content", () => new Set());
      cache.forget("pages");
      untouched(away);
    }
  });

  test("inside the cache: it is replaced, whatever is behind it stays", () => {
    const { folder, open, pages } = cacheInFolder();
    const away = victim();
    rmSync(pages);
    symlinkSync(away, join(folder, "content.packs"));
    symlinkSync(join(away, "pages.json"), pages);
    symlinkSync(join(away, "pages.json"), `${pages}.${process.pid}-0`);
    for (const path of filesIn(away)) utimesSync(join(away, path), old, old);
    const cache = open();
    cache.prune("content", () => new Set());
    untouched(away);
    expect([cache.write("pages", "x"), cache.writeKeyed("content", key, "y")]).toEqual([true, true]);
    expect([open().read("pages")?.toString(), open().read("content", key)?.toString()]).toEqual(["x", "y"]);
    untouched(away);
  });
});

test("what killed runs and older versions left goes after a day", () => {
  const { folder, open } = cacheInFolder();
  const remains = [join(folder, "pages.json.4711-0"), join(folder, "content")];
  writeFiles(folder, { "pages.json.4711-0": "half", "content/01/x.json": "entry" });
  open().prune("content", () => new Set());
  expect(filesIn(folder)).toContain("pages.json.4711-0");
  const old = new Date(Date.now() - 2 * 86_400_000);
  for (const path of [...remains, join(folder, "content.pruned")]) utimesSync(path, old, old);
  open().prune("content", () => new Set());
  expect(filesIn(folder)).toEqual(["content.pruned", "pages.json"]);
});
