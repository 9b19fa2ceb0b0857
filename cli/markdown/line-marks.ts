/** Comments in code that mark its lines, as VitePress and Shiki write them: `let a = 1; // [!code ++]` → the line without it. */

export type LineMark = "added" | "deleted" | "focused" | "highlighted" | "error" | "warning";

type MarkedCode = {
  /** The code without the comments. */
  value: string;
  /** Marks by number of the line, from 1. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
};

const names: ReadonlyMap<string, LineMark> = new Map([
  ["++", "added"],
  ["--", "deleted"],
  ["focus", "focused"],
  ["highlight", "highlighted"],
  ["hl", "highlighted"],
  ["error", "error"],
  ["warning", "warning"],
]);

/** A comment alone on its line marks the lines below it: as many as it says, or one. */
export function takeLineMarks(code: string): MarkedCode {
  const marks = new Map<number, LineMark[]>();
  if (!code.includes(OPENING)) return { value: code, marks };
  const lines: string[] = [];
  const mark = (from: number, count: number, name: LineMark): void => {
    for (let line = from; line < from + count; line++) marks.set(line, [...(marks.get(line) ?? []), name]);
  };
  for (const line of code.split("\n")) {
    const found = markOf(line);
    if (!found) lines.push(line);
    else {
      if (found.before !== "") lines.push(found.before);
      mark(found.before === "" ? lines.length + 1 : lines.length, found.count, found.name);
    }
  }
  return { value: lines.join("\n"), marks };
}

const OPENING = "[!code ";

/** `before` is the code of the line; empty where it has none. */
function markOf(line: string): { before: string; name: LineMark; count: number } | undefined {
  const at = line.lastIndexOf(OPENING);
  if (at === -1) return undefined;
  const head = line.slice(0, at).trimEnd();
  const [, opening = ""] = /(\/\/|\{\/\*|\/\*|<!--|--|#|;|%|\bREM)$/.exec(head) ?? [];
  const [, kind = "", count = "1"] =
    /^(\S+?)(?::(\d{1,3}))?\]\s*(?:\*\/\}?|-->)?$/.exec(line.slice(at + OPENING.length).trim()) ?? [];
  const name = names.get(kind);
  if (opening === "" || !name) return undefined;
  return { before: head.slice(0, -opening.length).trimEnd(), name, count: Number(count) };
}
