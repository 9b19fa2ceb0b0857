/** `**Note:**Text` and `含**「重点」**内容`: emphasis that a mark beside it keeps from opening or closing. */
import type { Place } from "../../report/finding.ts";
import type { Mistake } from "../../report/finding-per-kind.ts";
import { isTextAt, mistake, type PageParts } from "./page-parts.ts";

/** Letters and marks of Chinese and Japanese, beside which a single asterisk is not one of a list or a product. */
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff01-\uff9f]/u;
const pair = /(?<![\\*_~])(\*{1,3}|__|~~)(?![\s*_~])([^*\n]{1,300}?)(?<![\s\\*_~])\1(?![*_~])/gu;
const isMark = /^[\p{P}\p{S}]$/u;
/** Marks that end a sentence or a part of it. `__` beside others is a part of a name. */
const isEndOfPhrase = /^[:：,，.。!！?？;；、…)”“»"'’`]$/u;
/** Marks of Markdown itself, and those that end outside of a phrase together with another one. */
const staysInside = /[`[\]()$<>{}~|\\]|^:$/;

/** `end` is where its last marks start. */
export type EmphasisMistake = Mistake & { end: Place };

export function emphasisBesideMarks({ phrasing, placeAt }: PageParts): EmphasisMistake[] {
  return phrasing.flatMap((text) => {
    if (!/\*|__|~~/.test(text.source)) return [];
    return [...text.source.matchAll(pair)].flatMap((match) => {
      const found = isTextAt(text, match.index) ? mistakeOf(match, text.source) : undefined;
      const start = text.start + match.index;
      const end = start + match[0].length - (match[1]?.length ?? 0);
      return found ? { ...found, place: placeAt(start), end: placeAt(end) } : [];
    });
  });
}

/** “Left-flanking delimiter run” and “right-flanking delimiter run” (CommonMark, “Emphasis and strong emphasis”). */
function mistakeOf(
  { 0: written, 1: run = "", 2: inside = "", index }: RegExpExecArray,
  source: string,
): Mistake | undefined {
  const before = [...source.slice(Math.max(0, index - 2), index)].at(-1);
  const after = [...source.slice(index + written.length, index + written.length + 2)][0];
  const characters = [...inside];
  const first = characters[0] ?? "";
  const last = characters.at(-1) ?? "";
  const opens = !isMark.test(first) || !isLetter(before);
  const closes = !isMark.test(last) || !isLetter(after);
  const isWide = wide.test(`${before ?? ""}${inside}${after ?? ""}`);
  if ((opens && closes) || !(isWide || /\p{L}{2}|\p{Lo}/u.test(inside))) return undefined;
  if (run === "*" && !isWide) return undefined;
  // Code that is not marked as such: paths, powers, names.
  if (!isWide && (closes || !isEndOfPhrase.test(last))) return undefined;
  if (run === "__" && /^\S*__/.test(source.slice(index + written.length))) return undefined;
  const where = opens ? `close between “${last}” and a letter` : `open between a letter and “${first}”`;
  const message = `“${written}” shows its ${runs.get(run) ?? "asterisks"}: emphasis does not ${where}`;
  const kind = opens ? "emphasis that does not close" : "emphasis that does not open";
  return mistake(kind, undefined, message, wayOut({ run, characters, opens, closes }, isWide));
}

type Emphasis = { run: string; characters: readonly string[]; opens: boolean; closes: boolean };

const runs = new Map([
  ["__", "underscores"],
  ["~~", "tildes"],
]);

const tags = new Map([
  ["**", "strong"],
  ["__", "strong"],
  ["~~", "del"],
]);

/** Brackets and quotation marks go outside together. */
function wayOut({ run, characters, opens, closes }: Emphasis, isWide: boolean): string {
  const [first = "", last = ""] = [characters[0], characters.at(-1)];
  const isEnclosed = /[\p{Ps}\p{Pi}]/u.test(first) && /[\p{Pe}\p{Pf}]/u.test(last);
  const before = opens && !isEnclosed ? "" : first;
  const after = closes && !isEnclosed ? "" : last;
  const own = characters.slice(before.length > 0 ? 1 : 0, after.length > 0 ? -1 : undefined).join("");
  const isOneOfTwo = !isEnclosed && /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/u.test(before + after);
  const isMovable =
    own !== "" && !isOneOfTwo && !staysInside.test(before) && !staysInside.test(after.replace(":", ""));
  if (isWide && isMovable) return `${before}${run}${own}${run}${after}`;
  const tag = isWide ? undefined : tags.get(run);
  const element = tag === undefined ? "" : `, or <${tag}>${characters.join("")}</${tag}>`;
  return `a space ${opens ? "after" : "before"} it${element}`;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && !/^\s$/u.test(character) && !isMark.test(character);
}
