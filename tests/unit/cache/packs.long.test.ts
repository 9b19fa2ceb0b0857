/** Many entries in few files: what was kept is found, by whoever looks for it, whatever happens to the files. */
// Tests: cli/cache
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { folderStore } from "../../../cli/cache/folder-store.ts";
import type { KeyedStore } from "../../../cli/cache/store.ts";
import { filesIn, temporaryFolder, writeFiles } from "../../sites/folders.ts";
import { packProcesses } from "./pack-process.ts";

const dayMs = 86_400_000;
const all = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`);
const textOf = (key: string) => `text of ${key}`;
const storeIn = (folder: string): KeyedStore => folderStore(folder).keyed("content");
const put = (store: KeyedStore, keys: readonly string[]) => {
  for (const key of keys) store.put(key, Buffer.from(textOf(key)));
};
const found = (store: KeyedStore, keys: readonly string[]) =>
  keys.filter((key) => {
    const text = store.get(key)?.toString();
    if (text !== undefined) expect(text).toBe(textOf(key));
    return text !== undefined;
  }).length;
const packsIn = (folder: string) => join(folder, "content.packs");
const filesOf = (folder: string) => filesIn(packsIn(folder)).map((path) => join(packsIn(folder), path));
/** As if nobody had touched the files for so long. */
const age = (folder: string, ms: number) => {
  const time = new Date(Date.now() - ms);
  for (const file of filesOf(folder)) utimesSync(file, time, time);
};

afterEach(() => void vi.useRealTimers());

test("what one store keeps, another that was open before finds at once", () => {
  const folder = join(temporaryFolder(), "cache");
  const [one, other] = [storeIn(folder), storeIn(folder)];
  expect(other.get("key 0")).toBeUndefined();
  put(one, all(10));
  expect(found(other, all(10))).toBe(10);
  put(other, ["key 10"]);
  put(one, ["key 11"]);
  expect(found(one, all(12))).toBe(12);
});

test("of thousands it finds all, and what came after it was tidied", () => {
  const folder = join(temporaryFolder(), "cache");
  const store = storeIn(folder);
  put(store, all(3000));
  store.prune(() => new Set());
  expect(filesIn(packsIn(folder)).map((path) => path.split(".")[1])).toEqual(["log", "pack"]);
  put(store, ["key 3000"]);
  for (const each of [store, storeIn(folder)]) expect(found(each, all(3001))).toBe(3001);
  expect(store.get("key 3001")).toBeUndefined();
});

test("folders of several machines become one by copying their files together", async () => {
  const [one, other] = [join(temporaryFolder(), "cache"), join(temporaryFolder(), "cache")];
  put(storeIn(one), all(10));
  put(storeIn(other), ["key 10", "key 11"]);
  await cp(other, one, { recursive: true });
  expect(found(storeIn(one), all(12))).toBe(12);
});

describe("several processes:", () => {
  test("two that write at once, and one that reads meanwhile: nothing is lost, nothing is another's", async () => {
    const folder = join(temporaryFolder(), "cache");
    const start = packProcesses(folder);
    const writers = [start("write", 0, 3000), start("write", 3000, 3000)];
    const readers = [start("read", 0, 6000), start("read", 0, 6000)];
    await Promise.all([...writers, ...readers].map(({ ended }) => ended));
    expect(found(storeIn(folder), all(6000))).toBe(6000);
  });

  test("one that is killed: what it has reported is there", async () => {
    const folder = join(temporaryFolder(), "cache");
    const { child, ended } = packProcesses(folder)("write", 0, 1_000_000);
    let length = 0;
    child.stdout?.on("data", (part: string) => {
      length += part.length;
      if (length > 1000) child.kill("SIGKILL");
    });
    const reported = (await ended).split("\n").filter((line) => /^key \d+0$/.test(line));
    expect(reported.length).toBeGreaterThan(50);
    expect(reported.length).toBeLessThan(100_000);
    const store = storeIn(folder);
    // The pipe may have cut the last line to the name of another key.
    expect(found(store, reported.slice(0, -1))).toBe(reported.length - 1);
    put(store, ["another"]);
    expect(found(storeIn(folder), ["another"])).toBe(1);
  });

  test.skipIf(process.platform !== "linux")(
    "one that looks for three of 50,000 entries reads them and the log",
    async () => {
      const folder = join(temporaryFolder(), "cache");
      const start = packProcesses(folder);
      await start("write", 0, 50_000).ended;
      storeIn(folder).prune(() => new Set());
      const { found: there, bytes } = JSON.parse(await start("read", 30_000, 3).ended);
      expect(there).toBe(3);
      expect(bytes).toBeLessThan(50_000 * 40 + 10_000);
    },
  );
});

describe("of a damaged store every entry is found whole, or not at all, and can be written again:", () => {
  const damages: Record<string, (file: string, other: string) => void> = {
    "cut to nothing": (file) => truncateSync(file, 0),
    "cut in the middle": (file) => truncateSync(file, Math.floor(statSync(file).size / 2) + 3),
    "longer than it was": (file) => appendFileSync(file, "more than there was of it before, much more"),
    "all zeros": (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
    "with a byte changed every 100": (file) => {
      const bytes = readFileSync(file);
      for (let place = 0; place < bytes.length; place += 100) bytes[place] = (bytes[place] ?? 0) ^ 4;
      writeFileSync(file, bytes);
    },
    "something else": (file, other) => writeFileSync(file, readFileSync(other)),
    gone: (file) => rmSync(file),
    "a folder": (file) => {
      rmSync(file);
      mkdirSync(file);
    },
    "a link": (file) => {
      renameSync(file, `${file}.moved`);
      symlinkSync(`${file}.moved`, file);
    },
  };
  const cases = Object.keys(damages).flatMap((name) =>
    ["pack", "log"].map((ending) => [ending, name] as const),
  );
  test.each(cases)("a %s that is %s", (ending, name) => {
    const folder = join(temporaryFolder(), "cache");
    const store = storeIn(folder);
    put(store, all(1500));
    store.prune(() => new Set());
    const files = filesOf(folder);
    const file = files.find((path) => path.endsWith(ending)) ?? "";
    damages[name]?.(file, files.find((path) => path !== file) ?? "");
    const after = storeIn(folder);
    const missing = all(1500).filter((key) => found(after, [key]) === 0);
    put(after, missing);
    expect(found(storeIn(folder), all(1500))).toBe(1500);
    after.prune(() => new Set(all(1500)));
    expect(found(storeIn(folder), all(1500))).toBe(1500);
  });

  test("the whole folder is deleted while stores have it open", () => {
    const folder = join(temporaryFolder(), "cache");
    const [one, other] = [storeIn(folder), storeIn(folder)];
    put(one, all(10));
    found(other, all(10));
    rmSync(folder, { recursive: true });
    put(one, ["key 10"]);
    put(other, ["key 11"]);
    expect(found(other, ["key 10", "key 11"])).toBe(2);
  });

  test("a link in its place is replaced, and what is behind it stays", () => {
    const folder = join(temporaryFolder(), "cache");
    const away = writeFiles(temporaryFolder(), { "a.pack": "mine", "a.log": "mine", "old.draft": "mine" });
    mkdirSync(folder);
    symlinkSync(away, packsIn(folder));
    const store = storeIn(folder);
    store.prune(() => new Set());
    expect(store.get("key 0")).toBeUndefined();
    put(store, ["key 0"]);
    expect(found(store, ["key 0"])).toBe(1);
    expect(readdirSync(away)).toEqual(["a.log", "a.pack", "old.draft"]);
  });
});

describe("the store does not grow for ever:", () => {
  /** Days go by between two runs. */
  const wait = (folder: string, days: number) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + days * dayMs);
    age(folder, dayMs);
  };

  test("many small segments become one, for those who have them open, too", () => {
    const folder = join(temporaryFolder(), "cache");
    for (const key of all(40)) put(storeIn(folder), [key]);
    const open = storeIn(folder);
    expect(found(open, all(40))).toBe(40);
    storeIn(folder).prune(() => new Set(all(40)));
    // A run may still be writing there.
    expect(filesOf(folder)).toHaveLength(80);
    age(folder, 3_600_000);
    storeIn(folder).prune(() => new Set(all(40)));
    expect(filesOf(folder)).toHaveLength(2);
    for (const each of [open, storeIn(folder)]) expect(found(each, all(40))).toBe(40);
  });

  test("a writer whose segment was merged goes on in another", () => {
    const folder = join(temporaryFolder(), "cache");
    const stores = all(20).map(() => storeIn(folder));
    stores.forEach((store, index) => void put(store, [`key ${index}`]));
    age(folder, 3_600_000);
    storeIn(folder).prune(() => new Set());
    stores.forEach((store, index) => void put(store, [`key ${20 + index}`]));
    expect(found(storeIn(folder), all(40))).toBe(40);
  });

  test("what no run has used for a week goes, and what one has used stays", () => {
    const folder = join(temporaryFolder(), "cache");
    put(storeIn(folder), all(2000));
    const used = () => new Set(all(2000).filter((_, index) => index % 2 === 0));
    storeIn(folder).prune(used);
    const size = () => filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0);
    const before = size();
    for (const days of [2, 2, 2]) {
      wait(folder, days);
      storeIn(folder).prune(used);
    }
    expect(found(storeIn(folder), all(2000))).toBe(2000);
    wait(folder, 2);
    storeIn(folder).prune(used);
    expect(found(storeIn(folder), all(2000))).toBe(1000);
    expect(size()).toBeLessThan(before * 0.6);
    expect(found(storeIn(folder), [...used()])).toBe(1000);
    // Runs of two branches: what the other one has used within the week stays.
    wait(folder, 6);
    storeIn(folder).prune(() => new Set());
    expect(found(storeIn(folder), [...used()])).toBe(1000);
  });

  test("what killed runs left goes after a day", () => {
    const folder = join(temporaryFolder(), "cache");
    put(storeIn(folder), ["key 0"]);
    writeFiles(packsIn(folder), { "0-0.pack": "half", "0-1.log.0-2": "half" });
    storeIn(folder).prune(() => new Set());
    expect(filesOf(folder)).toHaveLength(4);
    wait(folder, 2);
    utimesSync(join(folder, "content.pruned"), 0, 0);
    age(folder, 2 * dayMs);
    storeIn(folder).prune(() => new Set(["key 0"]));
    expect(filesIn(packsIn(folder)).filter((path) => path.startsWith("0-"))).toEqual([]);
    expect(found(storeIn(folder), ["key 0"])).toBe(1);
  });
});
