/** Words that are written twice in a row, and words for which the site has others. */
import type { Terms } from "../../../../schema/terms.ts";
import type { StyleFinding, StyleRule } from "./running-text.ts";

const twice = /(?<![^\s([{"«‘“])(\p{L}[\p{L}\p{M}]*)([ \t\n]+)\1(?![\p{L}\p{M}\p{N}\p{Pd}'’_/@]|\.\p{L})/giu;

type Doubles = {
  /** Are right: “the reason that that was said”, « vous vous trompez ». */
  right: ReadonlySet<string>;
  /** Never follow themselves. Other words may do so on purpose, and are left to the writer. */
  wrong: ReadonlySet<string>;
};

const doublesOf: ReadonlyMap<string, Doubles> = new Map([
  [
    "en",
    {
      right: setOf(
        "that had is was her his in on so no very much many more far long really too now there do did what who bye ha blah knock hear ping chop",
      ),
      wrong: setOf(
        "a an and are as at be but by can for from has have he if into it its my of or our she the their them then these they this to we were when where which will with would you your",
      ),
    },
  ],
  [
    "fr",
    {
      right: setOf(
        "nous vous en si non oui très tout bien faire lui elle elles la là plus ah oh ha hé eh ça presque bla",
      ),
      wrong: setOf(
        "à au aux avec ce ces cette dans de des du est et il ils je les leur mais ne ou où par pas pour que qui sa sans se ses son sont sur un une",
      ),
    },
  ],
]);

/** Undefined for a language whose doubles are not known: many build words that way. */
export function repeatedWords(language: string): StyleRule | undefined {
  const doubles = doublesOf.get(language.split("-", 1)[0]?.toLowerCase() ?? "");
  if (!doubles) return undefined;
  return {
    check: ({ text }) =>
      [...text.matchAll(twice)].flatMap((match): StyleFinding | StyleFinding[] => {
        const { 0: written, 1: word = "", 2: space = "", index } = match;
        const second = written.slice(word.length + space.length);
        const plain = word.normalize("NFC").toLowerCase();
        const isWrong = doubles.wrong.has(plain);
        // Names of two such words have capitals; a single letter is mostly a sign.
        if (doubles.right.has(plain) || second.toLowerCase() !== second || (plain.length === 1 && !isWrong))
          return [];
        return {
          kind: `twice ${plain}`,
          start: index + word.length,
          end: index + written.length,
          message: `“${word} ${second}” has a word twice`,
          expected: word,
          write: isWrong ? "" : undefined,
        };
      }),
  };
}

/** A word that pages do not write; `write` is absent for one to leave out. */
type Unwanted = { word: string; write?: string };

export function preferredTerms({ write, avoid, names }: Terms, language: string): StyleRule | undefined {
  const unwanted = new Map<string, Unwanted[]>();
  const add = (entry: Unwanted) => {
    const key = keyOf(entry.word);
    unwanted.set(key, [...(unwanted.get(key) ?? []), entry]);
  };
  for (const [right, words] of Object.entries(write)) for (const word of words) add({ word, write: right });
  for (const word of avoid) add({ word });
  if (unwanted.size === 0) return undefined;
  const words = [...unwanted.keys()].sort((a, b) => b.length - a.length).map(patternOf);
  const some = new RegExp(words.join("|"));
  const any = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}_/\\\\@#$.]|(?<![\\p{L}\\p{M}\\p{N}])-)(?:${words.join("|")})(?![\\p{L}\\p{M}\\p{N}_/\\\\@=(]|[.:][\\p{L}\\p{N}])`,
    "giu",
  );
  return {
    // The plain pattern takes a tenth of the time.
    mayFind: (whole) => some.test(whole.toLowerCase()),
    check: ({ text }) =>
      [...text.matchAll(any)].flatMap(({ index, 0: written }): StyleFinding | StyleFinding[] => {
        const found = unwanted
          .get(keyOf(written))
          ?.find(({ word }) => word === word.toLowerCase() || word.normalize("NFC") === spaced(written));
        if (!found) return [];
        const right = found.write === undefined ? undefined : inCaseOf(written, found.write, language);
        const whole = [...(found.write === undefined ? [] : [found.write]), ...names];
        if (right === spaced(written) || whole.some((name) => isPartOf(name, text, index, written)))
          return [];
        const range = { start: index, end: index + written.length };
        if (right === undefined)
          return {
            ...range,
            kind: `avoid ${found.word}`,
            message: `“${spaced(written)}” is a word that this site avoids`,
            expected: "the sentence without it",
          };
        return {
          ...range,
          kind: `term ${found.word} ${right}`,
          message: `this site writes “${right}”, not “${spaced(written)}”`,
          expected: right,
          // A mark of Markdown in it is left to the writer.
          write: /[\\`*_[\]<>{}&#|~:$]/.test(right) ? undefined : right,
        };
      }),
  };
}

/** How words are compared: in small letters, with straight apostrophes and single spaces. */
function keyOf(word: string): string {
  return spaced(word).toLowerCase();
}

function spaced(word: string): string {
  return word
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ");
}

/** Accents may be characters of their own in a page. */
function patternOf(key: string): string {
  const forms = new Set([key, key.normalize("NFD")]);
  return [...forms]
    .map((form) =>
      form
        .replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
        .replaceAll("'", "['’]")
        .replaceAll(" ", "[ \\t\\n\\u00a0\\u202f]+"),
    )
    .join("|");
}

/** `right` with the capitals of what is written, unless it has its own. */
function inCaseOf(written: string, right: string, language: string): string {
  if (right.toLowerCase() !== right || keyOf(written) === keyOf(right)) return right;
  const [first = ""] = written;
  if (first.toLowerCase() === first) return right;
  const isLoud = written.length > 1 && written.toUpperCase() === written;
  const [start = ""] = right;
  return isLoud
    ? right.toLocaleUpperCase(language)
    : start.toLocaleUpperCase(language) + right.slice(start.length);
}

/** True inside of a name, or of the right term where that contains the other: “web page” for “page”. */
function isPartOf(right: string, text: string, index: number, written: string): boolean {
  const whole = keyOf(right);
  for (let at = whole.indexOf(keyOf(written)); at !== -1; at = whole.indexOf(keyOf(written), at + 1))
    if (whole.length > written.length && keyOf(text.slice(index - at, index - at + right.length)) === whole)
      return true;
  return false;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
