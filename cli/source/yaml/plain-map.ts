/**
 * YAML of one plain value a line → its map. Most front matter is such, and takes a tenth of the time that the parser takes; whatever
 * may be read in another way, or may hold a slip, is for the parser.
 */

type PlainMap = {
  value: Record<string, string | number | boolean>;
  /** Each on its line, from the first on. */
  keys: string[];
};

/** Undefined for any other YAML. */
export function plainMap(text: string): PlainMap | undefined {
  const values = new Map<string, string | number | boolean>();
  const lines = text.replace(/\n$/, "").split("\n");
  for (const line of lines) {
    const [, key = "", written = ""] = /^([A-Za-z]\w*): (\S.*)$/.exec(line) ?? [];
    const value = scalarOf(written);
    if (key === "" || value === undefined || values.has(key)) return undefined;
    values.set(key, value);
  }
  return { value: Object.fromEntries(values), keys: [...values.keys()] };
}

function scalarOf(written: string): string | number | boolean | undefined {
  if (written === "true" || written === "false") return written === "true";
  if (/^(?:0|[1-9]\d{0,8})$/.test(written)) return Number(written);
  const [, quoted] = /^"([\p{L}\p{N} !'()*+,./:;=?@&|_-]*)"$/u.exec(written) ?? [];
  if (quoted !== undefined) return quoted;
  return plainText.test(written) && !meansMore.test(written) ? written : undefined;
}

/** Starts with a letter, has no mark of YAML and no colon before a space or at its end. */
const plainText = /^\p{L}(?:[\p{L}\p{N} !'"()*+,./;=?@&|_-]|:(?=[\p{L}\p{N}/]))*(?<! )$/u;

/** Plain words that the core schema, or an older one, does not read as a text. */
const meansMore = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
