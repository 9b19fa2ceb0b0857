/** Findings for a placeholder that is left, and for a page that is one. */
import type { PageFinding, Place } from "../../report/finding.ts";
import { isPlaceholderAddress, isPlaceholderMail, isZeros } from "./placeholder-address.ts";

/** `key` is where a value is given. */
export function filledIn(text: string, place: Place | undefined, key = ""): PageFinding {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return {
    rule: "placeholder-is-filled-in",
    place,
    message: `“${shown}” is still a placeholder${key === "" ? "" : `, in ${key}`}`,
    ...(key !== "" && { key }),
    expected: "the real value; if there is none, remove the placeholder",
  };
}

/** `key` is where the value should be. */
export function emptyVariable(place: Place | undefined, key: string): PageFinding {
  return {
    rule: "placeholder-is-filled-in",
    place,
    message: `${key} is empty`,
    expected: "a value, or false if there is none",
  };
}

export const untouchedPage: PageFinding = {
  rule: "placeholder-is-filled-in",
  message: "this page is as “twsite init” wrote it",
  expected: "a text of your own; without one, delete the page and the links to it",
};

export function stubFinding(place: Place | undefined): PageFinding {
  return {
    rule: "placeholder-is-filled-in",
    place,
    message: "this page is a stub",
    expected: "the text of the page, without “stub: true”",
  };
}

/** The start of a note to oneself; a sentence about such notes has other words behind. */
const note =
  /^\s*(TODO|TBD|TBC|FIXME)(?=\s*$|\s*[:：—–(]|\s+-|\s+(write|add|fix|check|complete|describe|explain|update|finish|insert|replace|ask)\b)/;

/** Text that fills a page for its looks. */
const filler = /lorem ipsum dolor/i;

/** A placeholder in brackets that are not those of a link: `[Your name]`, `[To be completed by the owner]`, `[Adresse à compléter]`. */
const requests = [
  /(?<![\p{L}\p{N}\]\\])\[(?:(?:your|votre|vos|TODO|TBD|TBC|FIXME|placeholder)(?!\p{L})|(?:insert|enter|fill in|replace|insérer|insérez|complétez|remplacer|remplacez|renseignez) \p{L})[^\][\n]*\](?![([:])/iu,
  /(?<![\p{L}\p{N}\]\\])\[[^\][\n]{0,60}(?<!\p{L})(?:to be (?:completed|filled|defined|confirmed|determined|written|added|provided)|à (?:compléter|remplir|définir|confirmer|préciser|renseigner))(?!\p{L})[^\][\n]*\](?![([:])/iu,
  /(?<![\p{L}\p{N}\]\\])\[(?:(?:Full |First |Last |Company |Business )?Name|Company|Phone number|Telephone|E-?mail(?: address)?|(?:Postal )?[Aa]ddress|Nom|Prénom|Société|Entreprise|Téléphone|Adresse|Courriel)\](?![([:])/u,
];

type FoundPlaceholder = { index: number; text: string };

/** A placeholder in the running text of a page: only one that cannot be meant as it is written. `isStart`: the text begins its block. */
export function placeholderInProse(text: string, isStart: boolean): FoundPlaceholder | undefined {
  const patterns = [...requests, filler, ...(isStart ? [note] : [])];
  return patterns.map((pattern) => match(pattern, text)).find((found) => found !== undefined);
}

/** A placeholder in a value that the site's owner gives. */
export function placeholderInValue(value: string, isVariable: boolean): string | undefined {
  const text = value.trim();
  if (isZeros(text) || isPlaceholderMail(text) || isPlaceholderAddress(text, true)) return text;
  // A name, a number or an address rarely has a part in brackets.
  const inBrackets = isVariable ? /(?<![\p{L}\p{N}\]])\[\p{L}[^\][]*\](?![([:])/u : /^\[\p{L}[^\][]*\]$/u;
  const found = match(inBrackets, text) ?? placeholderInProse(text, true);
  if (found) return found.text;
  const inside = text.match(/\b(?:https?:\/\/|mailto:)[^\s"'<>)\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi) ?? [];
  return inside.find((part) => isPlaceholderMail(part) || isPlaceholderAddress(part, true));
}

/** True: the text may hold one, so that it is worth a closer look. */
export function mayHavePlaceholder(text: string): boolean {
  return [...requests, filler, /\b(TODO|TBD|TBC|FIXME)\b/].some((pattern) => pattern.test(text));
}

function match(pattern: RegExp, text: string): FoundPlaceholder | undefined {
  const found = pattern.exec(text);
  return found ? { index: found.index + found[0].search(/\S/), text: found[0].trim() } : undefined;
}
