/** A page of the new site → the page with the blocks that its built page has and it lacks, between the blocks that both have. */
import { diffArrays } from "diff";
import type { RootContent } from "mdast";
import { parseDocument } from "yaml";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { leftIn } from "../../markdown/left-by-import.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import { type Bag, bagOf, lackingIn } from "../counts/words-in.ts";
import { yamlText } from "../imported-site.ts";
import { isRecord } from "../is-record.ts";
import { applyEdits, idOfHeading, type TextEdit } from "../mdx/edits.ts";
import { type Region, regionOf } from "../mdx/running-text.ts";
import { builtBlocks, markdownOf, type Resolve } from "./built-markdown.ts";
import type { BuiltPage } from "./built-pages.ts";
import { wordsOfMarkdown } from "./words.ts";

type PageInputs = {
  built: BuiltPage;
  resolve: Resolve;
  /** Words and ids of the page as it was compiled. */
  shown: ReadonlyMap<string, number>;
  anchors: ReadonlySet<string>;
  isStub: boolean;
  /** True: the import named a loss on the page. Else blocks above the first and below the last one of it are parts of the theme. */
  hasLoss: boolean;
};

/** A block of Markdown with its words; of the new page also with its place. */
type Block = { node: RootContent; words: string[]; bag: Bag };

/** Pages that are so different are compared word by word alone. */
const mostEdits = 2000;
/** The part of its words that a block lacks if it is lost, and that two blocks have in common if they are the same. */
const lost = 0.6;
const alike = 0.6;

/** The text of the page; undefined where the built page has no more. */
export function filledPage(text: string, inputs: PageInputs): string | undefined {
  const { built, resolve, isStub } = inputs;
  const blocks = builtBlocks(built, resolve).map(blockOf);
  return isStub ? wholePage(text, built, blocks) : withLostBlocks(text, blocks, inputs);
}

function blockOf(node: RootContent): Block {
  const words = wordsOfMarkdown(node);
  return { node, words, bag: bagOf(words) };
}

/** A page that has no source, and so no text; undefined if its document shows nothing. */
export function newPage(built: BuiltPage, resolve: Resolve): string | undefined {
  return wholePage("", built, builtBlocks(built, resolve).map(blockOf));
}

/** The front matter stays, except the title, which was made of the name of the file. */
function wholePage(text: string, { title }: BuiltPage, blocks: readonly Block[]): string | undefined {
  const [first, ...others] = blocks;
  const heading = first?.node.type === "heading" ? first : undefined;
  const isTitle = heading !== undefined && heading.words.join(" ") === wordsIn(title).join(" ");
  const content = isTitle ? others : blocks;
  if (content.every(({ words }) => words.length === 0)) return undefined;
  const data: unknown = parseDocument(splitFile(text).frontMatter ?? "").toJS();
  const { stub: _, ...kept } = isRecord(data) ? data : {};
  const matter = yamlText({ ...kept, ...(title !== undefined && { title }) });
  return `---\n${matter}---\n\n${markdownOf(content.map(({ node }) => node))}\n`;
}

function wordsIn(value = ""): string[] {
  return wordsOfMarkdown({ type: "text", value });
}

/** Blocks that both pages have, in order. */
type Pair = { here: number; built: number };

function withLostBlocks(text: string, built: readonly Block[], inputs: PageInputs): string | undefined {
  const { shown, hasLoss } = inputs;
  const { head, body, bodyLine } = splitFile(text);
  const blocks = parseMarkdown(body, bodyLine, directiveNames([])).root.children.map(blockOf);
  const all = built.flatMap(({ words }) => words);
  const lacking = bagOf(lackingIn(all, shown));
  const pairs = pairsOf(blocks, built);
  if (!pairs) return undefined;
  const edits = pairs.flatMap(
    ({ here, built: there }) =>
      (hasLoss ? completed(blocks[here], built[there], lacking) : undefined) ??
      withId(blocks[here], built[there], body, inputs) ??
      [],
  );
  const ends = [...pairs, { here: blocks.length, built: built.length }];
  let before: Pair = { here: -1, built: -1 };
  for (const pair of ends) {
    const isInside = before.here !== -1 && pair.here !== blocks.length;
    const between = blocks.slice(before.here + 1, pair.here);
    // Where the page ends in something else than the built one, the theme alone did not add it.
    const isReplaced = pair.here === blocks.length && between.length > 0;
    const gone = lostIn(built.slice(before.built + 1, pair.built), lacking);
    if (gone.length > 0 && (isInside || isReplaced || hasLoss || blocks.length === 0)) {
      const block = markdownOf(gone.map(({ node }) => node));
      edits.push(blockAt(body, placeIn(between, blocks[before.here]), block));
    }
    before = pair;
  }
  return edits.length === 0 ? undefined : `${head}${applyEdits(body, edits).trimEnd()}\n`;
}

