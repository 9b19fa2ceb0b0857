/** Comments of HTML that keep what a page lost. */

/** `kind: text` as a comment that fits into a line, and into the cell of a table. */
export function lineComment(kind: string, text: string): string {
  return `<!-- ${kind}: ${inComment(text).replace(/\s+/g, " ").replaceAll("|", "%7C")} -->`;
}

/** Two hyphens can end a comment. */
function inComment(text: string): string {
  return text.replace(/-(?=-)/g, "-\u200b").replace(/^-?>/, "\u200b$&");
}
