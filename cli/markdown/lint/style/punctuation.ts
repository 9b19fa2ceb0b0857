/** Spaces, apostrophes and ellipses as typographers set them, which keyboards do not have. */
import { hidden, type StyleFinding, type StyleRule } from "./running-text.ts";

const isBound = /[\u00a0\u202f]/;
/** Ends a word, a number, or what is in brackets or quotation marks. */
const endsSomething = /[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}%€$£°"'’…\uFFFC\uE000]/u;

/** `: ; ! ? »` with what is before them. A colon within an address, an hour or a smiley is followed by more. */
const before = /([ \t\n]*)(?:([:;])(?=[\s»”"]|$)|([!?]+)(?=[\s\p{Pe}\p{Pf}"',.…]|$)|(»))/gu;
const after = /«([ \t\n]*)(?=[^\s\u00a0\u202f])/gu;

/** Of French: a line does not break before `: ; ! ? »` nor after `«`. */
export function frenchSpaces(language: string): StyleRule {
  const isCanadian = /^fr-(?:[a-z]{4}-)?ca\b/i.test(language);
  return ({ text }) => [
    ...[...text.matchAll(before)].flatMap((match): StyleFinding[] => {
      const { index, 1: space = "", 2: colon = "", 3: exclamation = "", 4: quotation = "" } = match;
      const mark = colon + exclamation + quotation;
      const previous = text.slice(0, index).at(-1) ?? "";
      if (previous === "" || isBound.test(previous)) return [];
      if (isCanadian && /[;!?]/.test(mark)) return [];
      if (space === "" && (!endsSomething.test(previous) || isShortcode(text.slice(0, index)))) return [];
      const isNarrow = !isCanadian && /[;!?]/.test(mark);
      return [
        {
          kind: `before ${mark.charAt(0)}`,
          start: index,
          end: index + space.length + mark.length,
          message: `“${mark.charAt(0)}” has no no-break space before it`,
          expected: isNarrow ? "a narrow no-break space (U+202F)" : "a no-break space (U+00A0)",
          write: (isNarrow ? "\u202f" : "\u00a0") + mark,
        },
      ];
    }),
    ...[...text.matchAll(after)].map(({ index, 0: written }) => ({
      kind: "after «",
      start: index,
      end: index + written.length,
      message: "“«” has no no-break space after it",
      expected: "a no-break space (U+00A0)",
      write: "«\u00a0",
    })),
  ];
}

/** The colon after it ends the name of an emoji, such as `:smile:`. */
function isShortcode(text: string): boolean {
  return /(?:^|[\s(]):[\w+-]+$/.test(text);
}

const letter = "\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{M}";
const apostrophe = new RegExp(
  `(?<=[${letter}])['‘´](?=[${letter}${hidden}])|(?<=[\\p{N}${hidden}])['‘´](?=s(?![\\p{L}\\p{M}]))`,
  "gu",
);
/** Languages in which a mark of this kind is a letter of another form. */
const withOwnLetter = /^(?:uz|haw|to|sm|ty|mi|rar|fj)\b/i;

export function apostrophes(language: string): StyleRule | undefined {
  if (withOwnLetter.test(language)) return undefined;
  return ({ text }) =>
    [...text.matchAll(apostrophe)].map(({ index, 0: written }) => ({
      kind: "apostrophe",
      start: index,
      end: index + 1,
      message: `an apostrophe is “${written}”`,
      expected: "’",
      write: "’",
    }));
}

/** Three full stops after a word or a space, and before no word: a range, a path or an argument has them otherwise. */
const ellipsis =
  /(?<![./\\<=\uE000]|[\p{L}\p{M}\p{N}_][([])\.{3}(?=$|[\s\uFFFC]|[^\p{L}\p{N}\p{S}\s./\\_@#&*[({-])/gu;

/** Chinese and Japanese have two characters for it. */
export function ellipses(language: string): StyleRule {
  const write = /^(?:zh|ja|yue)\b/i.test(language) ? "……" : "…";
  return ({ text }) =>
    [...text.matchAll(ellipsis)].map(({ index }) => ({
      kind: "ellipsis",
      start: index,
      end: index + 3,
      message: "an ellipsis is three full stops",
      expected: write,
      write,
    }));
}
