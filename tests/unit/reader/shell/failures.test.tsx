/** What is shown when something went wrong. */
import { expect, test } from "vitest";
import { causes } from "../../../../reader/shell/ErrorBoundary.tsx";
import { trickled } from "../../../../reader/shell/Progress.tsx";
import { failureTexts } from "../../../../reader/text/failure-texts.ts";

test("the chain of causes, outermost first", () => {
  const root = new Error("no such field");
  const error = new Error("the page could not be drawn", {
    cause: new Error("the list is broken", { cause: root }),
  });
  expect(causes(error)).toEqual(["the page could not be drawn", "the list is broken", "no such field"]);
});

test("a cause that is no error is shown as it is, and a circle ends", () => {
  const error = new Error("a");
  error.cause = error;
  expect(causes(error)).toEqual(["a"]);
  expect(causes(new Error("a", { cause: "text" }))).toEqual(["a", "text"]);
});

test("the texts are in the page's language, and English elsewhere", () => {
  expect(failureTexts("fr-FR").crashed).toBe("Cette page a cessé de fonctionner.");
  expect(failureTexts("en-GB").crashed).toBe("This page crashed.");
  expect(failureTexts("de").retry).toBe("Retry");
});

test("the progress bar never arrives by itself", () => {
  let amount = 0.08;
  for (let step = 0; step < 200; step += 1) {
    expect(trickled(amount)).toBeGreaterThanOrEqual(amount);
    amount = trickled(amount);
  }
  expect(amount).toBeLessThan(1);
});
