/** Source of a Mermaid diagram → its statements, and what it says of itself: title and description. */
import { NotDrawn } from "./label.ts";

/** `line` is that of the code block, from 1. */
export type Statement = { text: string; line: number };

type DiagramSource = {
  header: Statement;
  statements: Statement[];
  /** Shown above it. */
  title: string | undefined;
  /** Name for screen readers. */
  name: string | undefined;
  description: string | undefined;
};

export function readSource(source: string): DiagramSource {
  const lines = source.split("\n");
  const found: Statement[] = [];
  let title: string | undefined;
  let name: string | undefined;
  let description: string | undefined;
  let index = 0;
  while (lines[index]?.trim() === "") index++;
  if (lines[index]?.trim() === "---") {
    const end = lines.findIndex((line, at) => at > index && line.trim() === "---");
    if (end === -1) throw new NotDrawn("the front matter of this diagram has no end", index + 1);
    // The other settings are about themes.
    title = unquoted(/^title:\s*(.+)$/m.exec(lines.slice(index + 1, end).join("\n"))?.[1]);
    index = end + 1;
  }
  for (; index < lines.length; index++) {
    // Patterns that look for the end of a part try every space, and a drawing shows one for many.
    const text = (lines[index] ?? "").trim().replaceAll(/\s+/g, " ");
    if (text.startsWith("%%{")) {
      while (index < lines.length && !lines[index]?.includes("}%%")) index++;
    } else if (text === "" || text.startsWith("%%")) continue;
    else if (/^accTitle\s*:/.test(text)) name = text.replace(/^accTitle\s*:\s*/, "");
    else if (/^accDescr\s*:/.test(text)) description = text.replace(/^accDescr\s*:\s*/, "");
    else if (/^accDescr\s*\{/.test(text)) {
      const from = index;
      while (index < lines.length - 1 && !lines[index]?.includes("}")) index++;
      description = lines
        .slice(from, index + 1)
        .join(" ")
        .replaceAll(/^\s*accDescr\s*\{|\}\s*$|\s+/g, " ")
        .trim();
    } else if (/^title\b:?\s+\S/.test(text) && found.length > 0) title = text.replace(/^title\b:?\s+/, "");
    else found.push({ text, line: index + 1 });
  }
  const [first, ...rest] = found;
  if (!first) throw new NotDrawn("this diagram is empty", undefined);
  // A header may have statements after it, on the same line.
  const [header = "", ...same] = first.text.split(/;(.*)/s);
  const next = same.join("").trim();
  return {
    header: { text: header.trim(), line: first.line },
    statements: [...(next === "" ? [] : [{ text: next, line: first.line }]), ...rest],
    title,
    name,
    description,
  };
}

function unquoted(text: string | undefined): string | undefined {
  return text?.trim().replace(/^(["'])(.*)\1$/, "$2");
}
