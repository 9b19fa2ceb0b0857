/** Every word is one of the language, or of the field. */
import { expect, test } from "vitest";
import { misspelt } from "./misspelt.ts";
import { passagesOf } from "./prose.ts";

test.each(["en", "fr"] as const)("%s: no word is misspelt", async (locale) => {
  const passages = passagesOf(locale).map(({ file, text }) => ({ place: file, text }));
  expect(await misspelt(locale, passages)).toEqual([]);
});
