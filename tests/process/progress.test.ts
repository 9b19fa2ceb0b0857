/** The line that shows how far a long run is. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { progressLine } from "../../cli/report/progress.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** What is drawn in a run of which each step takes `ms`. */
function drawn(ms: number): string {
  let text = "";
  const progress = progressLine((more) => {
    text += more;
  });
  for (let done = 1; done <= 5; done++) {
    vi.advanceTimersByTime(ms);
    progress.show("compile", done, 5);
  }
  progress.clear();
  return text;
}

test("it is rewritten in place, and gone at the end", () => {
  expect(drawn(600)).toBe(
    ["Compiling 2 of 5", "Compiling 3 of 5", "Compiling 4 of 5", "Compiling 5 of 5", ""]
      .map((line) => `\r\u001b[K${line}`)
      .join(""),
  );
});

test("a run of less than a second shows none", () => {
  expect(drawn(100)).toBe("");
});

test("where nobody watches there is none", () => {
  const progress = progressLine(undefined);
  vi.advanceTimersByTime(5000);
  progress.show("write", 1, 5);
  progress.clear();
});
