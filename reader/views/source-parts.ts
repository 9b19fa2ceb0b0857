/** Source code in parts that a browser lays out and colours one at a time, when they come into sight. */

/** A piece of source code, and what it is, in the names that highlighted code has: no name for what has no colour. */
export type Token = { text: string; type?: string | undefined };

/** Whole lines, and how many they are. */
export type SourcePart = { text: string; lines: number; tokens: () => Token[] };

const LINES = 200;

export function markdownParts(text: string): SourcePart[] {
  let inside: Inside;
  return linesOf(text).map((lines, index) => {
    const before = inside;
    for (const [at, line] of lines.entries())
      inside = insideAfter(line.replace(/\r?\n$/, ""), inside, index + at === 0);
    const part = lines.join("");
    return {
      text: part,
      lines: lines.length,
      tokens: () => markdownTokens(part, before, index === 0),
    };
  });
}

/** Groups of lines, each with its end. */
function linesOf(text: string): string[][] {
  const lines = text.split(/(?<=\n)/);
  const groups: string[][] = [];
  for (let start = 0; start < lines.length; start += LINES) groups.push(lines.slice(start, start + LINES));
  return groups;
}

/** The block around a line: the front matter, or a block of code that ends with this fence. */
type Inside = "front matter" | `fence ${string}` | undefined;

/**
 * Tokens of Markdown, line by line: enough to tell its parts apart, not a parser.
 * The block around the line after this one. `isFirst`: the line is the first of the file.
 */
function insideAfter(line: string, inside: Inside, isFirst: boolean): Inside {
  if (inside === "front matter") return line === "---" ? undefined : inside;
  const fence = /^(?:[ >]|[-*+] |\d+\. )*(`{3,}|~{3,})/.exec(line)?.[1];
  if (inside)
    return fence?.startsWith(inside.slice("fence ".length)) && isFence.test(line) ? undefined : inside;
  if (isFirst && line === "---") return "front matter";
  const isCode = fence?.startsWith("`") && line.slice(line.indexOf(fence) + fence.length).includes("`");
  return fence && !isCode ? `fence ${fence}` : undefined;
}

/** Nothing but a fence, as at the end of a block. */
const isFence = /^[ >]*(?:`{3,}|~{3,})\s*$/;

const frontMatter = /(?<=^[ -]*)(?<key>[\w-]+)(?=:)|(?<=: +)(?<string>\S.*)/g;

const heading = /^#{1,6}\s/;

const inline = new RegExp(
  [
    /(?<comment><!--.*?-->)/,
    /(?<string>(?<ticks>`+)(?!`).*?(?<!`)\k<ticks>(?!`))/,
    /(?<tag>(?<=\]\()[^)\s]*|<\/?[a-z][^>]*>|https?:\/\/[^\s)>]+)/,
    /(?<keyword>^ *:{2,}[\w-]*)/,
    /(?<number>^[ >]*(?:[-*+]|\d+[.)])(?= )|^[ >]*>)/,
    /(?<bold>\*\*\S(?:[^*]*\S)?\*\*|__\S(?:[^_]*\S)?__)/,
    /(?<italic>\*[^\s*](?:[^*]*[^\s*])?\*|\b_[^\s_](?:[^_]*[^\s_])?_\b)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Longer lines stay as they are: what opens and does not end would be looked for again and again. */
const LONGEST = 10_000;

/** Text → tokens that hold all of it, in order. `pattern` is global, and its groups are named for the types; what it does not match has none. */
function tokensBy(pattern: RegExp, text: string): Token[] {
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

/** `text`: whole lines; `inside`: what the first of them is inside of. */
function markdownTokens(text: string, inside: Inside, isStart: boolean): Token[] {
  let now = inside;
  return text.split(/(?<=\n)/).flatMap((line, index): Token[] => {
    const before = now;
    now = insideAfter(line.replace(/\r?\n$/, ""), before, isStart && index === 0);
    if (before === "front matter")
      return now ? tokensBy(frontMatter, line) : [{ text: line, type: "comment" }];
    if (now === "front matter") return [{ text: line, type: "comment" }];
    if (before && now) return [{ text: line, type: "string" }];
    if (before || now) return [{ text: line, type: "keyword" }];
    if (heading.test(line)) return [{ text: line, type: "title" }];
    return line.length > LONGEST ? [{ text: line }] : tokensBy(inline, line);
  });
}
