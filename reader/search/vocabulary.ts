/** All words of the index, to see what a word that is being typed may become. */

export type Vocabulary = {
  has(word: string): boolean;
  /** True: a word of the index starts so. */
  hasPrefix(start: string): boolean;
};

/** `words` in order of code units. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  return {
    has: (word) => known.has(word),
    hasPrefix(start) {
      let low = 0;
      let high = words.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((words[middle] ?? "") < start) low = middle + 1;
        else high = middle;
      }
      return words[low]?.startsWith(start) === true;
    },
  };
}
