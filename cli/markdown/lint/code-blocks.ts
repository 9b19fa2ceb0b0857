/** Blocks of code: fences without an end, words after the language that do nothing, marks of other tools. */
import type { Code } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { Mistake } from "../../report/finding-per-kind.ts";
import { inCode } from "../../source/other-tools/code-and-html.ts";
import type { Construct } from "../../source/other-tools/construct.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { mistakeOf } from "./constructs.ts";
import { metaProblems } from "./fence-words.ts";
import type { PageParts } from "./page-parts.ts";

const rule = "code-block-is-well-formed";
/** Blocks of these may show how Markdown is written. */
const markdownNames = new Set([
  "",
  "md",
  "markdown",
  "mdx",
  "text",
  "txt",
  "plain",
  "plaintext",
  "none",
  "mdc",
  "rst",
]);

/** True for a language in which a mark may be an example of one. */
export function showsMarkdown(language: string): boolean {
  return markdownNames.has(language.toLowerCase());
}

export function codeBlockMistakes({ codeBlocks, body, placeAt: placeAtOffset }: PageParts): Mistake[] {
  if (codeBlocks.length === 0) return [];
  // A space before the name has its own finding: the lines are not a directive yet.
  const hasLooseGroup = /^[ \t>]*:{3,}[ \t]+code-group\b/m.test(body);
  const marks = inCode.filter((construct) => construct.marks?.some((mark) => body.includes(mark)));
  return codeBlocks.flatMap(({ node, isTab }) => {
    // An indented block has no fence.
    if (node.data?.closed === undefined) return [];
    const language = (node.lang ?? "").split("{", 1)[0]?.toLowerCase() ?? "";
    const isCode = !showsMarkdown(language);
    return [
      ...unclosed(node, body, isCode),
      // What another tool writes in braces has its finding as a language.
      ...(/^\{\.?[a-z]/i.test(node.lang ?? "") ? [] : metaOf(node, isTab || hasLooseGroup)),
      ...(isCode && marks.length > 0 ? marksIn(node, body, marks, placeAtOffset) : []),
    ];
  });
}

/** Also a fence that is meant to open a block while another one is open. */
function unclosed(node: Code, body: string, isCode: boolean): Mistake[] {
  const start = node.position?.start.offset ?? 0;
  const fence = /^(`{3,}|~{3,})/.exec(body.slice(start, start + 200))?.[1] ?? "```";
  if (node.data?.closed === false)
    return [
      {
        rule,
        kind: "unclosed",
        place: placeOf(node),
        message: "this code block is not closed, and includes everything below it",
        expected: `a line with ${fence} after the code`,
        ...closing(node, fence),
      },
    ];
  const lines = node.value.split("\n");
  const inner = isCode ? lines.findIndex((line) => opens(line, fence)) : -1;
  const line = node.position?.start.line;
  if (inner === -1 || line === undefined) return [];
  return [
    {
      rule,
      kind: "inner fence",
      place: { line: line + 1 + inner, column: 1 },
      message: `“${lines[inner]?.trim()}” is inside the code block that starts on line ${line}`,
      expected: `a line with ${fence} before it, to close that block; or a longer fence around it, to show Markdown`,
    },
  ];
}

/** The edit that closes a block at the end of the page, where no blank line could have been meant as its end. */
function closing({ value, position }: Code, fence: string): Pick<PageFinding, "fix"> {
  if (position?.start.column !== 1 || /^\s*$/.test(value) || /\n[ \t]*\n/.test(value)) return {};
  const lines = value.split("\n");
  const end = { line: position.start.line + lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { fix: [{ start: end, end, text: `\n${fence}` }] };
}

/** A fence with a language cannot close a block. */
function opens(line: string, fence: string): boolean {
  const match = /^ {0,3}(`{3,}|~{3,})[ \t]*[a-z][\w+#-]*(?:[ \t{].*)?$/i.exec(line);
  return match?.[1]?.startsWith(fence) === true;
}

function metaOf(node: Code, isTab: boolean): Mistake[] {
  const { lang, meta, data, value } = node;
  // `js{1,3}` says the same as `js {1,3}`.
  const braces = /(?<=.)\{.*$/s.exec(lang ?? "")?.[0] ?? "";
  const whole = [braces, meta ?? ""].join(" ");
  if (whole.trim() === "") return [];
  return metaProblems(whole, value.split("\n").length, isTab).map(({ written, write, ...problem }) => {
    const inMeta = meta?.indexOf(written) ?? -1;
    const at = data?.metaAt && inMeta !== -1 ? placeAt(data.metaAt) : undefined;
    const start = at && { line: at.line, column: at.column + inMeta };
    const end = start && { ...start, column: start.column + written.length };
    return {
      kind: `meta ${problem.message}`,
      rule,
      place: start ?? (data?.languageAt ? placeAt(data.languageAt) : placeOf(node)),
      ...problem,
      ...(start && end && write !== undefined && { fix: [{ start, end, text: write }] }),
    };
  });
}

function marksIn(
  node: Code,
  body: string,
  marks: readonly Construct[],
  placeAtOffset: PageParts["placeAt"],
): Mistake[] {
  const end = node.position?.end.offset ?? 0;
  // Lines of the source, since quotations and lists put something in front.
  let from = body.indexOf("\n", node.position?.start.offset ?? 0) + 1;
  return node.value.split("\n").flatMap((line) => {
    const start = from;
    from = Math.min(end, body.indexOf("\n", start) + 1 || end);
    return marks.flatMap((construct): Mistake[] => {
      const match = construct.pattern.exec(line);
      if (!match) return [];
      const at = body.indexOf(match.groups?.written ?? match[0], start);
      return [mistakeOf({ construct, match }, at === -1 ? start : at, placeAtOffset)];
    });
  });
}
