/**
 * Comments at the top of files that findings are about as a whole: those ignore them. The files may be of any kind, and
 * most of them are files that nothing else reads.
 */
import { readSync } from "node:fs";
import { type Finding, isError } from "../report/finding.ts";
import { placesIn } from "../report/finding-per-kind.ts";
import { IGNORE_MARK, type IgnoreComment, readIgnoreComment } from "../report/ignore-comment.ts";
import { entryKindAt } from "./entry-kind.ts";
import { onDisk } from "./on-disk.ts";
import { inFileInside } from "./read-inside.ts";

/** Comments at the top of a file are within so many bytes. */
const mostBytes = 8192;

export function fileIgnoreComments(contentFolder: string, findings: readonly Finding[]): IgnoreComment[] {
  const whole = findings.filter(
    (finding) => !finding.place && finding.folder === undefined && !isError(finding),
  );
  return [...new Set(whole.map(({ file }) => file))].flatMap((about) => {
    // A folder has no text of its own.
    const isFolder = about === "" || entryKindAt(contentFolder, about).kind === "folder";
    const file = isFolder ? SITE_FILE : about;
    return ignoreCommentsAtTop(file, headOf(contentFolder, file)).map((ignoreComment) => ({
      ...ignoreComment,
      about,
    }));
  });
}

const SITE_FILE = "site.yml";

/** `text` is the start of the file. */
function ignoreCommentsAtTop(file: string, text: string): IgnoreComment[] {
  if (!text.includes(IGNORE_MARK)) return [];
  const placeOf = placesIn(text, 1);
  return commentsAtTop(file, text).flatMap(({ start, comment }) => {
    const { rules = [] } = readIgnoreComment(comment) ?? {};
    const place = placeOf(start);
    return rules.length > 0 ? [{ rules, file, place, lines: [place.line, place.line] }] : [];
  });
}

type Comment = { start: number; comment: string };

/** The lines above everything else of the file, of its front matter, or of the text below that. */
function commentsAtTop(file: string, text: string): Comment[] {
  const top = text.search(/[^\uFEFF]|$/);
  const isMarkdown = /\.mdx?$/i.test(file);
  const frontMatter = isMarkdown
    ? /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text.slice(top))
    : null;
  if (!frontMatter) return commentsFrom(text, top, isMarkdown ? [html] : [html, block, line]);
  return [
    ...commentsFrom(text, top + text.slice(top).indexOf("\n") + 1, [line]),
    ...commentsFrom(text, top + frontMatter[0].length, [html]),
  ];
}

const html = /^\s*(<!--([\s\S]*?)-->)/;
const block = /^\s*(\/\*([\s\S]*?)\*\/)/;
const line = /^\s*((?:#|\/\/)([^\n]*))/;

function commentsFrom(text: string, from: number, forms: readonly RegExp[]): Comment[] {
  const comments: Comment[] = [];
  for (let at = from; ; ) {
    const rest = text.slice(at);
    const [whole, written, comment] = forms.flatMap((form) => form.exec(rest) ?? []);
    if (whole === undefined || written === undefined || comment === undefined) return comments;
    at += whole.length;
    comments.push({ start: at - written.length, comment });
  }
}

/** The start of a file; empty where there is none that can be read. */
function headOf(contentFolder: string, path: string): string {
  const bytes = Buffer.alloc(mostBytes);
  try {
    return inFileInside([contentFolder], onDisk(contentFolder, path), (file) =>
      bytes.toString("utf8", 0, readSync(file, bytes, 0, mostBytes, 0)),
    );
  } catch {
    return "";
  }
}
