/** Tests wait for what they expect: with a browser or a server for its state, and none for a length of time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "rolldown/utils";
import { describe, expect, test } from "vitest";

/** Where a state comes by itself: of a page, a server or a command that runs. */
const living = /^tests\/(?:browser|dev|firefox|hosts)\//;

/** Where a pause is what is tested, with the reason. */
const pauses: Record<string, string> = {
  "tests/dev/server.long.test.ts":
    "a folder is missing for longer than the server takes to look for it again",
};
/** The bench measures time. */
const bench = /^tests\/bench\//;

const sources = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join("tests", path))
  .sort();

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The name of the function or method that a node calls. */
function calledBy(node: ESTree.Node): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : undefined;
}

/** The lines of `text` with a node for which `isWrong` holds; `isExpected`: the node is part of what `expect(…)` is given. */
function linesWith(text: string, isWrong: (node: ESTree.Node, isExpected: boolean) => boolean): number[] {
  const lines: number[] = [];
  const visit = (node: ESTree.Node, isExpected: boolean): void => {
    if (isWrong(node, isExpected)) lines.push(text.slice(0, node.start).split("\n").length);
    // A function in it, such as that of `expect.poll`, is called again.
    const isWithin = isExpected && !/Function/.test(node.type);
    for (const [name, value] of Object.entries(node))
      for (const child of [value].flat())
        if (isNode(child)) visit(child, isWithin || (name === "arguments" && isExpectation(node)));
  };
  visit(parseSync("test.tsx", text).program, false);
  return lines;
}

/** `expect(…)` or `expect.soft(…)`. */
function isExpectation(node: ESTree.Node): boolean {
  return calledBy(node) === "expect" || calledBy(node) === "soft";
}

/** A look at a state that may come later. */
function isOneLook(node: ESTree.Node, isExpected: boolean): boolean {
  return isExpected && (node.type === "AwaitExpression" || calledBy(node) === "url");
}

function isPause(node: ESTree.Node): boolean {
  if (node.type === "ImportDeclaration") return /^(?:node:)?timers\/promises$/.test(node.source.value);
  if (calledBy(node) === "waitForTimeout") return true;
  if (node.type !== "CallExpression" || calledBy(node) !== "setTimeout") return false;
  const [, time] = node.arguments;
  // Without a time, or with none, it waits for the next task.
  return time !== undefined && !(time.type === "Literal" && time.value === 0);
}

describe("a test waits", () => {
  const found = (paths: readonly string[], isWrong: Parameters<typeof linesWith>[1]) =>
    paths.flatMap((path) => linesWith(readFileSync(path, "utf8"), isWrong).map((line) => `${path}:${line}`));

  test("for a state: with `expect.poll`, or `expect(…).resolves` where it must hold at that moment", () => {
    const paths = sources.filter((path) => living.test(path));
    expect(found(paths, isOneLook)).toEqual([]);
  });

  test("for no length of time", () => {
    // Few files have a word for it, and trees take time.
    const mayPause = (path: string) => /Timeout|timers/.test(readFileSync(path, "utf8"));
    const paths = sources.filter((path) => !bench.test(path) && !(path in pauses) && mayPause(path));
    expect(found(paths, isPause)).toEqual([]);
  });

  test("for a length of time only where it is listed", () => {
    const listed = Object.keys(pauses);
    expect(listed.filter((path) => found([path], isPause).length === 0)).toEqual([]);
  });
});

test.each([
  ["expect(await page.title()).toBe('One');", [1]],
  ["expect((await box(page)).left).toBe(1);", [1]],
  ["\nexpect.soft(await page.title(), route).toBe('One');", [2]],
  ["expect(new URL(page.url()).hash).toBe('#one');", [1]],
  ["await expect.poll(() => page.title()).toBe('One');", []],
  ["await expect.poll(async () => (await box(page)).left).toBe(1);", []],
  ["await expect(page.title()).resolves.toBe('One');", []],
  ["expect(words).toBe(await page.title());", []],
])("%s", (text, lines) => {
  expect(linesWith(text, isOneLook)).toEqual(lines);
});

test.each([
  ["await page.waitForTimeout(100);", [1]],
  ["await new Promise((resolve) => setTimeout(resolve, 20));", [1]],
  ["window.setTimeout(done, time);", [1]],
  ["import { setTimeout as sleep } from 'node:timers/promises';", [1]],
  ["setTimeout(resolve);", []],
  ["setTimeout(click, 0, '/contact');", []],
])("%s", (text, lines) => {
  expect(linesWith(text, isPause)).toEqual(lines);
});
