/** Texts that look the same and are not: letters of other scripts, other Unicode forms and invisible marks. */
import type { Finding } from "./finding.ts";

/** Letters that most fonts draw like a Latin one, each before that one. */
const lookAlikes = new Map(
  [
    // Cyrillic
    "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSӀI",
    // Greek
    "οoνvιiκkρpυuχxαaϲcΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX",
    // Latin, and Arabic letters of Persian
    "ıiɡgیيکك",
  ].flatMap((pairs) =>
    [...pairs.matchAll(/(.)(.)/gu)].map(([, lookAlike = "", letter = ""]) => [lookAlike, letter] as const),
  ),
);
const isAscii = /^[\0-\x7f]*$/;
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** True where a reader cannot tell the two apart, though they differ. */
export function looksLike(one: string, other: string): boolean {
  if (one === other || (isAscii.test(one) && isAscii.test(other))) return false;
  return appearance(one) === appearance(other);
}

function appearance(text: string): string {
  return [...text.normalize("NFC")]
    .filter((letter) => !unseen.test(letter))
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join("")
    .replace(/\s/g, " ")
    .replace(/\p{Pd}|−/gu, "-")
    .replace(/[‘’ʼ]/g, "'");
}

/** A finding whose message quotes a text, and whose suggestion looks the same, says how they differ. */
export function withDifference(finding: Finding): Finding {
  const { message, expected = "", nearest = "" } = finding;
  if (isAscii.test(message.replace(/[“”‘’…]/g, "")) && isAscii.test(expected + nearest)) return finding;
  const choices = [
    nearest,
    nearest.slice(nearest.indexOf("#") + 1),
    ...quotedIn(expected),
    ...expected.replace(/^one of /, "").split(/, (?:or )?/),
  ];
  for (const written of quotedIn(message)) {
    const choice = choices.find((each) => looksLike(written, each));
    // A message that quotes both has said it.
    if (choice !== undefined && !message.includes(`“${choice}”`))
      return { ...finding, message: `${message}; ${difference(written, choice)}` };
  }
  return finding;
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(/“([^“”]+)”/g)].flatMap(([, quoted]) => quoted ?? []);
}

/** The first difference of two texts that look the same. */
function difference(written: string, choice: string): string {
  if (written.normalize("NFC") === choice.normalize("NFC"))
    return "its letters with accents are encoded in another Unicode form (NFC or NFD)";
  const [own, others] = [[...written], [...choice]];
  const at = own.findIndex((letter, index) => letter !== others[index]);
  const [mine, other] = [own, others].map((letters) => numberOf(letters[at === -1 ? own.length : at]));
  return `it has ${mine} where the other one has ${other}`;
}

function numberOf(letter: string | undefined): string {
  return letter === undefined
    ? "nothing"
    : `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
