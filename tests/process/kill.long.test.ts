/** A compile that is killed again and again leaves whole files. */
// Tests: cli/publish, cli/cache
import { test } from "vitest";
import { expectRepairedAfter } from "./killed.ts";

const kills = 40;

test.each([1, 2])(`killed at ${kills} points of its way, time %i`, () => expectRepairedAfter(kills));
