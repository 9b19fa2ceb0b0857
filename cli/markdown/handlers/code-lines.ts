/** Coloured code → one element per line, for line numbers, marked lines and prompts. */
import type { Element, ElementContent } from "hast";
import type { LineMark } from "../line-marks.ts";
import type { SessionLine } from "../shell-session.ts";
import { element, text } from "./element.ts";

type LineMarks = {
  marked: ReadonlySet<number>;
  /** What comments in the code say of lines, by number. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
  /** Numbers of explanations at the end of lines, by number of the line. */
  notes: ReadonlyMap<number, readonly ElementContent[]>;
  /** Number of the first line; undefined without line numbers. */
  numbersFrom: number | undefined;
  /** The lines of a shell session; undefined for other code. */
  session: readonly SessionLine[] | undefined;
};

export function codeLines(
  code: readonly ElementContent[],
  { marked, marks, notes, numbersFrom, session }: LineMarks,
): ElementContent[] {
  return splitLines(code).flatMap((content, index) => {
    const { typed = true, prompt = "" } = session?.[index] ?? {};
    const own = marks.get(index + 1) ?? [];
    const className = [
      "line",
      ...new Set([...(marked.has(index + 1) ? ["highlighted"] : []), ...own]),
      ...(typed ? [] : ["output"]),
    ];
    const number = numbersFrom === undefined ? {} : { dataLine: numbersFrom + index };
    const line = element(undefined, tagOf(own), { className, ...number }, [
      ...promptOf(prompt),
      ...content,
      ...(notes.get(index + 1) ?? []),
    ]);
    return index === 0 ? [line] : [text("\n"), line];
  });
}

/** Programs without our style, such as readers of feeds, show what comes and goes. */
function tagOf(marks: readonly LineMark[]): "ins" | "del" | "span" {
  return marks.includes("added") ? "ins" : marks.includes("deleted") ? "del" : "span";
}

function promptOf(prompt: string): ElementContent[] {
  if (prompt === "") return [];
  return [element(undefined, "span", { className: ["prompt"] }, [text(prompt)])];
}

/** A token over several lines is one on each of them. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    for (const [index, part] of partsOf(node).entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(...part);
    }
  }
  return lines;
}

function partsOf(node: ElementContent): ElementContent[][] {
  if (node.type === "text") return node.value.split("\n").map((value) => (value === "" ? [] : [text(value)]));
  if (node.type !== "element") return [];
  return splitLines(node.children).map((children): Element[] =>
    children.length === 0 ? [] : [{ ...node, children }],
  );
}
