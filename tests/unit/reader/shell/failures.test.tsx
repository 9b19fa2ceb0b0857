/** What is shown when something went wrong. */
import { expect, test } from "vitest";
import { causes } from "../../../../reader/shell/ErrorBoundary.tsx";
import { trickled } from "../../../../reader/shell/Progress.tsx";
import { failureTexts } from "../../../../reader/text/failure-texts.ts";
import de from "../../../../schema/strings/de.json" with { type: "json" };
import en from "../../../../schema/strings/en.json" with { type: "json" };
import fr from "../../../../schema/strings/fr.json" with { type: "json" };

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

test("the texts are in the page's language, and English before its texts arrive", () => {
  expect(failureTexts(fr.reader).crashed).toBe("Cette page a cessé de fonctionner.");
  expect(failureTexts(de.reader).retry).toBe("Erneut versuchen");
  expect(failureTexts(undefined)).toMatchObject({ crashed: en.reader.crashed, loading: en.reader.loading });
});

test("the progress bar never arrives by itself", () => {
  let amount = 0.08;
  for (let step = 0; step < 200; step += 1) {
    expect(trickled(amount)).toBeGreaterThanOrEqual(amount);
    amount = trickled(amount);
  }
  expect(amount).toBeLessThan(1);
});

test("the texts of a damaged manifest are English", () => {
  expect(failureTexts(JSON.parse('{"crashed":{"a":1},"retry":"Noch einmal"}'))).toMatchObject({
    crashed: "This page crashed.",
    retry: "Noch einmal",
  });
});

test("the texts in the bundle are those of the interface in English", () => {
  expect(en.reader).toMatchObject(failureTexts(undefined));
});
