/** End of the code of a statement of MDX: at the first blank line up to which it can be read. */
import type { Program } from "acorn";
import { parseJsxModule } from "../code/parser.ts";

type EsmCode = {
  program: Program["body"];
  /** Offset after its last line. */
  end: number;
  /** Lines between its start and an offset that `program` gives. */
  linesBefore(offset: number): number;
};

/** Without limits, text that is not code would be parsed again up to the end of a long page. */
const maxBlocks = 30;
const maxLines = 200;

/** The code that starts at `start`, if there is any. */
export function codeFrom(body: string, start: number): EsmCode | undefined {
  let end = start;
  for (let block = 0; block < maxBlocks && end < body.length; block++) {
    const gap = /\n[ \t\r]*\n/.exec(body.slice(end + 1));
    end = gap ? end + 1 + gap.index : body.length;
    const code = read(body.slice(start, end));
    if (code) return { ...code, end };
  }
  return firstLines(body, start);
}

/** Imports with text right below them. */
function firstLines(body: string, start: number): EsmCode | undefined {
  const gap = /\n[ \t\r]*\n/.exec(body.slice(start));
  const lines = body.slice(start, gap ? start + gap.index : body.length).split("\n");
  for (let count = Math.min(lines.length - 1, maxLines); count > 0; count--) {
    const text = lines.slice(0, count).join("\n");
    const code = read(text);
    if (code) return { ...code, end: start + text.length };
  }
  return undefined;
}

function read(text: string): Omit<EsmCode, "end"> | undefined {
  const program = parseJsxModule(text)?.body;
  return program && { program, linesBefore: (offset) => text.slice(0, offset).split("\n").length - 1 };
}
