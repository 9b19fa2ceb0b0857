/** A damaged cache costs time, nothing else: a sample; `npm run test:long` tries more. */
import { test } from "vitest";
import { expectRepaired } from "./damage.ts";

test("5 rounds of damage to files of the cache", () => expectRepaired(5, 14));
