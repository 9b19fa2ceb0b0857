/** Minutes that reading takes: words of prose at the speed of silent reading in the language. */

/** Words a minute, silent reading of non-fiction (Brysbaert 2019, Journal of Memory and Language, for English). */
const defaultSpeed = 238;
/** French needs about a tenth more words for the same content, read in about the same time. */
const speeds: Record<string, number> = { en: 238, fr: 260 };

/** `tag` is a BCP 47 language tag; the result is at least 1. */
export function readingMinutes(words: number, tag: string): number {
  const speed = speeds[tag.split("-")[0] ?? ""] ?? defaultSpeed;
  return Math.max(1, Math.round(words / speed));
}
