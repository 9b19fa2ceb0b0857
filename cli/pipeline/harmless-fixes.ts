/** Fixes that leave a page at least as right: each page is compiled again with its edits, and those that do harm elsewhere are left out. */
import { slug } from "github-slugger";
import { visit } from "unist-util-visit";
import { textCompiler } from "../compile/compile-source.ts";
import type { CompiledPage } from "../markdown/compiled-page.ts";
import type { Finding, PageFinding } from "../report/finding.ts";
import { type Fixes, fixesOf } from "../report/fixes.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Analysis } from "./assemble-and-check.ts";

/** A finding whose edits are not made, and what would be wrong after them. */
export type RefusedFix = { finding: Finding; harm: string };

/** In a page with more findings, none is tried by itself: each means another compile. */
const mostTries = 50;

/** Fixes as `fixesOf` gives them. Pages are compiled, and the files that they include as if they were pages; none without an analysis. */
export async function harmlessFixes(
  findings: readonly Finding[],
  read: (file: string) => string | undefined,
  { contentFolder, analysis }: { contentFolder: string; analysis: Analysis | undefined },
): Promise<Fixes & { refused: RefusedFix[] }> {
  const { fixed, texts } = fixesOf(findings, read);
  const refused: RefusedFix[] = [];
  const compile = analysis && textCompiler(analysis.compiled.kept.settings, contentFolder);
  const pages = new Map((analysis?.discovery.pages ?? []).map((page) => [page.path, page]));
  for (const [file, text] of texts) {
    const page = pages.get(file) ?? partIn(file, pages.values());
    const written = read(file);
    if (!compile || !page || written === undefined) continue;
    const own = fixed.filter((finding) => finding.file === file);
    const before = await compile(page, written);
    const harmAfter = async (changed: string, made: readonly Finding[]) =>
      harmOf(before, await compile(page, changed), written, made);
    const harm = await harmAfter(text, own);
    if (harm === undefined) continue;
    const kept: Finding[] = [];
    for (const finding of own) {
      const tried = own.length > mostTries ? undefined : fixesOf([...kept, finding], read).texts.get(file);
      const harmAlone = tried === undefined ? harm : await harmAfter(tried, [...kept, finding]);
      if (harmAlone === undefined) kept.push(finding);
      else refused.push({ finding, harm: harmAlone });
    }
    const right = fixesOf(kept, read).texts.get(file);
    if (right === undefined) texts.delete(file);
    else texts.set(file, right);
  }
  const left = new Set(refused.map(({ finding }) => finding));
  return { fixed: fixed.filter((finding) => !left.has(finding)), texts, refused };
}

/** An included file of Markdown, as one of the pages of its language. */
function partIn(file: string, pages: Iterable<SourceFile>): SourceFile | undefined {
  const beside = [...pages].find(({ path }) => path.split("/")[0] === file.split("/")[0]);
  return beside && /\.md$/i.test(file) ? { ...beside, path: file } : undefined;
}

/** A finding that the edits of `made` bring about; undefined if nothing is. `written` is the text before. */
function harmOf(
  before: CompiledPage,
  after: CompiledPage,
  written: string,
  made: readonly Finding[],
): string | undefined {
  const newFinding = appeared(before.findings, after.findings);
  if (newFinding) return newFinding.message;
  if (!before.content || !before.facts || !after.content || !after.facts) return undefined;
  const [was, is] = [shownIn(before), shownIn(after)];
  const lines = written.split(/\r\n?|\n/);
  const edits = made.flatMap(({ fix = [] }) => fix);
  const touched = edits
    .map(({ start, end, text }) => [...lines.slice(start.line - 1, end.line), text].join("\n"))
    .join("\n");
  // A heading that gets the id that is written behind it loses the one that was made of its words.
  const replaced = edits.flatMap(({ start, text }) =>
    /^\{#/.test(text) ? slug((lines[start.line - 1] ?? "").replace(/^[\s>]*#+\s*/, "")) : [],
  );
  const lostId = before.facts.anchors.find(
    (id) => !after.facts?.anchors.includes(id) && !replaced.includes(id),
  );
  if (lostId !== undefined) return `the id “${lostId}” is gone`;
  const lostLink = missing(was.links, is.links).find((url) => !touched.includes(url));
  if (lostLink !== undefined) return `the link to “${lostLink}” is gone`;
  if (is.links.length < was.links.length) return "a link is gone";
  // A word may have marks in it: `x^2^` is shown as one.
  const allowed = wordsOf(touched).join("");
  const lostWord = missing(was.words, is.words).find((word) => !allowed.includes(word));
  if (lostWord !== undefined) return `the word “${lostWord}” is gone`;
  const newWord = missing(is.words, was.words).find((word) => !allowed.includes(word));
  return newWord === undefined ? undefined : `the word “${newWord}” is new`;
}

/** The first finding of a kind that has more of them after the edits; those that the next run corrects do not count. */
function appeared(before: readonly PageFinding[], after: readonly PageFinding[]): PageFinding | undefined {
  const count = (findings: readonly PageFinding[], kind: string) =>
    findings.filter((each) => kindOf(each) === kind).reduce((sum, each) => sum + timesOf(each), 0);
  return after.find(
    (finding) =>
      finding.fix === undefined &&
      finding.meant === undefined &&
      count(after, kindOf(finding)) > count(before, kindOf(finding)),
  );
}

/** Two of a kind differ in what they quote, and in how often it is there. */
function kindOf({ rule, message }: PageFinding): string {
  return `${rule} ${message.replace(/“[^”]*”/g, "“…”").replace(/ \(\d+ times\)$/, "")}`;
}

/** How often a finding has it that stands for all mistakes of a kind. */
function timesOf({ message }: PageFinding): number {
  return Number(/ \((\d+) times\)$/.exec(message)?.[1] ?? 1);
}

/** Elements that words may go through. */
const ofSentences = /^(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)$/;

/** Addresses of links, and words, in order. */
function shownIn({ content }: CompiledPage): { links: string[]; words: string[] } {
  const links: string[] = [];
  if (!content) return { links, words: [] };
  let text = "";
  visit(content.hast, (node) => {
    if (node.type === "text") text += node.value;
    if (node.type !== "element") return;
    if (!ofSentences.test(node.tagName)) text += " ";
    if (typeof node.properties.href === "string") links.push(node.properties.href);
  });
  return { links, words: wordsOf(text) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Those of `all` that `others` have fewer times. */
function missing(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
