/**
 * Mermaid → an SVG, by beautiful-mermaid, which needs no browser. Only a page with diagrams loads this.
 *
 * The library reads line by line, and passes over what it does not know: each kind of diagram is read here first, and one with a
 * statement that it would lose is not drawn.
 */
import { renderMermaidSVG } from "beautiful-mermaid";
import type { Element } from "hast";
import { limits } from "../../report/limits/limits.ts";
import { TimeIsUp, timeLimiter } from "../../report/limits/time-limiter.ts";
import { parseFragment } from "../html/parse-html.ts";
import { countLinks, describe } from "./describe.ts";
import { classDiagram } from "./mermaid/class-diagram.ts";
import { entities } from "./mermaid/entities.ts";
import { type Canonical, flowchart } from "./mermaid/flowchart.ts";
import { NotDrawn } from "./mermaid/not-drawn.ts";
import { readSource, type Statement } from "./mermaid/read-source.ts";
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

type Reader = (header: Statement, statements: readonly Statement[]) => Canonical;

const kinds: readonly { starts: RegExp; kind: DiagramKind; read: Reader }[] = [
  { starts: /^(?:graph|flowchart(?:-elk)?)\b/, kind: "flowchart", read: flowchart },
  { starts: /^sequenceDiagram\b/, kind: "sequence", read: sequence },
  { starts: /^classDiagram\b/, kind: "class", read: classDiagram },
  { starts: /^stateDiagram\b/, kind: "state", read: state },
  { starts: /^erDiagram\b/, kind: "entities", read: entities },
];

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
  const found = kinds.find(({ starts }) => starts.test(header.text));
  if (!found)
    throw new NotDrawn(`diagrams of the type “${typeOf(header.text)}” cannot be drawn`, header.line);
  const { text, links, tones, leftOut } = found.read(header, statements);
  const tree = parseFragment(renderMermaidSVG(text, { padding: 12 }));
  const raw = find(tree, "svg");
  const svg = svgElement(tree, { prefix, tones });
  if (!raw || !svg) throw new NotDrawn("nothing was drawn", undefined);
  // The library leaves out what it cannot read.
  if (countLinks(raw) !== links) throw new NotDrawn("some of its links would be lost", undefined);
  const { kind } = found;
  const laidOut = kind === "sequence" ? 0 : links;
  return { svg, kind, title, name, description: description ?? describe(raw), leftOut, laidOut };
}

/** Statements are read with patterns, whose time grows with the square of a line. */
function checkCharacters(source: string): void {
  const tooLong = (what: string, length: number, most: number, line?: number): NotDrawn =>
    new NotDrawn(`${what} has ${length} characters, more than ${most}`, line);
  if (source.length > limits.diagramCharacters) throw tooLong("it", source.length, limits.diagramCharacters);
  for (const [index, { length }] of source.split("\n").entries())
    if (length > limits.diagramLine) throw tooLong("this line", length, limits.diagramLine, index + 1);
}

function typeOf(header: string): string {
  const [type = header] = /^[\w-]+/.exec(header) ?? [];
  return type.length > 30 ? `${type.slice(0, 30)}…` : type;
}
