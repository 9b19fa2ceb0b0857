/**
 * Readers of Markdown: Sätteri, and remark-parse where its program cannot be loaded, for sites whose plugins add syntax, and for text that is not
 * valid Unicode. They give the same tree; a test compares every field but the ends of nodes.
 */
import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import remarkParse from "remark-parse";
import { type Data, unified } from "unified";
import { colonsBelow, withBlankLines, withoutBlankLines } from "./colons-below.ts";
import type { DirectiveNames } from "./directives.ts";
import { fencesIn } from "./fences.ts";

/** Syntax beside that of GFM. */
export type Syntax = { directives: boolean; formulas: boolean };

export type Reader = {
  read(text: string, syntax: Syntax): Root;
  /** True: the halves of a surrogate pair are letters to it, whatever character they make. */
  seesHalves: boolean;
};

/** Syntax that plugins of a site have added to its processor. */
export type AddedSyntax = {
  micromark: NonNullable<Data["micromarkExtensions"]>;
  fromMarkdown: NonNullable<Data["fromMarkdownExtensions"]>;
};

/** Sätteri's function, as far as it is used here. */
type MarkdownToMdast = (text: string, options: { features: Record<string, boolean> }) => Root;

// Its own types would add nodes of MDX to every tree.
const satteri: string = "satteri";
const { markdownToMdast }: { markdownToMdast?: MarkdownToMdast } = await import(satteri).catch(() => ({}));

/** The reader of a text without added syntax. */
export function readerOf(text: string, names: DirectiveNames): Reader {
  if (markdownToMdast === undefined) return remarkReader();
  return isMisread(text, names) ? remarkReader() : satteriReader(markdownToMdast);
}

/** True for a text that remark-parse must read. */
export function isMisread(text: string, names: DirectiveNames): boolean {
  const mayHide = [...names.text].some((name) => text.includes(`:${name}`));
  const hasColons = text.includes(":::");
  if (!mayHide && !hasColons && !misread.some((pattern) => pattern.test(text))) return false;
  const { lines, isLastOpen } = fencesIn(text);
  const outside = lines.flatMap((line) => (line.isCode ? [] : [line.text])).join("\n");
  const prose = outside.replace(/(?<!`)`[^`\n]+`(?!`)/g, "x");
  if (misread.some((pattern) => pattern.test(prose))) return true;
  // It ends no directive in code that nothing ends, and ends some in code that shows how they are written.
  const isInCode = isLastOpen || lines.some((line) => line.isCode && /^[ \t>]*:::/.test(line.text));
  if (hasColons && (isInCode || hasMoreColonsInside(outside) || colonsBelow(text) === undefined)) return true;
  // It looks for no directive between two backticks, though they may be of two texts or in longer code. The end of an item may end code.
  return (
    mayHide &&
    (isLastOpen ||
      prose.includes("`") ||
      lines.some((line) => line.isCode && /^(?: {4}|\t)\s*(?:```|~~~)/.test(line.text)))
  );
}

/**
 * A line of colons closes the outermost directive that has no more of them (remark-directive); for Sätteri, one inside goes first if it
 * has more than what is around it.
 */
function hasMoreColonsInside(prose: string): boolean {
  const open: number[] = [];
  for (const [, colons = "", name] of prose.matchAll(
    /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(:{3,})(?:([^:\s])|[ \t]*$)/gm,
  )) {
    if (name !== undefined && (open.at(-1) ?? Infinity) <= colons.length) return true;
    if (name !== undefined) open.push(colons.length);
    // It ends the innermost one, or there is none.
    else if (open.length > 0 && open.pop() !== colons.length) return true;
  }
  return false;
}

/**
 * Texts that Sätteri 0.10.5 reads differently from CommonMark and GFM; a test shows for each that it still does. Most patterns start with
 * their rarest characters, and look behind them for the rest: they are tried on every page.
 */
export const misread: readonly RegExp[] = [
  // Half of a surrogate pair, which Rust's texts cannot have.
  /[\ud800-\udfff]/u,
  // An asterisk beside an underscore has punctuation beside it, which matters where a letter is on its other side, and a mark that is escaped is
  // punctuation, too (CommonMark, “Left-flanking delimiter run”).
  /\*_(?<=[^\s*_\p{P}\p{S}]\*+_)|_\*+[^\s*_\p{P}\p{S}]|\\[*_][*_]/u,
  // A reference to a footnote is not a link, so the brackets around it may be one (CommonMark, “Links”: “Links may not contain other links”).
  /\[\^(?<=\[[^[\]]{0,300}\[\^)/,
  // An item is above a row of a table (CommonMark, “Precedence”).
  /^[ \t>]*-[ \t][-:| \t]*\|[-:| \t]*$/m,
  // An empty item ends what is above it, unless that is a paragraph (CommonMark, “List items”).
  /\n(?<=\S[ \t]*\n)[ \t>]*(?:[*+-]|\d{1,9}[.)])[ \t]*(?:\n|$)/,
  // No underscore is in the last parts of a domain, or at the end of an address (GFM, “Autolinks”).
  /@(?<=[\w.+-]@)[\w.-]{0,300}_|(?:www\.|https?:)(?:[^\s<)]{0,300}_(?:\s|$)|\/\/[^\s<)/]{0,300}_)/i,
  // A domain starts with a letter or a digit (GFM, “Autolinks”).
  /https?:\/\/(?:[-.]|(?!\p{ASCII})[\p{P}\p{S}])/iu,
  // Equals signs below a definition that still lacks its address are the address, where no quote's mark makes them an underline
  // (CommonMark, “Setext headings”: the underline cannot be a lazy continuation line).
  /\]:[ \t]*\n[ \t>]*=+[ \t]*$/m,
  // Names of directives may have letters beyond ASCII (generic directives, “name”).
  /:[\w-]{0,99}[^\p{ASCII}\p{P}\p{S}\s]/u,
];

function satteriReader(parse: MarkdownToMdast): Reader {
  return {
    seesHalves: false,
    read(text, { directives, formulas }) {
      const features = { gfm: true, frontmatter: false, directive: directives, math: formulas };
      const below = (directives && colonsBelow(text)) || [];
      if (below.length === 0) return parse(text, { features });
      return withoutBlankLines(parse(withBlankLines(text, below), { features }), below);
    },
  };
}

export function remarkReader(added: AddedSyntax = { micromark: [], fromMarkdown: [] }): Reader {
  return {
    seesHalves: true,
    read: (text, { directives, formulas }) =>
      unified()
        .use(remarkParse)
        .data({
          micromarkExtensions: [
            gfm(),
            ...(directives ? [directive()] : []),
            ...(formulas ? [math()] : []),
            ...added.micromark,
          ],
          fromMarkdownExtensions: [
            // Their transforms look for bare addresses in the finished tree, and leave no places.
            ...gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension),
            ...(directives ? [directiveFromMarkdown()] : []),
            ...(formulas ? [mathFromMarkdown()] : []),
            ...added.fromMarkdown,
          ],
        })
        .parse(text),
  };
}
