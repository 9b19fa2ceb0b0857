/**
 * Plain text → Markdown that reads as that text and nothing else, for the titles and descriptions of generated
 * indexes. Only what would be markup is escaped, since these files are read as they are, by people and by models.
 *
 * Written here because indexes grow with the site: mdast-util-to-markdown takes 0.4 s for 5,000 links.
 */

/**
 * One line of text, safe after other text: in a heading, a list item, the text of a link. An underscore within a
 * word, `<` before a space and `&` outside a character reference are not markup, so they are not escaped.
 */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(
      /[\\`*~[\]]|<(?=[a-z/!?])|&(?=#|[a-z]\w*;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|#(?=#*$)/giu,
      "\\$&",
    );
}

/** Text at the start of a line, where more characters have a meaning: `1. First`, `- a`, `> b`, `# c`. */
export function markdownLine(text: string): string {
  return markdownText(text).replace(/^(\d*)([#>+=.)-])/, "$1\\$2");
}
