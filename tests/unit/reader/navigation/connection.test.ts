/** Whose connection costs: nothing is loaded ahead for them. */
import { afterEach, expect, test, vi } from "vitest";
import { isThrifty } from "../../../../reader/navigation/connection.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["data-saver", { saveData: true, effectiveType: "4g" }, true],
  ["a 2g connection", { saveData: false, effectiveType: "2g" }, true],
  ["a slower one", { saveData: false, effectiveType: "slow-2g" }, true],
  ["a 4g connection", { saveData: false, effectiveType: "4g" }, false],
  ["a connection that says nothing", {}, false],
])("a visitor with %s", (_, connection, isExpected) => {
  vi.stubGlobal("navigator", { connection });
  expect(isThrifty()).toBe(isExpected);
});

test("a browser that does not tell of its connection", () => {
  vi.stubGlobal("navigator", {});
  expect(isThrifty()).toBe(false);
});
