/**
 * Mermaid → an SVG, by beautiful-mermaid, which needs no browser. Only a page with diagrams loads this.
 *
 * The library reads line by line, and passes over what it does not know: each kind of diagram is written in its words first, and
 * one is not drawn where a label or a link of the source is not in the drawing.
 */
import { renderMermaidSVG } from "beautiful-mermaid";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { ownValue } from "../../../schema/own-value.ts";
import { limits } from "../../report/limits/limits.ts";
import { TimeIsUp, timeLimiter } from "../../report/limits/time-limiter.ts";
import { parseFragment } from "../html/parse-html.ts";
import { countLinks, describe } from "./describe.ts";
import { classDiagram } from "./mermaid/class-diagram.ts";
import { entities } from "./mermaid/entities.ts";
import { flowchart } from "./mermaid/flowchart.ts";
import { NotDrawn, unknownStatement } from "./mermaid/label.ts";
import { readSource, type Statement } from "./mermaid/read-source.ts";
import { Reading } from "./mermaid/reading.ts";
import { sequence } from "./mermaid/sequence.ts";
import { state } from "./mermaid/state.ts";
import { find, svgElement } from "./svg-element.ts";

export type DiagramKind = "flowchart" | "sequence" | "class" | "state" | "entities";

/** `laidOut`: links that the library has searched ways for, which is what takes time. */
export type Drawn = { laidOut: number } & (
  | {
      svg: Element;
      kind: DiagramKind;
      /** Shown above it. */
      title: string | undefined;
      /** Name for screen readers. */
      name: string | undefined;
      description: string;
      leftOut: Statement[];
    }
  | {
      problem: string;
      line: number | undefined;
      /** True: the clock ended it, and another time it may be drawn. */
      mayPass?: true;
    }
);

type Reader = (statements: readonly Statement[], to: Reading, direction: string) => void;

const readers: Readonly<Record<DiagramKind, Reader>> = {
  flowchart,
  sequence,
  class: classDiagram,
  state,
  entities,
};

/** Kinds of diagrams by their first word. */
const kinds: Readonly<Record<string, DiagramKind>> = {
  graph: "flowchart",
  flowchart: "flowchart",
  "flowchart-elk": "flowchart",
  sequenceDiagram: "sequence",
  classDiagram: "class",
  "classDiagram-v2": "class",
  stateDiagram: "state",
  "stateDiagram-v2": "state",
  erDiagram: "entities",
};

const withinTime = timeLimiter();

/** `prefix` goes before the ids of the drawing. */
export function drawMermaid(
  source: string,
  prefix: string,
  milliseconds: number = limits.drawingTime,
): Drawn {
  try {
    return withinTime(milliseconds, () => draw(source, prefix));
  } catch (error) {
    if (error instanceof NotDrawn) return { problem: error.message, line: error.line, laidOut: 0 };
    const failed = { line: undefined, laidOut: limits.diagramLinks };
    if (error instanceof TimeIsUp) return { problem: `${error.message} to draw`, ...failed, mayPass: true };
    // Messages of the library are about its own code, translated from Java.
    return { problem: "the drawing library finds no layout for it", ...failed };
  }
}

function draw(source: string, prefix: string): Drawn {
  checkCharacters(source);
  const { header, statements, title, name, description } = readSource(source);
  if (statements.length > limits.diagramStatements)
    throw new NotDrawn(
      `it has ${statements.length} statements, more than ${limits.diagramStatements}`,
      undefined,
    );
  const type = /^[\w-]+/.exec(header.text)?.[0] ?? header.text;
  const kind = ownValue(kinds, type);
  if (!kind) throw new NotDrawn(`diagrams of the type “${type.slice(0, 30)}” cannot be drawn`, header.line);
  const direction = header.text.slice(type.length).trim();
  if (!(kind === "flowchart" ? /^(?:TB|TD|BT|RL|LR|[<>^v])?$/ : /^$/).test(direction))
    throw unknownStatement(header);
  const reading = new Reading();
  readers[kind](statements, reading, direction);
  reading.checkAmount(kind !== "sequence");
  const tree = parseFragment(renderMermaidSVG(reading.lines.join("\n"), { padding: 12 }));
  const raw = find(tree, "svg");
  const svg = svgElement(tree, { prefix, tones: reading.tones });
  if (!raw || !svg) throw new NotDrawn("nothing was drawn", undefined);
  const lost = reading.lostFrom(textOf(svg));
  if (lost !== undefined) {
    const [from, ...others] = statements.filter(({ text }) => text.includes(lost));
    throw new NotDrawn(`“${lost}” would be lost`, others.length === 0 ? from?.line : undefined);
  }
  if (countLinks(raw) !== reading.links) throw new NotDrawn("some of its links would be lost", undefined);
  const laidOut = kind === "sequence" ? 0 : reading.links;
  return {
    svg,
    kind,
    title,
    name,
    description: description ?? describe(raw),
    leftOut: reading.leftOut,
    laidOut,
  };
}

/** Statements are read with patterns, whose time grows with the square of a line. */
function checkCharacters(source: string): void {
  const tooLong = (what: string, length: number, most: number, line?: number): NotDrawn =>
    new NotDrawn(`${what} has ${length} characters, more than ${most}`, line);
  if (source.length > limits.diagramCharacters) throw tooLong("it", source.length, limits.diagramCharacters);
  for (const [index, { length }] of source.split("\n").entries())
    if (length > limits.diagramLine) throw tooLong("this line", length, limits.diagramLine, index + 1);
}
