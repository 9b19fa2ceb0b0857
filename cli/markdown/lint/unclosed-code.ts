/** A backtick before a word of code without another one after it, which is shown. */

import type { Slip } from "../../report/finding-per-kind.ts";
import { isTextAt, type Phrasing, someText } from "./page-parts.ts";

/** A text that ends with an apostrophe is a quotation, as in old manuals: `so'. */
const opening = /^`(?=[\p{L}@$./~-]{1,2}\S)(?![^'’\n]*[\p{L}.,]['’](?!\p{L}))/u;

export function unclosedCode(
  phrasing: readonly Phrasing[],
  placeOf: (offset: number) => Slip["place"],
  shorten: (text: string) => string,
): Slip[] {
  return phrasing.flatMap((text): Slip[] => {
    const index = text.source.lastIndexOf("`");
    if (index === -1 || /[^\s([]/.test(text.source.charAt(index - 1))) return [];
    const rest = text.source.slice(index);
    // With another one in the text it is a pair with a slip.
    if (!opening.test(rest) || !isTextAt(text, index) || backticksInText(text) !== 1) return [];
    return [
      {
        kind: "unclosed code",
        rule: "markdown-is-well-formed",
        place: placeOf(text.start + index),
        message: `“${shorten(rest)}” is not closed, and shows its backtick`,
        expected: "` after the code, or \\` for the character",
      },
    ];
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
