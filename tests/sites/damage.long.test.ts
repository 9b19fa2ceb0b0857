/** A damaged cache costs time, nothing else. */
import { test } from "vitest";
import { expectRepaired } from "./damage.ts";

test.each([1, 2])("50 rounds of damage to files of the cache, with seed %i", (seed) =>
  expectRepaired(50, seed),
);
