/** Prefetching what is in sight (S31). */
import { expect, test } from "vitest";
import { createPrefetchQueue, PER_PAGE } from "../../../../reader/navigation/use-prefetch.ts";

/** A queue whose requests end when the test says so. */
function queue(thrifty = false) {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const prefetch = createPrefetchQueue({
    prefetch: (route) => {
      started.push(route);
      return new Promise<void>((resolve) => endings.push(resolve));
    },
    idle: (callback) => callback(),
    thrifty: () => thrifty,
  });
  const end = async () => {
    endings.shift()?.();
    await new Promise(setImmediate);
  };
  return { prefetch, started, end };
}

test("at most two requests at once, the others in the order in which they came into sight", async () => {
  const { prefetch, started, end } = queue();
  for (const route of ["/a", "/b", "/c", "/d"]) prefetch.add(route);
  expect(started).toEqual(["/a", "/b"]);
  await end();
  expect(started).toEqual(["/a", "/b", "/c"]);
  await end();
  await end();
  expect(started).toEqual(["/a", "/b", "/c", "/d"]);
});

test("each page once, however many links lead to it", async () => {
  const { prefetch, started, end } = queue();
  prefetch.add("/a");
  prefetch.add("/a");
  await end();
  prefetch.add("/a");
  expect(started).toEqual(["/a"]);
});

test("a request that fails makes room for the next", async () => {
  const started: string[] = [];
  const prefetch = createPrefetchQueue({
    prefetch: async (route) => {
      started.push(route);
      throw new Error("offline");
    },
    idle: (callback) => callback(),
    thrifty: () => false,
  });
  for (const route of ["/a", "/b", "/c"]) prefetch.add(route);
  await expect.poll(() => started).toEqual(["/a", "/b", "/c"]);
});

test("a long list is not fetched whole, and each page that is shown may fetch as much again", async () => {
  const { prefetch, started, end } = queue();
  const addMany = (name: string) => {
    for (let index = 0; index < 10 * PER_PAGE; index++) prefetch.add(`/${name}-${index}`);
  };
  const endAll = async () => {
    for (let index = 0; index < 10 * PER_PAGE; index++) await end();
  };
  addMany("list");
  await endAll();
  expect(started).toHaveLength(PER_PAGE);
  prefetch.reset();
  // What was left out on the page before may be fetched on this one.
  addMany("list");
  await endAll();
  expect(new Set(started).size).toBe(2 * PER_PAGE);
});

test("nothing where data is dear or slow", () => {
  const { prefetch, started } = queue(true);
  prefetch.add("/a");
  expect(started).toEqual([]);
});
