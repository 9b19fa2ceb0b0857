/** The English of the manual, the README, new sites and the changelog: British, plain, in short sentences. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { type Sentence, sentencesOf } from "./markdown-sentences.ts";
import { misspelt } from "./misspelt.ts";
import { american, type Turn, turns } from "./plain-english.ts";
import { CODE } from "./prose.ts";

const mostWords = 30;

const pages = ["cli/manual", "cli/authoring/starter/files/en"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .sort(),
);
/** The README of a new site. */
const readmeOfSites = "cli/authoring/starter/files/shared/readme.en.md";
const sentences = [...pages, readmeOfSites, "README.md", "CHANGELOG.md"].flatMap(sentencesOf);

test(`no sentence has more than ${mostWords} words`, () => {
  const long = sentences.filter(({ text }) => wordsIn(text) > mostWords);
  expect(
    long.map((sentence) => `${shown(sentence)} (${wordsIn(sentence.text)} words: make two of it)`),
  ).toEqual([]);
});

test("no word or turn is used that has a plainer one", () => {
  expect(sentences.flatMap((sentence) => found(sentence, turns))).toEqual([]);
});

test("the spelling is British", async () => {
  const passages = sentences.map(({ file, line, text }) => ({ place: `${file}:${line}`, text }));
  const ofOthers = sentences.flatMap((sentence) => found(sentence, american));
  expect([...ofOthers, ...(await misspelt("en", passages, ["field.en.txt", "field.manual.txt"]))]).toEqual(
    [],
  );
});

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}

/** Headings and labels may be “What it does”. */
function found(sentence: Sentence, patterns: readonly Turn[]): string[] {
  return patterns.flatMap(({ pattern, instead }) => {
    const phrase = pattern.exec(sentence.text)?.[0];
    if (phrase === undefined || (sentence.isHeading && phrase.startsWith("What"))) return [];
    return [`${shown(sentence)} (“${phrase}” → ${instead})`];
  });
}

function shown({ file, line, text }: Sentence): string {
  return `${file}:${line}: ${text.replaceAll(CODE, "`…`")}`;
}
