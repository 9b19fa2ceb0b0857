/** Uploaded in the order of the lists, a site has no broken reference at any moment, whatever the order within a list. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  changesBetween,
  emptyLists,
  type ListName,
  type Lists,
  listNames,
} from "../../cli/publish/changes/changes-between.ts";
import { readRecord, type SiteRecord } from "../../cli/publish/record.ts";
import { compile } from "../sites/build.ts";
import { filesIn, keptFolder } from "../sites/folders.ts";
import { entrances, mayRefer, referencesIn, servedFile } from "./broken-links.ts";
import { siteUrl, writeAfter, writeBefore } from "./two-states.ts";

/** Files by path. */
type Host = Map<string, string>;

type State = { files: Host; record: SiteRecord };

let before: State;
let after: State;
let lists: Lists;
let notFound: ReadonlySet<string | undefined>;

async function compiled(content: string): Promise<State> {
  const { findings, published } = await compile(content);
  expect(published, JSON.stringify(findings)).toBeDefined();
  const site = join(content, "../site");
  const record = readRecord(site);
  if (record === undefined || record === "damaged") throw new Error("the site has no record");
  const files = new Map(filesIn(site).map((path) => [path, readFileSync(join(site, path), "utf8")]));
  files.delete(".twsite.json");
  return { files, record };
}

const known = new Map<string, string[]>();

function referencesOf(text: string): string[] {
  const references = known.get(text) ?? referencesIn(text, siteUrl);
  known.set(text, references);
  return references;
}

/** `index.html → /docs/gone`: what whoever follows links misses, and what any document misses to be shown. */
function brokenIn(host: Host): string[] {
  const broken: string[] = [];
  const met = new Set(entrances.flatMap((address) => fileAt(address, host) ?? []));
  for (const path of met)
    for (const address of referencesAt(path, host)) {
      const file = fileAt(address, host);
      if (file === undefined) broken.push(`${path} → ${address}`);
      else met.add(file);
    }
  for (const path of host.keys())
    if (path.endsWith(".html") && !met.has(path))
      for (const address of referencesAt(path, host))
        if (/^\/(_twsite|data|demo)\//.test(address) && fileAt(address, host) === undefined)
          broken.push(`${path} → ${address}`);
  return broken;
}

function referencesAt(path: string, host: Host): string[] {
  return mayRefer(path) ? referencesOf(host.get(path) ?? "") : [];
}

/** Undefined also for a folder that shows the not-found page. */
function fileAt(address: string, host: Host): string | undefined {
  const file = servedFile(address, (path) => host.has(path));
  const isNotFound = file !== undefined && file !== "404.html" && notFound.has(host.get(file));
  return isNotFound ? undefined : file;
}

/** Takes the lists one file after the other, in any order within each; the files are those of `to`. */
function* taking(
  host: Host,
  { lists, to, random }: { lists: Lists; to: Host; random: () => number },
  names: readonly ListName[] = listNames,
): Generator<ListName> {
  for (const name of names)
    for (const path of shuffled(lists[name], random)) {
      const text = to.get(path);
      if (text === undefined || name.includes("delete")) host.delete(path);
      else host.set(path, text);
      yield name;
    }
}

/** What is broken while the host takes the lists. */
function brokenMeanwhile(names: readonly ListName[], random = randomNumbers(1)): string[] {
  const host = new Map(before.files);
  const broken = new Set<string>();
  for (const name of taking(host, { lists, to: after.files, random }, names))
    for (const found of brokenIn(host)) broken.add(`${name}: ${found}`);
  return [...broken];
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Numbers that look random, and are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `rounds`: uploads, each in another order within the lists. `step`: files from one upload that stops to the next. */
export function testOrder({ rounds, step }: { rounds: number; step: number }): void {
  beforeAll(async () => {
    const folder = keptFolder();
    const content = join(folder, "content");
    writeBefore(content);
    before = await compiled(content);
    writeAfter(content);
    after = await compiled(content);
    notFound = new Set([before, after].map(({ files }) => files.get("404.html")));
    ({ lists } = changesBetween({ published: before.record, pending: {} }, after.record));
  });

  test("before and after, nothing is broken", () => {
    expect(brokenIn(before.files)).toEqual([]);
    expect(brokenIn(after.files)).toEqual([]);
  });

  test("the edit has something in every list", () => {
    const empty = listNames.filter((name) => lists[name].length === 0);
    expect(empty).toEqual(["0-delete-first"]);
  });

  test("in order, nothing is broken at any moment", () => {
    const random = randomNumbers(2025);
    for (let round = 0; round < rounds; round++) expect(brokenMeanwhile(listNames, random)).toEqual([]);
  });

  test("in the reverse order, something is", () => {
    expect(brokenMeanwhile([...listNames].reverse())).not.toEqual([]);
  });

  test.each(listNames.slice(1))("%s has its place: at the other end, something is broken", (name) => {
    const others = listNames.filter((other) => other !== name);
    const isLate = listNames.indexOf(name) > listNames.indexOf("5-upload-changed-documents");
    expect(brokenMeanwhile(isLate ? [name, ...others] : [...others, name])).not.toEqual([]);
  });

  test("an upload that stops anywhere is made up for by the next one, also by one that takes everything back", () => {
    const random = randomNumbers(7);
    const states = [before, after];
    for (let stop = 0; stop < 300; stop += step)
      for (const next of states) {
        const host = new Map(before.files);
        let taken = 0;
        for (const _ of taking(host, { lists, to: after.files, random })) if (++taken >= stop) break;
        const changes = changesBetween({ published: before.record, pending: lists }, next.record);
        const broken = new Set<string>();
        for (const name of taking(host, { lists: changes.lists, to: next.files, random }))
          for (const found of brokenIn(host)) broken.add(`${name}: ${found}`);
        const kept = [...host.keys()].filter((path) => !next.files.has(path));
        const wrong = [...next.files.keys()].filter((path) => host.get(path) !== next.files.get(path));
        const forgotten = kept.filter((path) => changes.record.files[path]?.[0] !== "");
        expect({ broken: [...broken], wrong, forgotten }, `after ${stop} files`).toEqual({
          broken: [],
          wrong: [],
          forgotten: [],
        });
      }
  });

  test("what is no longer used under a hashed name stays until the upload after", () => {
    const hashed = Object.keys(before.record.files).filter(
      (path) => path.startsWith("_twsite/") && !Object.hasOwn(after.record.files, path),
    );
    expect(hashed).not.toEqual([]);
    const first = changesBetween({ published: before.record, pending: {} }, after.record);
    expect(Object.values(first.lists).flat()).not.toEqual(expect.arrayContaining(hashed));
    const second = changesBetween({ published: first.record, pending: {} }, after.record);
    expect(second.lists).toEqual({ ...emptyLists(), "9-delete-files": hashed });
    // Used again before that, it is there.
    const back = changesBetween({ published: first.record, pending: {} }, before.record);
    for (const path of hashed) expect(Object.values(back.lists).flat()).not.toContain(path);
  });
}
