/**
 * Labels on their way through the drawing library, which finds their ends by brackets and quotation marks: characters with a
 * meaning of their own become characters for private use, and those that it draws become themselves again.
 */
import { ownValue } from "../../../../schema/own-value.ts";

const privateUse = 0xe000;

/** Line breaks and simple formats stay; other tags go. In a Markdown string, asterisks are formats. */
export function safeLabel(written: string): string {
  const [, markdown] = /^`([\s\S]*)`$/.exec(written.trim()) ?? [];
  const text = (markdown ?? written)
    .replaceAll(/\s*\n\s*/g, "<br/>")
    .replaceAll(/<br\s*\/?>/gi, "\u0001")
    .replaceAll(/<(\/?)(b|strong|i|em|u|s|del)>/gi, "\u0002$1$2\u0003")
    .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
    // The name of an icon: without its font, nothing is shown for it.
    .replaceAll(/\bfa[bsrl]?:fa-[\w-]+\s*/g, "")
    .replaceAll(/#(\w+);/g, (code, name: string) => character(name) ?? code)
    .replaceAll("\\n", "\u0001");
  const special =
    markdown === undefined
      ? /[^\p{L}\p{N}\s\u0001-\u0003.,:!?'–—-]/gu
      : /[^\p{L}\p{N}\s\u0001-\u0003.,:!?'*–—-]/gu;
  const safe = text
    .replaceAll(special, hidden)
    .replaceAll("\u0001", "<br/>")
    .replaceAll("\u0002", "<")
    .replaceAll("\u0003", ">")
    .trim();
  return safe === "" ? hidden(" ") : safe;
}

/** The text that a reader sees. */
export function shownText(drawn: string): string {
  return drawn.replaceAll(/[\ue000-\ue0ff]/g, (each) => String.fromCharCode(each.charCodeAt(0) - privateUse));
}

function hidden(each: string): string {
  const code = each.codePointAt(0) ?? 0;
  return code < 256 ? String.fromCharCode(privateUse + code) : each;
}

/** Mermaid's codes: `#35;`, `#quot;`. */
function character(name: string): string | undefined {
  if (/^\d{1,6}$/.test(name)) return String.fromCodePoint(Math.min(Number(name), 0x10ffff));
  return ownValue({ quot: '"', amp: "&", lt: "<", gt: ">", nbsp: "\u00a0", apos: "'", hearts: "♥" }, name);
}

/** Thrown where a diagram says something that cannot be drawn. */
export class NotDrawn extends Error {
  /** Line of the code block, from 1; undefined where it is about all of it. */
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/** The finding for a statement that the drawing library does not know, and would pass over or draw as something else. */
export function unknownStatement({ text, line }: { text: string; line: number }): NotDrawn {
  return new NotDrawn(`“${text.length > 40 ? `${text.slice(0, 40)}…` : text}” cannot be drawn`, line);
}
