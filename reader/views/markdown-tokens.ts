/** Markdown → tokens for its colours: enough to tell its parts apart, not a parser. */

/** A piece of the text, and what it is, in the names that highlighted code has: no name for what has no colour. */
export type Token = { text: string; type?: string | undefined };

/** The groups are named for the types. An end is looked for within a thousand characters, that of a block of code in all of the text. */
const typed = new RegExp(
  [
    /(?<comment><!--.{0,1000}?-->)/,
    /(?<string>^(?:[ >]|[-*+] |\d+\. )*(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^[ >]*\k<fence>[`~]*[ \t]*$|(?![\s\S])))/,
    /(?<code>(?<!`)(?<ticks>`+)(?!`).{0,1000}?(?<!`)\k<ticks>(?!`))/,
    /(?<title>^#{1,6}\s.*)/,
    /(?<tag>(?<=\]\()[^)\s]*|<\/?[a-z][^>\n]{0,1000}>|https?:\/\/[^\s)>]+)/,
    /(?<keyword>^ *:{2,}[\w-]*)/,
    /(?<number>^[ >]*(?:[-*+]|\d+[.)])(?= )|^[ >]*>)/,
    /(?<bold>\*\*\S(?:[^*\n]*\S)?\*\*|__\S(?:[^_\n]*\S)?__)/,
    /(?<italic>\*[^\s*](?:[^*\n]*[^\s*])?\*|\b_[^\s_](?:[^_\n]*[^\s_])?_\b)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/** Tokens that hold all of the text, in order. */
export function markdownTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: written, index, groups } of text.matchAll(typed)) {
    if (index > end) tokens.push({ text: text.slice(end, index) });
    const [type] = Object.entries(groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    tokens.push({ text: written, type: type === "code" ? "string" : type });
    end = index + written.length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}
