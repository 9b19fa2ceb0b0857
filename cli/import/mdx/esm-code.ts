/** End of the code of a statement of MDX: at the first blank line up to which it can be read, with JSX in it or without. */
import { type Program, parse } from "acorn";
import { transformSync } from "esbuild";

export type EsmCode = {
  program: Program["body"];
  /** Offset after its last line. */
  end: number;
  /** Lines between its start and an offset that `program` gives. */
  linesBefore(offset: number): number;
};

/** What is no code would else be tried to the end of a long page. */
const maxBlocks = 30;

/** Undefined where no code starts. */
export function codeFrom(body: string, start: number): EsmCode | undefined {
  let end = start;
  for (let block = 0; block < maxBlocks && end < body.length; block++) {
    const gap = /\n[ \t\r]*\n/.exec(body.slice(end + 1));
    end = gap ? end + 1 + gap.index : body.length;
    const code = read(body.slice(start, end));
    if (code) return { ...code, end };
  }
  return undefined;
}

function read(text: string): Omit<EsmCode, "end"> | undefined {
  const plain = programOf(text);
  if (plain) return { program: plain, linesBefore: (offset) => text.slice(0, offset).split("\n").length - 1 };
  if (!text.includes("<")) return undefined;
  // The places of the plain code are not those of the page.
  const program = programOf(withoutJsx(text) ?? "(");
  return program && { program, linesBefore: () => 0 };
}

function programOf(text: string): Program["body"] | undefined {
  try {
    return parse(text, { ecmaVersion: "latest", sourceType: "module" }).body;
  } catch {
    return undefined;
  }
}

function withoutJsx(text: string): string | undefined {
  try {
    return transformSync(text, { loader: "jsx", logLevel: "silent", tsconfigRaw: {} }).code;
  } catch {
    return undefined;
  }
}
