/** Values of variables that name other variables. */
import { expect, test } from "vitest";
import { longestValue, withoutNesting } from "../../../cli/site/resolved-variables.ts";

test("a value may name others that name others", () => {
  const { values, problems } = withoutNesting({
    page: "{{full}} guide",
    full: "{{name}} 2.1",
    name: "Example",
  });
  expect(values).toEqual({ page: "Example 2.1 guide", full: "Example 2.1", name: "Example" });
  expect(problems).toEqual([]);
});

test("a circle is told where it closes, once", () => {
  const { problems } = withoutNesting({ start: "{{one}}", one: "{{two}}", two: "{{one}}" });
  expect(problems).toEqual([{ name: "two", other: "one", kind: "circle" }]);
});

test("values that grow by each other's text end at a length", () => {
  const steps = Array.from({ length: 40 }, (_, step) => [
    `step${step}`,
    step === 0 ? "ten chars." : `{{step${step - 1}}}`.repeat(10),
  ]);
  const { values, problems } = withoutNesting(Object.fromEntries(steps));
  expect(problems[0]).toEqual({ name: "step4", other: "step3", kind: "length" });
  for (const value of Object.values(values)) expect(value.length).toBeLessThan(2 * longestValue);
});

test("a long row of values ends, too", () => {
  const row = Array.from({ length: 5000 }, (_, step) => [`step${step}`, `{{step${step + 1}}}`]);
  const { problems } = withoutNesting({ ...Object.fromEntries(row), step5000: "end" });
  expect(problems[0]).toEqual({ name: "step99", other: "step100", kind: "depth" });
});
