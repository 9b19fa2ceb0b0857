/** A style sheet → its declarations with the rules around them, the addresses in their values, and the sheets that it imports. */
import { cssTokens } from "../check/theme/css-tokens.ts";

export type Declaration = {
  name: string;
  /** The text of the value, without `!important`. */
  value: string;
  /** Selectors and queries of the rules around it, the outermost first. */
  around: readonly string[];
  /** Offset of its rule, which tells the declarations of one rule. */
  rule: number;
};

export function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  const rules: { around: string; start: number }[] = [];
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  let first = 0;
  for (const [index, { type, start }] of tokens.entries()) {
    if (type !== "{-token" && type !== "}-token" && type !== "semicolon-token") continue;
    const [name, colon, value] = tokens.slice(first, Math.min(first + 3, index));
    const rule = rules.at(-1);
    if (type === "{-token") rules.push({ around: css.slice(tokens[first]?.start, start).trim(), start });
    else if (rule && name && colon?.type === "colon-token" && value)
      found.push({
        name: name.text.startsWith("--") ? name.text : name.text.toLowerCase(),
        value: css
          .slice(value.start, start)
          .replace(/!important\s*$/, "")
          .trim(),
        around: rules.map(({ around }) => around),
        rule: rule.start,
      });
    if (type === "}-token") rules.pop();
    first = index + 1;
  }
  return found;
}

/** Addresses in a sheet or in a value: in `url(…)`, and after `@import`. */
export function addressesIn(css: string): { address: string; isImported: boolean }[] {
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  return tokens.flatMap(({ type, value }, index) => {
    const [before, last] = [tokens[index - 2], tokens[index - 1]];
    const isInUrl = last?.type === "function-token" && last.value.toLowerCase() === "url";
    const keyword = isInUrl ? before : last;
    const isImported = keyword?.type === "at-keyword-token" && keyword.value.toLowerCase() === "import";
    const isAddress = type === "url-token" || (type === "string-token" && (isInUrl || isImported));
    return isAddress ? [{ address: value.trim(), isImported }] : [];
  });
}
