/**
 * Comments in code that number its lines, as Material for MkDocs has them: `run() # (1)!` → the line without it. The items
 * of a numbered list below the block explain them.
 */
import type { Code, Nodes } from "mdast";

type AnnotatedCode = {
  /** The code without the comments. */
  value: string;
  /** Numbers by line, from 1. */
  numbers: ReadonlyMap<number, readonly number[]>;
};

declare module "mdast" {
  interface CodeData {
    /** Start of the ids of its explanations; undefined where nothing explains it. */
    explanations?: string;
  }
  interface ListData {
    /** The same, of a list that explains code. */
    explanations?: string;
  }
}

const MARK = ")!";
const comment =
  /^(.*?)[ \t]*(?:\/\/|\{\/\*|\/\*|<!--|--|#|;|%|\bREM)[ \t]*((?:\(\d{1,3}\)![ \t]*)+)(?:\*\/\}?|-->)?$/;

export function takeAnnotations(code: string): AnnotatedCode {
  const numbers = new Map<number, number[]>();
  if (!code.includes(MARK)) return { value: code, numbers };
  const lines = code.split("\n").map((line, index) => {
    const [, before, marks = ""] = (line.includes(MARK) && comment.exec(line.trimEnd())) || [];
    if (before === undefined) return line;
    numbers.set(index + 1, [...marks.matchAll(/\d+/g)].map(Number));
    return before;
  });
  return { value: lines.join("\n"), numbers };
}

/** True for the list that explains the block. */
export function isExplanation(node: Nodes, { data }: Code): boolean {
  return (
    node.type === "list" && data?.explanations !== undefined && node.data?.explanations === data.explanations
  );
}
