/** Parts of a block of code: one element per line, for line numbers, marked lines and prompts, and what is around the lines. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { safeAddress, unsafeAddress } from "../address.ts";
import type { ContentStrings } from "../compile-settings.ts";
import type { FenceMeta } from "../fence-meta.ts";
import type { LineMark } from "../line-marks.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import type { SessionLine } from "../shell-session.ts";
import { element, text } from "./element.ts";
import type { Report } from "./link.ts";

type LineMarks = {
  marked: ReadonlySet<number>;
  /** Marks that comments in the code give to lines, by number. */
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

/** Nothing, or a `<figcaption>`. */
export function titleRow(
  node: Code,
  { title, source }: Pick<FenceMeta, "title" | "source">,
  strings: ContentStrings,
  report: Report,
): Element[] {
  const own = title ? [text(title)] : [];
  const link = source ? sourceLink(node, source, strings, report) : undefined;
  if (!link) return title ? [element(undefined, "figcaption", {}, own)] : [];
  const parts = title ? [element(undefined, "span", {}, own), text(" ")] : [];
  return [element(undefined, "figcaption", {}, [...parts, link])];
}

function sourceLink(
  node: Code,
  source: string,
  { codeSource }: ContentStrings,
  report: Report,
): Element | undefined {
  const href = safeAddress("link", source);
  const place = node.data?.metaAt ? placeAt(node.data.metaAt) : placeOf(node);
  if (href === undefined) report(unsafeAddress("link", source, place));
  if (href === undefined) return undefined;
  return element(node, "a", { className: ["code-part", "code-source"], href }, [text(codeSource)]);
}

/** The block with a text below it. */
export function captioned(block: Element, caption: string): Element {
  const below = element(undefined, "figcaption", {}, [text(caption)]);
  return element(undefined, "figure", { className: ["code-part", "captioned"] }, [block, below]);
}

/** Links to the explanations, by number of the line. */
export function annotationsOf(
  { data }: Code,
  numbers: ReadonlyMap<number, readonly number[]> = new Map(),
  { explanation }: ContentStrings,
): ReadonlyMap<number, readonly ElementContent[]> {
  const linkTo = (number: number): ElementContent[] => {
    const className = ["code-part", "annotation"];
    const ariaLabel = explanation.replace("{n}", String(number));
    const properties = { className, href: `#${data?.explanations}-${number}`, ariaLabel };
    return [text(" "), element(undefined, "a", properties, [text(String(number))])];
  };
  return new Map([...numbers].map(([line, list]) => [line, list.flatMap(linkTo)]));
}
