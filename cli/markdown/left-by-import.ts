/** Comment that an import leaves where the source had what only its code could show: `check` lists those that are left. */

const mark = "left by the import:";
const longest = 160;

/** `<!-- left by the import: <Chart data={…}> -->`; nothing in it is taken for Markdown, a variable or the end of a cell. */
export function leftComment(written: string): string {
  const line = written.replace(/\s+/g, " ").trim();
  const short = line.length > longest ? `${line.slice(0, longest)}…` : line;
  const safe = short
    .replace(/-(?=-)/g, "- ")
    .replace(/-$/, "- ")
    .replace(/\{(?=\{)/g, "{ ")
    .replace(/\|/g, "¦");
  return `<!-- ${mark} ${safe} -->`;
}

const comment = /<!--\s*left by the import:\s*([\s\S]*?)\s*-->/g;

/** Such comments in a piece of HTML: where each starts, and what it says was there. */
export function leftIn(html: string): { start: number; written: string }[] {
  return [...html.matchAll(comment)].map(({ index, 1: written = "" }) => ({ start: index, written }));
}
