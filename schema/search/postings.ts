/**
 * The two lists of a shard in few characters. They are compressed on their way, so that what repeats may repeat.
 *
 * The place of a word is written as the distance of each section from the one before, less one, in base 32, lowest digit
 * first; a digit that another one follows comes from the second half of the alphabet.
 *
 * Words in order are written as a letter for how many characters they share with the one before (`A` for none), and the
 * rest: `Aguide`, `Fline` are guide and guideline.
 */

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const mostShared = 25;

/** `sections` in ascending order. */
export function encodeSections(sections: readonly number[]): string {
  let text = "";
  let last = -1;
  for (const section of sections) {
    let rest = section - last - 1;
    last = section;
    for (; rest >= 32; rest = Math.floor(rest / 32)) text += digits.charAt(32 + (rest % 32));
    text += digits.charAt(rest);
  }
  return text;
}

/** The value of each digit, by the code of its character. */
const values = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, digits.indexOf(String.fromCharCode(code))),
);

export function decodeSections(text: string): number[] {
  const sections: number[] = [];
  let section = -1;
  let distance = 0;
  let scale = 1;
  for (let place = 0; place < text.length; place++) {
    const digit = values[text.charCodeAt(place)] ?? 0;
    distance += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    section += distance + 1;
    sections.push(section);
    distance = 0;
    scale = 1;
  }
  return sections;
}

/** `terms` in order, in small letters. */
export function encodeTerms(terms: readonly string[]): string {
  let last = "";
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < mostShared && shared < last.length && term[shared] === last[shared]) shared++;
      last = term;
      return digits.charAt(shared) + term.slice(shared);
    })
    .join(" ");
}

export function decodeTerms(text: string): string[] {
  let last = "";
  return (text === "" ? [] : text.split(" ")).map((written) => {
    last = last.slice(0, digits.indexOf(written.charAt(0))) + written.slice(1);
    return last;
  });
}
