/**
 * Where a word stands, in few characters: for each section that has it the distance from the one before, and how often
 * it stands there, up to four times. Numbers are written in base 32, lowest digit first; a digit that another one follows
 * comes from the second half of the alphabet.
 */

export type Posting = { section: number; count: number };

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const mostOften = 4;

/** `postings` in order of section. */
export function encodePostings(postings: readonly Posting[]): string {
  let text = "";
  let last = -1;
  for (const { section, count } of postings) {
    let rest = (section - last - 1) * mostOften + Math.min(count, mostOften) - 1;
    last = section;
    for (; rest >= 32; rest = Math.floor(rest / 32)) text += alphabet.charAt(32 + (rest % 32));
    text += alphabet.charAt(rest);
  }
  return text;
}

export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let section = -1;
  let value = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at++) {
    const digit = alphabet.indexOf(text.charAt(at));
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    section += Math.floor(value / mostOften) + 1;
    postings.push({ section, count: (value % mostOften) + 1 });
    value = 0;
    scale = 1;
  }
  return postings;
}
