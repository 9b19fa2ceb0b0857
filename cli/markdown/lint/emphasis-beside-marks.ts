/** `**Note:**Text` and `含**「重点」**内容`: emphasis that a mark beside it keeps from opening or closing. */
import type { Slip } from "../../report/finding-per-kind.ts";
import { isTextAt, type Phrasing } from "./page-parts.ts";

/** Letters and marks of Chinese and Japanese, beside which a single asterisk is not one of a list or a product. */
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff01-\uff9f]/u;
const pair = /(?<![\\*_])(\*\*|\*|__)(?![\s*_])([^*\n]{1,300}?)(?<![\s\\*_])\1(?![*_])/gu;
const isMark = /^[\p{P}\p{S}]$/u;
/** Marks that end a sentence or a part of it. `__` beside others is a part of a name. */
const isEndOfPhrase = /^[:：,，.。!！?？;；、…]$/u;

export function emphasisBesideMarks(
  phrasing: readonly Phrasing[],
  placeOf: (offset: number) => Slip["place"],
): Slip[] {
  return phrasing.flatMap((text) => {
    if (!/\*|__/.test(text.source)) return [];
    return [...text.source.matchAll(pair)].flatMap((match): Slip[] => {
      const slip = isTextAt(text, match.index) ? slipOf(match, text.source) : undefined;
      return slip ? [{ ...slip, place: placeOf(text.start + match.index) }] : [];
    });
  });
}

/** “Left-flanking delimiter run” and “right-flanking delimiter run” (CommonMark, “Emphasis and strong emphasis”). */
function slipOf(
  { 0: written, 1: run = "", 2: inside = "", index }: RegExpExecArray,
  source: string,
): Slip | undefined {
  const before = [...source.slice(Math.max(0, index - 2), index)].at(-1);
  const after = [...source.slice(index + written.length, index + written.length + 2)][0];
  const characters = [...inside];
  const first = characters[0] ?? "";
  const last = characters.at(-1) ?? "";
  const opens = !isMark.test(first) || !isLetter(before);
  const closes = !isMark.test(last) || !isLetter(after);
  if ((opens && closes) || !/\p{L}{2}|\p{Lo}/u.test(inside)) return undefined;
  const isWide = wide.test(`${before ?? ""}${inside}${after ?? ""}`);
  if (run === "*" && !isWide) return undefined;
  // Code that is not marked as such: paths, powers, names.
  if (!isWide && (closes || !(isEndOfPhrase.test(last) || last === ")"))) return undefined;
  if (run === "__" && /^\S*__/.test(source.slice(index + written.length))) return undefined;
  const where = opens ? `close between “${last}” and a letter` : `open between a letter and “${first}”`;
  return {
    kind: opens ? "emphasis that does not close" : "emphasis that does not open",
    rule: "markdown-is-well-formed",
    message: `“${written}” shows its ${run === "__" ? "underscores" : "asterisks"}: emphasis does not ${where}`,
    expected: wayOut({ run, characters, opens, closes }, isWide),
  };
}

type Emphasis = { run: string; characters: readonly string[]; opens: boolean; closes: boolean };

/** Brackets go outside together. */
function wayOut({ run, characters, opens, closes }: Emphasis, isWide: boolean): string {
  const own = characters.slice(opens ? 0 : 1, closes ? characters.length : -1).join("");
  const [before, after] = [opens ? "" : characters[0], closes ? "" : characters.at(-1)];
  const isMovable = !/[\p{Ps}\p{Pe}]/u.test(`${before}${after}`) || (!opens && !closes);
  return isWide && isMovable
    ? `${before}${run}${own}${run}${after}`
    : `a space ${opens ? "after" : "before"} it`;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && !/^\s$/u.test(character) && !isMark.test(character);
}
