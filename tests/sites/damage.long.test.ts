/** A damaged cache costs time, nothing else. */
// Tests: cli/cache
import { test } from "vitest";
import { seed } from "../long/seed.ts";
import { expectRepaired } from "./damage.ts";

test.each([seed, seed + 1])("50 rounds of damage to files of the cache, with seed %i", (each) =>
  expectRepaired(50, each),
);
