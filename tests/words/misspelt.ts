/** Words of running text that are neither of the language (Hunspell, with the dictionaries of browsers) nor of the field. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createHunspellFromFiles } from "hunspell-wasm";
import type { Locale } from "./pages.ts";

const dictionaries: Record<Locale, string> = { en: "dictionary-en-gb", fr: "dictionary-fr" };

/** Words of a list beside this file, such as `field.en.txt`: names, and terms of the field that no dictionary has. */
function wordsOfTheField(list: string): string[] {
  const text = readFileSync(join(import.meta.dirname, list), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Each word once, with the first place that has it. */
export async function misspelt(
  locale: Locale,
  passages: readonly { place: string; text: string }[],
  lists: readonly string[] = [`field.${locale}.txt`],
): Promise<string[]> {
  const entry = createRequire(import.meta.url).resolve(dictionaries[locale]);
  const file = (kind: "aff" | "dic") => join(dirname(entry), `index.${kind}`);
  const speller = await createHunspellFromFiles(file("aff"), file("dic"));
  const field = new Set(lists.flatMap(wordsOfTheField));
  const isRight = (word: string) => field.has(word) || speller.testSpelling(word);
  // What has a figure in it is a reference, such as IPv6.
  const isWord = (word: string) => /\d/.test(word) || isRight(word) || parts(word).every(isRight);

  const wrong = new Map<string, string>();
  const right = new Set<string>();
  for (const { place, text } of passages)
    for (const [word] of text.replace(names, " ").matchAll(words)) {
      if (right.has(word) || wrong.has(word)) continue;
      if (isWord(word)) right.add(word);
      else wrong.set(word, place);
    }
  speller.dispose();
  return [...wrong].map(([word, place]) => `${word} (${place})`);
}

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-’][\p{L}\p{N}]+)*/gu;

/** Files, addresses and keys in running text. */
const names = /\S*[\p{L}\p{N}][/._][\p{L}\p{N}]\S*/gu;

/** Of a compound, an elision or a genitive; single letters are what is elided. */
function parts(word: string): string[] {
  return word.split(/[-’]/).filter((part) => part.length > 1);
}
