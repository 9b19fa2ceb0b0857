/** A piece of source code, and what it is, in the names that highlighted code has: no name for what has no colour. */
export type Token = { text: string; type?: string | undefined };

/**
 * Text → tokens that hold all of it, in order. `pattern` is global, and its groups are named for the types; what it does not
 * match has none.
 */
export function tokensBy(pattern: RegExp, text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) });
    const [type] = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    tokens.push({ text: match[0], type });
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}
