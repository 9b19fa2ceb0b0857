/** Characters that would move a cursor, change colours or turn the direction of what follows, as escapes: `\x1b`. */

/** C0 without tab, DEL, C1, and controls of direction (https://trojansource.codes). */
const inText = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const anywhere = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes a message, which is one line: what it quotes forges no other. */
export function visibleText(text: string): string {
  return text.replace(inText, escaped);
}

/** Escapes a path, which is one line. */
export function visiblePath(path: string): string {
  return path.replace(anywhere, escaped);
}

/** JSON that is the same to every reader, and harmless in a terminal. */
export function visibleJson(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${codeOf(character).padStart(4, "0")}`,
  );
}

function escaped(character: string): string {
  const code = codeOf(character);
  return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
}

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16);
}
