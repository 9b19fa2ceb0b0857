/** A fenced or indented block → `<figure class="code-block">` with its title and coloured code. */
import { distance } from "fastest-levenshtein";
import type { ElementContent } from "hast";
import type { Code, Parents } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import type { PageFinding } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { nearest } from "../../report/nearest.ts";
import { takeAnnotations } from "../code-annotations.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { isCodeGroup } from "../directives/code-group.ts";
import { readFenceMeta } from "../fence-meta.ts";
import { type CodeLanguage, highlight, languageNamed, languageNames } from "../highlight/highlight.ts";
import { type LineMark, takeLineMarks } from "../line-marks.ts";
import { showsMarkdown } from "../lint/code-blocks.ts";
import { meantLanguage } from "../lint/fence-words.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { readShellSession, type SessionLine } from "../shell-session.ts";
import { annotationsOf, captioned, codeLines, titleRow } from "./code-parts.ts";
import { element, text } from "./element.ts";
import type { Report } from "./link.ts";

export function code(strings: ContentStrings, report: Report): Handler {
  let soFar: Coloured = { characters: 0, scanned: 0 };
  return (_state, source: Code, parent: Parents | undefined) => {
    // `js{1,3}` says the same as `js {1,3}`.
    const [name = "", ...braces] = (source.lang ?? "").split(/(?=\{)/);
    const { value, marks } = showsMarkdown(name)
      ? { value: source.value, marks: new Map<number, LineMark[]>() }
      : takeLineMarks(source.value);
    const annotated = source.data?.explanations === undefined ? undefined : takeAnnotations(value);
    const node: Code = { ...source, value: annotated?.value ?? value };
    const lineCount = node.value.split("\n").length;
    const meta = readFenceMeta([...braces, node.meta].join(" "), lineCount);
    const language = languageNamed(name);
    if (language.kind === "unknown") report(unknown(node, name));
    const session = sessionOf(node, language);
    const next = language.kind === "grammar" ? withBlock(soFar, node.value) : soFar;
    const exceeded = language.kind === "grammar" ? tooMuchForColours(node, next) : undefined;
    if (exceeded) report(exceeded);
    else soFar = next;
    const content = coloured(node, exceeded ? { kind: "plain" } : language, session);
    const needsLines =
      meta.marked.size > 0 ||
      marks.size > 0 ||
      annotated !== undefined ||
      meta.numbersFrom !== undefined ||
      session !== undefined;
    const notes = annotationsOf(node, annotated?.numbers, strings);
    const properties = {
      ...(name !== "" && { className: [`language-${name}`] }),
      translate: "no",
      ...widthOfNumbers(meta.numbersFrom, lineCount),
    };
    const inner = element(
      undefined,
      "code",
      properties,
      needsLines ? codeLines(content, { ...meta, marks, notes, session }) : content,
    );
    const block = element(node, "pre", lookOf(marks), [inner]);
    // The label of its tab says what its title would.
    const isTab = isCodeGroup(parent) && !meta.label;
    const row = titleRow(node, isTab ? { ...meta, title: undefined } : meta, strings, report);
    const label = language.kind === "plain" ? {} : { dataLanguage: languageLabel(name) };
    const figure = element(node, "figure", { className: ["code-block"], ...label }, [...row, block]);
    return meta.caption ? captioned(figure, meta.caption) : figure;
  };
}

/** The classes of a block whose lines are marked, which has a style of its own. */
function lookOf(marks: ReadonlyMap<number, readonly LineMark[]>): { className?: string[] } {
  if (marks.size === 0) return {};
  const hasFocus = [...marks.values()].some((names) => names.includes("focused"));
  return { className: ["code-part", "marked-lines", ...(hasFocus ? ["has-focus"] : [])] };
}

/** Line numbers have a column for two digits, unless this says that the last one has more. */
function widthOfNumbers(from: number | undefined, lineCount: number): { dataDigits?: 3 | 4 | 6 } {
  const last = (from ?? 1) + lineCount - 1;
  if (from === undefined || last < 100) return {};
  return { dataDigits: last < 1000 ? 3 : last < 10_000 ? 4 : 6 };
}

function sessionOf({ value }: Code, language: CodeLanguage): SessionLine[] | undefined {
  return language.kind === "grammar" ? readShellSession(value, language.grammar.displayName) : undefined;
}

/** Amount of code that is coloured on a page. */
type Coloured = { characters: number; scanned: number };

function withBlock({ characters, scanned }: Coloured, value: string): Coloured {
  return { characters: characters + value.length, scanned: scanned + scannedForEnds(value) };
}

/** Colours take time with the square of some texts; without them, code can be read as well. */
function tooMuchForColours(node: Code, page: Coloured): PageFinding | undefined {
  const lines = node.value.split("\n");
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const measures: [string, number, number, string][] = [
    ["this block has", lines.length, limits.colouredLines, "lines"],
    ["this block has", node.value.length, limits.colouredCharacters, "characters"],
    ["a line of this block has", longest, limits.colouredLine, "characters"],
    ["the blocks of this page have", page.characters, limits.colouredPage, "characters"],
    [
      "its strings, tags and brackets without an end make",
      page.scanned,
      limits.colouredScans,
      "characters to look through",
    ],
  ];
  const found = measures.find(([, count, limit]) => count > limit);
  if (found === undefined) return undefined;
  const [what, count, limit, words] = found;
  return {
    rule: "code-is-coloured",
    place: placeOf(node),
    message: `this code is not highlighted: ${what} ${count.toLocaleString("en-GB")} ${words}`,
    expected: `at most ${limit.toLocaleString("en-GB")}, or the language “text”`,
  };
}

function coloured(
  { value }: Code,
  language: CodeLanguage,
  session: readonly SessionLine[] | undefined,
): ElementContent[] {
  if (language.kind !== "grammar")
    return [text(session ? session.map((line) => line.text).join("\n") : value)];
  const { grammar } = language;
  return session ? colouredSession(session, grammar.displayName) : highlight(value, grammar);
}

function unknown(node: Code, name: string): PageFinding {
  return {
    rule: "code-language-is-known",
    place: node.data?.languageAt === undefined ? placeOf(node) : placeAt(node.data.languageAt),
    message: `the language “${name}” cannot be highlighted`,
    expected: "a language that can be highlighted, or text",
    nearest:
      meantLanguage(name, (each) => languageNamed(each).kind !== "unknown") ?? nearest(name, likely(name)),
  };
}

/** In a short name, two wrong letters make another language: `glsl` is not `xls`. Two that changed places do not. */
function likely(written: string): string[] {
  const name = written.toLowerCase();
  const letters = (text: string): string => [...text].sort().join("");
  return languageNames().filter(
    (each) => name.length > 5 || distance(each, name) < 2 || letters(each) === letters(name),
  );
}

/** The names are the same in every language of a site. */
const labels: ReadonlyMap<string, string> = new Map(
  (
    "abnf:ABNF apacheconf:Apache bat:Batch bnf:BNF c++:C++ c#:C# cmd:Batch conf:Configuration cpp:C++ cs:C# " +
    "csharp:C# css:CSS csv:CSV cts:TypeScript dita:DITA docker:Dockerfile dockerfile:Dockerfile ebnf:EBNF " +
    "env:Environment f#:F# fsharp:F# go-html-template:HTML gotmpl:Go gotpl:Go gql:GraphQL graphql:GraphQL hcl:HCL hs:Haskell htm:HTML html:HTML http:HTTP " +
    "ini:INI javascript:JavaScript js:JavaScript cjs:JavaScript mjs:JavaScript json:JSON json5:JSON jsonc:JSON " +
    "jsonl:JSON jsx:JSX kt:Kotlin latex:LaTeX matlab:MATLAB md:Markdown mdx:MDX mjml:MJML mongodb:MongoDB mts:TypeScript " +
    "objc:Objective-C objectivec:Objective-C ocaml:OCaml php:PHP plantuml:PlantUML plpgsql:PL/pgSQL plsql:PL/SQL postgresql:SQL " +
    "powershell:PowerShell promql:PromQL proto:Protobuf ps:PowerShell ps1:PowerShell pwsh:PowerShell py:Python pycon:Python qmd:Markdown rb:Ruby rs:Rust " +
    "sass:Sass scm:Scheme scss:SCSS sh:Shell shell:Shell shell-session:Console sh-session:Console shellsession:Console sparql:SPARQL " +
    "sql:SQL svg:SVG tex:LaTeX toml:TOML ts:TypeScript tsql:T-SQL tsx:TSX typescript:TypeScript vb:VB.NET vbnet:VB.NET " +
    "wasm:WebAssembly xhtml:XHTML xml:XML xquery:XQuery xsd:XSD xsl:XSLT xslt:XSLT yaml:YAML yml:YAML zsh:Zsh"
  )
    .split(" ")
    .map((entry) => {
      const [name = "", label = ""] = entry.split(/:(.*)/, 2);
      return [name, label];
    }),
);

/** Label of a language on its block: `js` → JavaScript. A name that is not in the table is a word of its own: `python` → Python. */
function languageLabel(name: string): string {
  const lower = name.toLowerCase();
  return labels.get(lower) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * A shell session → its text with what is typed in colours; prompts and answers stay plain.
 * Without the prompts, which belong to the lines. `name` is that of the grammar.
 */
function colouredSession(lines: readonly SessionLine[], name: string): ElementContent[] {
  // The typed lines of a session are in the language of the shell.
  const language = languageNamed(name === "shell-session" ? "bash" : name);
  return runs(lines).flatMap((run, index): ElementContent[] => [
    ...(index > 0 ? [text("\n")] : []),
    ...(run.typed && language.kind === "grammar" ? highlight(run.text, language.grammar) : [text(run.text)]),
  ]);
}

/** Neighbours of a kind belong together: a command may go over lines. */
function runs(lines: readonly SessionLine[]): { typed: boolean; text: string }[] {
  const result: { typed: boolean; text: string }[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.typed === line.typed) last.text += `\n${line.text}`;
    else result.push({ typed: line.typed, text: line.text });
  }
  return result;
}

const ends: ReadonlyMap<string, string> = new Map([
  ["<", ">"],
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
]);

/**
 * Number of characters that a grammar would scan for the ends of what begins in a block of code: strings, tags, brackets. Its
 * regular expressions start again at each beginning, so that those without an end take time with the square of the block.
 */
function scannedForEnds(code: string): number {
  /** Where each end comes next, seen from the end of the code. */
  const next = new Map<string, number>();
  let scanned = 0;
  for (let index = code.length - 1; index >= 0; index--) {
    const character = code.charAt(index);
    const end = ends.get(character);
    if (end !== undefined) scanned += (next.get(end) ?? code.length) - index;
    if (closing.has(character)) next.set(character, index);
  }
  return scanned;
}

const closing = new Set([...ends.values()]);
