/** Spaces, apostrophes and ellipses as typographers set them, which keyboards do not have. */
import { hidden, type StyleFinding, type StyleRule } from "./running-text.ts";

const isBound = /[\u00a0\u202f]/;
/** Ends a word, a number, or what is in brackets or quotation marks. */
const endsSomething = /[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}%€$£°"'’…\uFFFC\uE000]/u;

/** Simple patterns are found fast; what is around them is looked at afterwards. */
const marks = /[:;»«]|[!?]+/g;
/** After a colon or a semicolon; within an address, an hour or a smiley there is more. */
const afterColon = /^[\s»”"]/u;
const afterExclamation = /^[\s\p{Pe}\p{Pf}"',.…]/u;

/** Spaces of French, where a line does not break before `: ; ! ? »` nor after `«`. */
export function frenchSpaces(language: string): StyleRule {
  const isCanadian = /^fr-(?:[a-z]{4}-)?ca\b/i.test(language);
  return {
    check: ({ text }) =>
      [...text.matchAll(marks)].flatMap(({ 0: mark, index }): StyleFinding | StyleFinding[] => {
        const next = text.charAt(index + mark.length);
        if (mark === "«") return afterQuotation(text, index);
        const isEnd =
          next === "" || mark === "»" || (/[!?]/.test(mark) ? afterExclamation : afterColon).test(next);
        if (!isEnd || (isCanadian && /[;!?]/.test(mark))) return [];
        const start = text.slice(0, index).trimEnd().length;
        const space = /^[ \t\n]*/.exec(text.slice(start, index))?.[0] ?? "";
        const previous = text.charAt(index - 1);
        if (previous === "" || isBound.test(previous)) return [];
        if (space === "" && (!endsSomething.test(previous) || isShortcode(text.slice(0, index)))) return [];
        const isNarrow = !isCanadian && /[;!?]/.test(mark);
        return {
          kind: `before ${mark.charAt(0)}`,
          start: index - space.length,
          end: index + mark.length,
          message: `“${mark.charAt(0)}” has no no-break space before it`,
          expected: isNarrow ? "a narrow no-break space (U+202F)" : "a no-break space (U+00A0)",
          write: (isNarrow ? "\u202f" : "\u00a0") + mark,
        };
      }),
  };
}

function afterQuotation(text: string, index: number): StyleFinding[] {
  const [space = ""] = /^[ \t\n]*/.exec(text.slice(index + 1)) ?? [];
  const next = text.charAt(index + 1 + space.length);
  if (next === "" || isBound.test(next)) return [];
  return [
    {
      kind: "after «",
      start: index,
      end: index + 1 + space.length,
      message: "“«” has no no-break space after it",
      expected: "a no-break space (U+00A0)",
      write: "«\u00a0",
    },
  ];
}

/** The colon after it ends the name of an emoji, such as `:smile:`. */
function isShortcode(text: string): boolean {
  return /(?:^|[\s(]):[\w+-]+$/.test(text);
}

const apostrophe = /['‘´]/g;
const letter = "\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{M}";
/** The characters around an apostrophe: letters of these scripts, or a name, a number or code with an “s”. */
const around = new RegExp(`^(?:[${letter}].[${letter}${hidden}]|[\\p{N}${hidden}].s(?![\\p{L}\\p{M}]))`, "u");

/** Languages in which a mark of this kind is a letter of another form. */
const withOwnLetter = /^(?:uz|haw|to|sm|ty|mi|rar|fj)\b/i;

export function apostrophes(language: string): StyleRule | undefined {
  if (withOwnLetter.test(language)) return undefined;
  return {
    mayFind: (whole) => /['‘´]/.test(whole),
    check: ({ text }) =>
      [...text.matchAll(apostrophe)].flatMap(({ index, 0: written }): StyleFinding | StyleFinding[] => {
        if (index === 0 || !around.test(text.slice(index - 1, index + 3))) return [];
        return {
          kind: "apostrophe",
          start: index,
          end: index + 1,
          message: `an apostrophe is “${written}”`,
          expected: "’",
          write: "’",
        };
      }),
  };
}

/** Three full stops after a word or a space, and before no word: a range, a path or an argument has them otherwise. */
const ellipsis =
  /(?<![./\\<=\uE000]|[\p{L}\p{M}\p{N}_][([])\.{3}(?=$|[\s\uFFFC]|[^\p{L}\p{N}\p{S}\s./\\_@#&*[({-])/gu;

/** Chinese and Japanese have two characters for it. */
export function ellipses(language: string): StyleRule {
  const write = /^(?:zh|ja|yue)\b/i.test(language) ? "……" : "…";
  return {
    mayFind: (whole) => whole.includes("..."),
    check: ({ text }) =>
      [...text.matchAll(ellipsis)].map(({ index }) => ({
        kind: "ellipsis",
        start: index,
        end: index + 3,
        message: "an ellipsis is three full stops",
        expected: write,
        write,
      })),
  };
}
