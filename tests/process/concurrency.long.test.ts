/** Several compiles at once into one folder. */
// Tests: cli/publish, cli/cache
import { test } from "vitest";
import { worthThreads } from "../../cli/cache/threads/threads.ts";
import { expectOneOfTwo, expectOneSiteOf } from "./run-concurrency.ts";

test("three end well, with a correct site, from nothing and after a change", () =>
  expectOneSiteOf(3, worthThreads));

test("of two contents: the last one's site is there, whole", () => expectOneOfTwo());
