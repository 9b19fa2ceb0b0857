/** All that a hostile author may write. */
// Tests: cli/markdown, cli/emit, reader/hast
import { expect, test } from "vitest";
import { payloads } from "../payloads/payloads.ts";
import { testPayloads } from "../payloads/run-payloads.ts";

test("there are at least 500 different ones", () => {
  const texts = payloads().map((payload) => JSON.stringify(payload).replaceAll(/hit\(\d+\)/g, ""));
  expect(new Set(texts).size).toBeGreaterThanOrEqual(500);
});

testPayloads(() => true);
