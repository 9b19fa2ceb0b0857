/** A style sheet → its declarations with the rules around them, and the sheets that it imports. */
import { cssTokens } from "../check/theme/css-tokens.ts";

export type Declaration = {
  name: string;
  /** The text of the value, without `!important`. */
  value: string;
  /** Selectors and queries of the rules around it, the outermost first. */
  around: readonly string[];
};

export function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  const rules: string[] = [];
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  let first = 0;
  for (const [index, { type, start }] of tokens.entries()) {
    if (type !== "{-token" && type !== "}-token" && type !== "semicolon-token") continue;
    const [name, colon, value] = tokens.slice(first, Math.min(first + 3, index));
    if (type === "{-token") rules.push(css.slice(tokens[first]?.start, start).trim());
    else if (rules.length > 0 && name && colon?.type === "colon-token" && value)
      found.push({
        name: name.text.startsWith("--") ? name.text : name.text.toLowerCase(),
        value: css
          .slice(value.start, start)
          .replace(/!important\s*$/, "")
          .trim(),
        around: [...rules],
      });
    if (type === "}-token") rules.pop();
    first = index + 1;
  }
  return found;
}

/** Addresses of the sheets that a sheet imports. */
export function importsIn(css: string): string[] {
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  return tokens.flatMap(({ type, value }, index) => {
    const [before, last] = [tokens[index - 2], tokens[index - 1]];
    const keyword = last?.type === "function-token" && last.value.toLowerCase() === "url" ? before : last;
    const isImported = keyword?.type === "at-keyword-token" && keyword.value.toLowerCase() === "import";
    return isImported && (type === "url-token" || type === "string-token") ? [value.trim()] : [];
  });
}
