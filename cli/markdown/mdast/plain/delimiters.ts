/** Runs of marks: backticks, and the asterisks and underscores of emphasis (CommonMark, section 6.2). */

const whitespace = 1;
const punctuation = 2;

/** How often the character at `at` is repeated. */
export function runLength(text: string, at: number, to: number): number {
  const code = text.charCodeAt(at);
  let end = at + 1;
  while (end < to && text.charCodeAt(end) === code) end++;
  return end - at;
}

/** Whether a run may open and close emphasis, by what is on either side of it within `bounds`. */
export function flanking(
  text: string,
  at: number,
  length: number,
  { from, to }: { from: number; to: number },
): { opens: boolean; closes: boolean } {
  const before = at > from ? groupOf(text.charCodeAt(at - 1)) : whitespace;
  const after = at + length < to ? groupOf(text.charCodeAt(at + length)) : whitespace;
  // A mark beside marks of another kind: whoever reads it has to know those.
  const isCrowded = isMark(text[at - 1]) || isMark(text[at + length]);
  const left = after === 0 || (after === punctuation && before !== 0);
  const right = before === 0 || (before === punctuation && after !== 0);
  if (isCrowded) return { opens: true, closes: true };
  if (text[at] === "*") return { opens: left, closes: right };
  return { opens: left && (before !== 0 || !right), closes: right && (after !== 0 || !left) };
}

function isMark(character: string | undefined): boolean {
  return character === "*" || character === "_" || character === "~";
}

function groupOf(code: number): number {
  if (code < 128) {
    if (code <= 32) return whitespace;
    const isWord =
      (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 127;
    return isWord ? 0 : punctuation;
  }
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return whitespace;
  return /\p{P}|\p{S}/u.test(character) ? punctuation : 0;
}