/** Replaces a comment, or comes behind a block. There the edit is in the last of the line breaks that follow, so that it meets no edit of the blocks around it. */
function blockAt(body: string, { start: from, end: at }: Region, block: string): TextEdit {
  const breaks = /^\n*/.exec(body.slice(at))?.[0].length ?? 0;
  const end = at + breaks;
  if (from < at) {
    const gap = /(?:^|\n\n)$/.test(body.slice(0, from)) ? "" : "\n";
    return { start: from, end, text: `${gap}${block}\n\n` };
  }
  const before = at === 0 && breaks === 0 ? "" : breaks < 2 && at > 0 ? "\n\n" : "\n";
  return { start: Math.max(at, end - 1), end, text: `${before}${block}\n\n` };
}

function pairsOf(blocks: readonly Block[], built: readonly Block[]): Pair[] | undefined {
  const changes = diffArrays([...blocks], [...built], { comparator: isAlike, maxEditLength: mostEdits });
  const at = { here: 0, built: 0 };
  return changes?.flatMap(({ added, removed, count }) => {
    const both = added || removed ? 0 : count;
    const pairs = Array.from({ length: both }, (_, index) => ({
      here: at.here + index,
      built: at.built + index,
    }));
    if (!added) at.here += count;
    if (!removed) at.built += count;
    return pairs;
  });
}

function isAlike(one: Block, other: Block): boolean {
  const [shorter, longer] = one.words.length < other.words.length ? [one, other] : [other, one];
  if (shorter.words.length < longer.words.length * alike ** 2) return false;
  const common = longer.words.length - lackingIn(longer.words, shorter.bag).length;
  return (
    longer.words.length > 0 &&
    common >= shorter.words.length * Math.sqrt(alike) &&
    2 * common >= (shorter.words.length + longer.words.length) * alike
  );
}

/** The blocks of which most words are lacking; those without words beside them. Their words are no longer lacking. */
function lostIn(blocks: readonly Block[], lacking: Bag): Block[] {
  const isLost = blocks.map(({ words, bag }) => {
    const counts = [...bag].map(([word, count]) => Math.min(count, lacking.get(word) ?? 0));
    const sum = counts.reduce((total, count) => total + count, 0);
    if (words.length === 0 || sum < words.length * lost) return false;
    for (const word of words) lacking.set(word, (lacking.get(word) ?? 0) - 1);
    return true;
  });
  return blocks.filter(
    ({ words }, index) => isLost[index] || (words.length === 0 && (isLost[index - 1] || isLost[index + 1])),
  );
}

/** The comment that the import left of the lost part, else the end of another comment, or of the block before it. */
function placeIn(between: readonly Block[], before: Block | undefined): Region {
  const comment = between.find(({ node, words }) => node.type === "html" && words.length === 0);
  const title = between.find(
    ({ node }) => before === undefined && node.type === "heading" && node.depth === 1,
  );
  const node = comment?.node ?? title?.node ?? before?.node;
  const { start, end } = (node && regionOf(node)) ?? { start: 0, end: 0 };
  const isLeft = node?.type === "html" && leftIn(node.value)[0]?.start === 0 && node.value.endsWith("-->");
  return { start: isLeft ? start : end, end };
}

const whole: ReadonlySet<string> = new Set([
  "paragraph",
  "list",
  "table",
  "blockquote",
  "code",
  "containerDirective",
]);

/** A block of which words were lost, as the built page has it, if that has all else. */
function completed(block: Block | undefined, built: Block | undefined, lacking: Bag): TextEdit | undefined {
  const region = block && regionOf(block.node);
  if (!block || !built || !region || !whole.has(block.node.type)) return undefined;
  const more = lackingIn(built.words, block.bag);
  const isLost = more.length > 0 && more.every((word) => (lacking.get(word) ?? 0) > 0);
  if (!isLost || lackingIn(block.words, built.bag).length > 0) return undefined;
  for (const word of more) lacking.set(word, (lacking.get(word) ?? 0) - 1);
  return { ...region, text: markdownOf([built.node]) };
}

/** A heading with the id that it had. */
function withId(
  block: Block | undefined,
  built: Block | undefined,
  body: string,
  { anchors }: PageInputs,
): TextEdit[] | undefined {
  if (block?.node.type !== "heading" || block.node.depth === 1 || built?.node.type !== "heading")
    return undefined;
  const id = built.node.data?.hProperties?.id;
  return typeof id === "string" && !anchors.has(id) ? idOfHeading(block.node, body, id) : undefined;
}
