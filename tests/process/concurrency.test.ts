/** Two compiles at once into one folder, with one cache; more of them, with threads, and of two contents: `npm run test:long`. */
import { test } from "vitest";
import { expectOneSiteOf } from "./run-concurrency.ts";

test("two end well, with a correct site, from nothing and after a change", () => expectOneSiteOf(2, 60));
