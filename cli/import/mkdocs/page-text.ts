/** Text of a page of MkDocs → Markdown of ours. */
import { fencesIn } from "../../markdown/mdast/fences.ts";
import type { Note } from "../note.ts";
import { withDirectives, withoutMarks } from "./blocks.ts";
import { withOwnFences } from "./fences.ts";
import { withOwnInlines } from "./inline-syntax.ts";
import { type SnippetInputs, withSnippets } from "./snippets.ts";

type TextInputs = SnippetInputs & {
  /** Text that is added to each page, with abbreviations. */
  appended: string;
  hasFormulas: boolean;
  variables: ReadonlyMap<string, string>;
};

const abbreviation = /^\*\[([^\]\n]+)\]:[ \t]*(.+)$/;

/** `shown` is what readers saw, with the syntax of MkDocs. */
export function pageText(written: string, inputs: TextInputs): { text: string; shown: string } {
  const whole = withSnippets(written, inputs);
  const { text, abbreviations } = withoutAbbreviations(whole, inputs.appended);
  const { text: blocks, hasReference } = withDirectives(text);
  if (hasReference) inputs.notes.push(referenceNote(inputs.file));
  const own = withCards(withOwnFences(inputs.hasFormulas ? withDollars(blocks) : blocks));
  return { text: withoutGaps(withOwnInlines(own, { ...inputs, abbreviations })), shown: withoutMarks(text) };
}

/** Several blank lines → one, outside code. */
function withoutGaps(text: string): string {
  const { lines } = fencesIn(text);
  return lines
    .filter(
      ({ text: line, isCode }, index) => isCode || line.trim() !== "" || lines[index - 1]?.text.trim() !== "",
    )
    .map(({ text: line }) => line)
    .join("\n");
}

function referenceNote(file: string): Note {
  return {
    cause: "part-of-page",
    file,
    message: "a block of mkdocstrings is shown as it is written: what it shows is made from code",
    instead: "write the reference, or include one that another tool makes",
  };
}

function withoutAbbreviations(
  text: string,
  appended: string,
): { text: string; abbreviations: Map<string, string> } {
  const abbreviations = new Map<string, string>();
  const add = (line: string): boolean => {
    const [, short, long] = abbreviation.exec(line) ?? [];
    if (short !== undefined && long !== undefined) abbreviations.set(short, long.trim());
    return short !== undefined;
  };
  appended.split("\n").forEach(add);
  const lines = fencesIn(text).lines.filter(({ text: line, isCode }) => isCode || !add(line));
  return { text: lines.map(({ text: line }) => line).join("\n"), abbreviations };
}

/** `\( … \)` and `\[ … \]` of arithmatex. */
function withDollars(text: string): string {
  return fencesIn(text)
    .lines.map(({ text: line, isCode }) =>
      isCode ? line : line.replace(/(?<!\\)\\[()]\s?/g, "$").replace(/(?<!\\)\\[[\]](?!\()/g, "$$$$"),
    )
    .join("\n");
}

/** A grid of Material: cards whose items begin with a link are cards here, others stay a list. */
function withCards(text: string): string {
  const lines = text.split("\n");
  const result: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const isGrid = /^\s*<div class="[^"]*\bgrid\b[^"]*">\s*$/.test(line);
    const end = isGrid ? lines.findIndex((each, index) => index > at && /^\s*<\/div>\s*$/.test(each)) : -1;
    if (end === -1) {
      result.push(line);
      continue;
    }
    const inside = lines.slice(at + 1, end).map((each) => (/^ {4,}-{3,}\s*$/.test(each) ? "" : each));
    const heads = inside.filter((each) => /^[-*+] /.test(each));
    const areLinks =
      heads.length > 0 &&
      heads.every((each) =>
        /^[-*+] +(?::[\w-]+:(?:\{[^{}]*\})? *)?(?:\*\*|__)?\[[^\]]+\]\([^)]+\)/.test(each),
      );
    result.push(
      "",
      ...(areLinks
        ? [":::cards", ...inside.filter((each, index) => each !== "" || index > 0), ":::"]
        : inside),
      "",
    );
    at = end;
  }
  return result.join("\n");
}
