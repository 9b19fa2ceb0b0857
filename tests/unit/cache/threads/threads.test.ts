/** Work on threads: what one piece does to its thread is that piece's own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Outcome } from "../../../../cli/cache/threads/outcome.ts";
import { withThreads } from "../../../../cli/cache/threads/threads.ts";
import { temporaryFolder, writeFiles } from "../../../sites/folders.ts";

/** A thread that answers each piece in capitals; some pieces end it. It leaves a mark where it starts. */
const script = `
import { appendFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
appendFileSync(new URL("starts", import.meta.url), "x");
parentPort.on("message", ({ kind, settings, works }) => {
  if (kind === "begin" && settings === "impossible") process.exit(4);
  if (kind !== "work") return;
  if (works.includes("exit")) process.exit(3);
  if (works.includes("never")) return;
  if (works.includes("broken")) return parentPort.postMessage({ broken: { name: "Error", message: "too many open files" } });
  if (works.includes("throw")) throw new Error("nobody catches this");
  parentPort.postMessage({ outcomes: works.map((work) => ({ result: work.toUpperCase() })) });
});
`;

async function outcomesOf(
  works: readonly string[],
  settings = "",
  folder = temporaryFolder(),
): Promise<Outcome<string>[]> {
  writeFiles(folder, { "thread.mjs": script });
  const outcomes: Outcome<string>[] = [];
  await withThreads(pathToFileURL(join(folder, "thread.mjs")), 2, (threads) =>
    threads.run("compile", settings, works, (place, outcome: Outcome<string>) => {
      outcomes[place] = outcome;
    }),
  );
  return outcomes;
}

const words = (count: number) => Array.from({ length: count }, (_, place) => `word ${place}`);

test("each piece has its outcome, in its place", async () => {
  expect(await outcomesOf(words(70))).toEqual(words(70).map((word) => ({ result: word.toUpperCase() })));
});

test.each([
  ["exit", "a thread ended with code 3"],
  ["throw", "nobody catches this"],
])("a thread that dies (%s) costs the piece that it died of, and no other", async (deadly, reason) => {
  const works = words(40).with(7, deadly).with(23, deadly);
  const outcomes = await outcomesOf(works);
  const failed = outcomes.flatMap((outcome, place) =>
    "error" in outcome ? [{ place, message: outcome.error.message }] : [],
  );
  expect(failed).toEqual([7, 23].map((place) => ({ place, message: reason })));
  expect(outcomes).toHaveLength(40);
});

test("threads that die before they do anything end the run, with the reason", async () => {
  await expect(outcomesOf(words(2000), "impossible")).rejects.toThrow("a thread ended with code 4");
});

test("a task that cannot begin on one thread ends the others, and none takes their places", async () => {
  const folder = temporaryFolder();
  const works = words(70).with(0, "never").with(20, "broken");
  await expect(outcomesOf(works, "", folder)).rejects.toThrow("too many open files");
  const starts = () => readFileSync(join(folder, "starts"), "utf8").length;
  const before = starts();
  // A thread that started now would have left its mark before another one has started, worked and ended.
  await outcomesOf(words(1));
  expect(starts()).toBe(before);
  expect(before).toBeLessThanOrEqual(2);
});
