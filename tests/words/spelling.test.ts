/** Every word is one of the language (Hunspell, with the dictionaries that browsers and office programs use) or of the field. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createHunspellFromFiles } from "hunspell-wasm";
import { expect, test } from "vitest";
import type { Locale } from "./pages.ts";
import { passagesOf } from "./prose.ts";

const dictionaries: Record<Locale, string> = { en: "dictionary-en-gb", fr: "dictionary-fr" };

/** Words of `field.<locale>.txt`: names, and terms of the field that no dictionary has. */
function wordsOfTheField(locale: Locale): string[] {
  const text = readFileSync(join(import.meta.dirname, `field.${locale}.txt`), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

test.each(["en", "fr"] as const)("%s: no word is misspelt", async (locale) => {
  const entry = createRequire(import.meta.url).resolve(dictionaries[locale]);
  const file = (kind: "aff" | "dic") => join(dirname(entry), `index.${kind}`);
  const speller = await createHunspellFromFiles(file("aff"), file("dic"));
  const field = new Set(wordsOfTheField(locale));
  const isRight = (word: string) => field.has(word) || speller.testSpelling(word);
  // What has a figure in it is a reference, such as IPv6.
  const isWord = (word: string) => /\d/.test(word) || isRight(word) || parts(word).every(isRight);

  const wrong = new Map<string, string>();
  const right = new Set<string>();
  for (const { file, text } of passagesOf(locale))
    for (const [word] of text.replace(names, " ").matchAll(words)) {
      if (right.has(word) || wrong.has(word)) continue;
      if (isWord(word)) right.add(word);
      else wrong.set(word, file);
    }
  speller.dispose();
  expect([...wrong].map(([word, first]) => `${word} (${first})`)).toEqual([]);
});

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-’][\p{L}\p{N}]+)*/gu;

/** Files, addresses and keys in running text. */
const names = /\S*[\p{L}\p{N}][/._][\p{L}\p{N}]\S*/gu;

/** Of a compound, an elision or a genitive; single letters are what is elided. */
function parts(word: string): string[] {
  return word.split(/[-’]/).filter((part) => part.length > 1);
}
