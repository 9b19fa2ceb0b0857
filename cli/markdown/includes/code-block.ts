/** Lines of a file that is not Markdown → the block of code that shows them. */
import { languageNamed } from "../highlight/highlight.ts";
import type { NumberedLine } from "./regions.ts";

type CodeFence = { open: string; lines: NumberedLine[]; close: string };

/** Words of a fence and their texts. */
type Texts = readonly (readonly [word: string, text: string | undefined])[];

/** `language` is written by the author; without one the file's name says it, if there are colours for it. */
export function codeBlock(
  lines: readonly NumberedLine[],
  path: string,
  { language, texts }: { language: string | undefined; texts: Texts },
): CodeFence {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? "";
  const shown = language ?? (languageNamed(ending).kind === "unknown" ? "" : ending);
  const inner = lines.map(({ text }) => /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 0);
  const fence = "`".repeat(Math.max(3, ...inner.map((length) => length + 1)));
  const meta = texts.map(([word, text]) => (text ? ` ${word}="${text.replaceAll('"', "”")}"` : "")).join("");
  return { open: fence + shown + meta, lines: aligned(trimmed(lines)), close: fence };
}

function trimmed(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  const isText = ({ text }: NumberedLine) => text.trim() !== "";
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1);
}

/** Without the indentation that all of them share. */
function aligned(lines: readonly NumberedLine[]): NumberedLine[] {
  const indents = lines.flatMap(({ text }) =>
    text.trim() === "" ? [] : [text.length - text.trimStart().length],
  );
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map(({ text, line }) => ({ text: text.slice(indent), line }));
}
