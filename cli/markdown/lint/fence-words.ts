/** Words that may follow the language of a block of code, and those that other tools write there. */

import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { asFenceWord, inLanguage } from "../../source/other-tools/code-and-html.ts";
import { findingOf, recognise } from "../../source/other-tools/construct.ts";
import { insteadOfFenceWord } from "../../source/other-tools/names.ts";
import { textWords } from "../includes/code-block.ts";

const own = [...textWords, "showLineNumbers", "variables"];

/** `write`: the right form of words that have one. */
type Problem = Pick<PageFinding, "message" | "nearest"> & {
  written: string;
  expected: string;
  write?: string | undefined;
};

/** `title=“a.js”`, whose marks would be a part of the title, and `title="a.js` without an end. */
const badQuotes = /(?<![\w-])(title|caption|source)=(?:[“”„‟«»‘’]([^“”„‟«»"\n]*)[“”„‟«»’]|["']([^"'\n]*)$)/;

/** `lineCount` is the number of lines of the block; `isTab`: it is in a group of code. */
export function metaProblems(meta: string, lineCount: number, isTab = false): Problem[] {
  const problems: Problem[] = [];
  const found = new Set<string>();
  const unquoted = meta.replace(quoted, "");
  const [written = "", name = "", curly, open = ""] = badQuotes.exec(unquoted) ?? [];
  if (written !== "") {
    const right = `${name}="${curly ?? open.trim()}"`;
    const message = `the ${name} is not in straight quotation marks`;
    return [
      { written, message, expected: right, write: curly === undefined ? undefined : right },
      ...metaProblems(meta.replace(written, right), lineCount, isTab),
    ];
  }
  const withoutBraces = meta.replace(/\{\{[^{}]*\}\}/g, (name) => name.replace(/[{}]/g, "x"));
  const rest = withoutBraces
    .replace(/(?<![\w-])(title|caption|source)=(?:"[^"]*"|'[^']*'|[^\s{]+)/g, (written, word: string) => {
      const isFirst = !found.has(word);
      found.add(word);
      return isFirst ? "" : written;
    })
    .replace(/(^|\s)\[[^[\]]+\](?=\s|$)/, (label) => (isTab ? " " : label))
    .replace(/\{[^{}]*\}/g, (braces, at, all: string) => {
      // `mark={2}` is one word.
      if (/[\w-]=$/.test(all.slice(0, at))) return braces;
      problems.push(...bracesProblems(braces, lineCount));
      return " ";
    });
  const title = /^\[([^[\]"]+\.\w+)\]$/;
  for (const word of rest.match(/(?:[^\s"'{}]|"[^"]*"?|'[^']*'?|\{[^{}]*\}?|\})+/g) ?? []) {
    const problem = wordProblem(word);
    // The name of a file, as other tools have it.
    const [, file] = (!found.has("title") && title.exec(word)) || [];
    if (problem) problems.push(file === undefined ? problem : { ...problem, write: `title="${file}"` });
  }
  return problems;
}

const quoted = /(?<![\w-])(title|caption|source)=(?:"[^"]*"|'[^']*')/g;

function isTextWord(name: string): boolean {
  return textWords.some((word) => word === name);
}

function wordProblem(word: string): Problem | undefined {
  const [, name = word, value] = /^:?([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
  if (word === name && (name === "variables" || name === "showLineNumbers")) return undefined;
  if (name === "showLineNumbers" && value !== undefined && /^\d{1,6}$/.test(value)) return undefined;
  if (name === "showLineNumbers")
    return {
      written: word,
      message: `“${word}” has no line number`,
      expected: "showLineNumbers, or showLineNumbers=20",
    };
  if (isTextWord(name))
    return value === undefined
      ? { written: word, message: `the ${name} is empty`, expected: `${name}="…"` }
      : { written: word, message: `this block has more than one ${name}`, expected: `one ${name}="…"` };
  const construct = recognise(word, asFenceWord);
  if (construct) {
    const { message, expected } = findingOf(construct);
    return { written: word, message, expected };
  }
  const known = insteadOfFenceWord(name);
  const near = known === undefined ? nearest(name, own) : undefined;
  return {
    written: word,
    message: `“${word}” has no effect here`,
    expected: known ?? 'title="…", caption="…", {2,4-6}, showLineNumbers, or variables',
    nearest:
      near === undefined ? undefined : value === undefined || !isTextWord(near) ? near : `${near}=${value}`,
  };
}

function bracesProblems(braces: string, lineCount: number): Problem[] {
  const inner = braces.slice(1, -1).trim();
  const problem = (message: string, expected: string): Problem[] => [{ written: braces, message, expected }];
  if (!/^\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*,?$/.test(inner)) {
    return problem(`“${braces}” is not a line number or a range`, "{2,4-6}");
  }
  const ranges = inner
    .split(",")
    .filter(Boolean)
    .map((range) => range.split("-").map(Number));
  const turned = ranges.find(([first = 0, last = first]) => last < first);
  if (turned) return problem(`“${turned.join("-")}” ends before it starts`, turned.toReversed().join("-"));
  const beyond = ranges.flat().find((line) => line < 1 || line > lineCount);
  if (beyond === undefined) return [];
  return problem(
    `there is no line ${beyond}: the block has ${lineCount === 1 ? "one line" : `lines 1 to ${lineCount}`}`,
    lineCount === 1 ? "{1}" : `lines from 1 to ${lineCount}`,
  );
}

/** The words that were meant by a language that has something of another tool in it: `js:src/a.js`, `js,ignore`, `title="a"`. */
export function meantLanguage(written: string, isLanguage: (name: string) => boolean): string | undefined {
  if (/^(?:title|showLineNumbers|variables)\b/.test(written)) return `text ${written}`;
  const found = recognise(written, inLanguage);
  const language = found?.match.groups?.language?.toLowerCase();
  return found && (language === undefined || isLanguage(language)) ? findingOf(found).expected : undefined;
}
