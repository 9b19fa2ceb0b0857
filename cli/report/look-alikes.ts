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
    return written === written.normalize("NFC")
      ? "its letters with accents are composed (NFC), those of the other one are not"
      : "its letters with accents are not composed (NFC), those of the other one are";
  const [own, others] = [[...written], [...choice]];
  const at = own.findIndex((letter, index) => letter !== others[index]);
  const [mine, other] = [own[at === -1 ? own.length : at], others[at === -1 ? own.length : at]];
  if (mine !== undefined && unseen.test(mine)) return `it has the invisible character ${numberOf(mine)}`;
  if (other !== undefined && unseen.test(other)) return `it lacks the invisible character ${numberOf(other)}`;
  return `its “${mine}” is ${described(mine)}, not ${described(other)}`;
}

function described(letter = ""): string {
  const script = scripts.find(([, pattern]) => pattern.test(letter))?.[0];
  return script === undefined ? numberOf(letter) : `${numberOf(letter)} (${script})`;
}

function numberOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

const scripts: readonly [name: string, pattern: RegExp][] = [
  ["Latin", /\p{sc=Latin}/u],
  ["Cyrillic", /\p{sc=Cyrillic}/u],
  ["Greek", /\p{sc=Greek}/u],
  ["Arabic", /\p{sc=Arabic}/u],
];
