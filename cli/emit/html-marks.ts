/** What a document has, by strings in its HTML that say so. */

export type HasMark = (mark: string) => boolean;

/** Returns the function that looks for all the marks in one pass over HTML. They have no signs of regular expressions. */
export function marksOf(marks: readonly string[]): (html: string) => HasMark {
  // A mark that begins with another one says both.
  const longestFirst = [...new Set(marks)].sort((one, other) => other.length - one.length);
  const any = new RegExp(longestFirst.join("|"), "g");
  return (html) => {
    const found = [...new Set(html.match(any))];
    return (mark) => found.some((longer) => longer.startsWith(mark));
  };
}
