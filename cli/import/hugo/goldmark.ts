/** Markdown as Goldmark reads it → ours: attributes of headings and blocks, formulas, and ids of headings. */
import { fencesIn } from "../../markdown/mdast/fences.ts";

/** Marks around formulas. */
export type Passthrough = readonly { start: string; end: string; isBlock: boolean }[];

export function withoutGoldmark(body: string, passthrough: Passthrough): string {
  const hasBrackets = passthrough.some(({ start }) => start === "\\[");
  const hasParentheses = passthrough.some(({ start }) => start === "\\(");
  return fencesIn(body)
    .lines.map(({ text, isCode }, index, all) => {
      if (isCode && all[index - 1]?.isCode) return text;
      if (isCode)
        return text.replace(
          /^([\s>]*(?:`{3,}|~{3,})\s*[\w+#-]+)\s*\{(?=[^}]*[\w-]+=)([^}]*)\}\s*$/,
          (_, fence: string, given: string) => fence + fenceWords(given),
        );
      const line = text
        .replace(/^(\s*#{1,6}\s.*?)\s*\{([^{}]*)\}\s*$/, headingWithId)
        .replace(/^\s*\{(?:\s*[.#][\w-]+|\s*[\w-]+=(?:"[^"]*"|[\w-]+))+\s*\}\s*$/, "");
      const inSentence = hasParentheses
        ? line.replace(/\\\((.+?)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)
        : line;
      return hasBrackets ? withDollars(inSentence) : inSentence;
    })
    .join("\n");
}

function headingWithId(whole: string, title: string, attributes: string): string {
  if (!/(^|\s)[#.][\w-]|=/.test(attributes)) return whole;
  const id = /#([^\s#.{}]+)/.exec(attributes)?.[1];
  return id === undefined ? title : `${title} {#${id}}`;
}

/** `linenos=table, hl_lines=[1,"3-4"], filename="a.go"` */
function fenceWords(given: string): string {
  const title = /(?:filename|title)="([^"]*)"/.exec(given)?.[1];
  const lines = /hl_lines=(?:\[([^\]]*)\]|"([^"]*)"|(\d+))/
    .exec(given)
    ?.slice(1)
    .find((each) => each !== undefined);
  const marked = lines?.match(/\d+(?:-\d+)?/g)?.join(",");
  return [
    marked === undefined ? "" : ` {${marked}}`,
    /linenos=(?!false)/.test(given) ? " showLineNumbers" : "",
    title === undefined ? "" : ` title="${title}"`,
  ].join("");
}

/** `\[` and `\]`, alone on their lines or around a formula on one line. */
function withDollars(line: string): string {
  const [, indent = "", formula] = /^(\s*)\\\[(.+)\\\]\s*$/.exec(line) ?? [];
  if (formula !== undefined) return `${indent}$$\n${indent}${formula.trim()}\n${indent}$$`;
  return line.replace(/^(\s*)\\[[\]]\s*$/, "$1$$$$");
}

/** Undefined for the usual type of ids, which is that of GitHub. */
export function goldmarkIds(type: unknown): (() => (heading: string) => string) | undefined {
  if (type !== "blackfriday" && type !== "github-ascii") return undefined;
  return () => {
    const counts = new Map<string, number>();
    return (heading) => {
      const plain = heading.normalize("NFD").replace(/\p{M}/gu, "");
      const id =
        type === "github-ascii"
          ? plain
              .toLowerCase()
              .replace(/[^a-z0-9 _-]/g, "")
              .replaceAll(" ", "-")
          : heading
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, "-")
              .replace(/^-|-$/g, "");
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      return count === 0 ? id : `${id}-${count}`;
    };
  };
}
