/** Lines of a file that is not Markdown → the block of code that shows them, with a link to the file. */
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

/** First and last line that is shown. */
export type ShownLines = { first: number; last: number };

/** `editUrl` is `edit_url` of site.yml, `path` that of the file from the content folder. Without `shown`, the whole file. */
export function sourceLink(editUrl: string, path: string, shown?: ShownLines): string {
  const { base, lines } = hostOf(editUrl);
  const address = base + path.split("/").map(encodeURIComponent).join("/");
  return shown && lines ? `${address}#${lines(shown)}` : address;
}

type Host = { base: string; lines?: (shown: ShownLines) => string };

/** On GitHub and GitLab, files have a page that numbers their lines beside the one that edits them. */
function hostOf(editUrl: string): Host {
  const gitLab = /^(https?:\/\/[^?#]+\/-\/)(?:edit|blob|tree)\/(.*)$/.exec(editUrl);
  if (gitLab)
    return {
      base: `${gitLab[1]}blob/${gitLab[2]}`,
      lines: ({ first, last }) => (first === last ? `L${first}` : `L${first}-${last}`),
    };
  const gitHub = /^(https?:\/\/[^/?#]+\/[^/?#]+\/[^/?#]+\/)(?:edit|blob|tree)\/(.*)$/.exec(editUrl);
  if (gitHub)
    return {
      base: `${gitHub[1]}blob/${gitHub[2]}`,
      lines: ({ first, last }) => (first === last ? `L${first}` : `L${first}-L${last}`),
    };
  return { base: editUrl };
}

/** Words of a fence, and attributes of an include, that take a text. */
export const textWords = ["title", "caption", "source"] as const;
