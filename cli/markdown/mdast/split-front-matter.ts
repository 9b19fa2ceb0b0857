/** File → front matter and body, without parsing the body. A test holds that a parsed page is split at the same place. */

export type SplitFile = {
  /** YAML between the `---` lines; undefined without front matter. */
  frontMatter: string | undefined;
  /** True where the first `---` has no second one. */
  unclosed: boolean;
  /** Front matter with its fences; empty without one. */
  head: string;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
};

/** Line endings become `\n`, so that a file gives the same output however Git checks it out. */
export function splitFile(text: string): SplitFile {
  const source = normalised(text);
  const whole = { frontMatter: undefined, unclosed: false, head: "", body: source, bodyLine: 1 };
  const first = endOfLine(source, 0);
  if (!isFence(source.slice(0, first))) return whole;
  let line = 2;
  for (let start = first + 1; start <= source.length; line++) {
    const end = endOfLine(source, start);
    if (isFence(source.slice(start, end)))
      return {
        frontMatter: source.slice(first + 1, start),
        unclosed: false,
        head: source.slice(0, end + 1),
        body: source.slice(end + 1),
        bodyLine: line + 1,
      };
    start = end + 1;
  }
  return { ...whole, unclosed: true };
}

/** Line endings of any system as `\n`, without byte order marks; a file that was put together may have two. */
export function normalised(text: string): string {
  const withoutMarks = text.replace(/^\uFEFF+/, "");
  return withoutMarks.includes("\r") ? withoutMarks.replace(/\r\n?/g, "\n") : withoutMarks;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

/** True for a fence in the sense of micromark-extension-frontmatter. */
function isFence(line: string): boolean {
  return /^---[ \t]*$/.test(line);
}
