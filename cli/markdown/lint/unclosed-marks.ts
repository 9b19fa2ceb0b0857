/** `**bold text` and `` `code `` without an end, which show their asterisks and their backtick. */
import type { Mistake } from "../../report/finding-per-kind.ts";
import { isTextAt, mistake, type PageParts, type Phrasing, shortened, someText } from "./page-parts.ts";

/** A word, and more of them behind it: no path such as `src/**`, no power such as `2 ** 3`. */
const opening = /^\*\*(?=\p{L}{2})(?!\p{L}+[\d_([=)])[^\n]*?\p{L}[^\n]*\s\S*\p{L}/u;
/** Arguments in a list, as Python and JavaScript spread them. */
const argument =
  /^\*\*\w*(?:kw|arg|opt|option|param|prop|attr|dict|map|config|data|setting|value|field|header)\w*\b/i;
/** A type of C before it. */
const type = /\b(?:char|int|void|float|double|long|short|unsigned|struct \w+|const|\w+_t)\s$/;
/** A mark behind a word, which a line that starts with the same mark explains: `12 €**`. */
const mark = /(?<=[\p{L}\p{N})%€$£])\*\*(?![\p{L}\p{N}*])/gu;

export function unclosedBold({ phrasing, placeAt }: PageParts): Mistake[] {
  const found = phrasing.flatMap((text) => {
    const index = text.source.lastIndexOf("**");
    return index !== -1 && isOpening(text, index) ? { text, index } : [];
  });
  if (found.length === 0) return [];
  const hasMarks = phrasing.some((text) =>
    [...text.source.matchAll(mark)].some(({ index }) => isTextAt(text, index)),
  );
  return found
    .filter(({ index }) => index > 0 || !hasMarks)
    .map(({ text, index }) => {
      const message = `“${shortened(text.source.slice(index))}” is not closed, and shows its asterisks`;
      const expected = "** after the text, or \\*\\* for the characters";
      return mistake("unclosed bold", placeAt(text.start + index), message, expected);
    });
}

function isOpening(text: Phrasing, index: number): boolean {
  const { source } = text;
  const rest = source.slice(index);
  return (
    !/[\w*/\\(]/.test(source[index - 1] ?? "") &&
    opening.test(rest) &&
    !argument.test(rest) &&
    !type.test(source.slice(Math.max(0, index - 40), index)) &&
    isTextAt(text, index) &&
    // With another one it is a pair with a mistake, which is reported elsewhere.
    ![...source.matchAll(/\*\*/g)].some((other) => other.index !== index && isTextAt(text, other.index))
  );
}

/** A backtick before a word of code. A text that ends with an apostrophe is a quotation, as in old manuals: `so'. */
const backtick = /^`(?=[\p{L}@$./~-]{1,2}\S)(?![^'’\n]*[\p{L}.,]['’](?!\p{L}))/u;

export function unclosedCode({ phrasing, placeAt }: PageParts): Mistake[] {
  return phrasing.flatMap((text) => {
    const index = text.source.lastIndexOf("`");
    if (index === -1 || /[^\s([]/.test(text.source.charAt(index - 1))) return [];
    const rest = text.source.slice(index);
    // With another one in the text it is a pair with a mistake.
    if (!backtick.test(rest) || !isTextAt(text, index) || backticksInText(text) !== 1) return [];
    const message = `“${shortened(rest)}” is not closed, and shows its backtick`;
    const expected = "` after the code, or \\` for the character";
    return mistake("unclosed code", placeAt(text.start + index), message, expected);
  });
}

function backticksInText(text: Phrasing): number {
  let count = 0;
  someText(text, (start, end) => {
    count += text.source.slice(start, end).replaceAll("\\`", "").split("`").length - 1;
    return count > 1;
  });
  return count;
}
