/** What the reader remembers. */
import { expect, test } from "vitest";
import { colourModeOf, nextColourMode } from "../../../../reader/shell/ColourModeButton.tsx";
import { createStored } from "../../../../reader/state/stored.ts";

test("a first visit shows the configured mode, or the system's where that is respected", () => {
  expect(colourModeOf(null, { default: "light", respectSystem: false })).toBe("light");
  expect(colourModeOf(null, { default: "dark", respectSystem: false })).toBe("dark");
  expect(colourModeOf(null, { default: "light", respectSystem: true })).toBe("system");
});

test("a stored text that is no mode counts as never set", () => {
  for (const stored of ["", "DARK", "javascript:", "system"])
    expect(colourModeOf(stored, { default: "light", respectSystem: false })).toBe("light");
});

test("the button cycles through what the site allows", () => {
  const cycle = (respectSystem: boolean) => {
    const first = nextColourMode("light", { respectSystem });
    const second = nextColourMode(first, { respectSystem });
    return [first, second, nextColourMode(second, { respectSystem })];
  };
  expect(cycle(false)).toEqual(["dark", "light", "dark"]);
  expect(cycle(true)).toEqual(["dark", "system", "light"]);
});

test("without storage, which a server lacks and a visitor may block, a value lasts as long as the page", () => {
  const stored = createStored();
  expect(stored.read("theme")).toBeNull();
  stored.write("theme", "dark");
  expect(stored.read("theme")).toBe("dark");
});
