/**
 * Minutes that reading takes: words of prose at the speed of silent reading in the language. Code and pictures do not
 * count, because the time that readers spend on them is not known.
 */

/** Words a minute for English non-fiction (Brysbaert 2019, Journal of Memory and Language 109). */
const silentEnglish = 238;

/**
 * Words a minute of one text in many languages (Trauzettel-Klosinski and Dietz 2012, Investigative Ophthalmology and
 * Visual Science 53: the IReST texts). They were read aloud; what counts here is how languages differ.
 */
const aloudEnglish = 228;
const aloud: ReadonlyMap<string, number> = new Map([
  ["ar", 138],
  ["de", 179],
  ["es", 218],
  ["fi", 161],
  ["fr", 195],
  ["he", 187],
  ["it", 188],
  ["ja", 193],
  ["nl", 202],
  ["pl", 166],
  ["pt", 181],
  ["ru", 184],
  ["sl", 180],
  ["sv", 199],
  ["tr", 166],
  ["zh", 158],
]);

/** `tag` is a BCP 47 language tag; a language that is not in the table is read like English. The result is at least 1. */
export function readingMinutes(words: number, tag: string): number {
  const speed = (silentEnglish * (aloud.get(tag.split("-")[0] ?? "") ?? aloudEnglish)) / aloudEnglish;
  return Math.max(1, Math.round(words / speed));
}
