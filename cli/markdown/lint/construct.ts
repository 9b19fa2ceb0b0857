/** Syntax of another tool that is shown as text here. */
export type Construct = {
  /** What it is, for the finding: “an alert of GitHub”. */
  is: string;
  /** A page without any of these has none of it, and is not searched. */
  marks: readonly string[];
  /**
   * At the start of a paragraph or of a quotation, alone in a quotation, at the end of a heading, after a link or picture; else
   * anywhere in text.
   */
  at?: "start" | "quotation" | "alone" | "end" | "after";
  /**
   * Sees the source of a paragraph, a heading or a cell; a match counts if it starts in text. One that is tried anywhere looks no
   * further than some hundred characters: a text may begin it again and again, and never end it.
   */
  pattern: RegExp;
  /** `named` is what the pattern's first group holds, in lower case. */
  expected(named: string): string;
};
