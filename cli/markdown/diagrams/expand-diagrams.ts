/** Code blocks of Mermaid → the figures that are shown for them, by node. One that cannot be drawn stays code. */
import type { Element } from "hast";
import type { Code, Nodes } from "mdast";
import { MADE_ID } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { readFenceMeta } from "../fence-meta.ts";
import { placeIn } from "../formulas/place-in.ts";
import type { Shown } from "../handlers/formula.ts";
import type { DiagramKind, Drawn, drawMermaid } from "./draw-mermaid.ts";

export function diagramsIn(node: Nodes): Code[] {
  if (node.type === "code") return node.lang?.toLowerCase() === "mermaid" ? [node] : [];
  return "children" in node ? node.children.flatMap(diagramsIn) : [];
}

export function expandDiagrams(
  nodes: readonly Code[],
  body: string,
  strings: ContentStrings,
  draw: typeof drawMermaid,
): { shown: Shown; findings: PageFinding[] } {
  const shown = new Map<Nodes, Element>();
  const findings: PageFinding[] = [];
  let links = 0;
  for (const [index, node] of nodes.entries()) {
    const prefix = `${MADE_ID}diagram-${index + 1}-`;
    const exceeded =
      index >= limits.diagramsPage
        ? `${limits.diagramsPage} diagrams`
        : links > limits.diagramLinksPage
          ? `${limits.diagramLinksPage} links in its diagrams`
          : undefined;
    const drawn: Drawn =
      exceeded === undefined
        ? draw(node.value, prefix)
        : { problem: `this page has more than ${exceeded}`, line: undefined, laidOut: 0 };
    links += drawn.laidOut;
    const finding = (message: string, line: number | undefined, expected: string): PageFinding => {
      const place = placeIn(node, { value: node.value, at: line && startOfLine(node.value, line), body });
      return { rule: "diagram-is-drawn", place, message, expected };
    };
    if ("problem" in drawn) {
      const { problem, line, mayPass } = drawn;
      findings.push({
        ...finding(
          `this Mermaid diagram is shown as code: ${problem}`,
          line,
          "a flowchart, sequence, class, state or entity relationship diagram; or an image (SVG)",
        ),
        mayPass,
      });
      continue;
    }
    for (const { text, line } of drawn.leftOut)
      findings.push(
        finding(
          `“${/^\S+/.exec(text)?.[0] ?? text}” has no effect in this diagram`,
          line,
          "nothing, or a link below the diagram",
        ),
      );
    shown.set(node, figure(node, drawn, strings, prefix));
  }
  return { shown, findings };
}

const names = {
  flowchart: "flowchart",
  sequence: "sequenceDiagram",
  class: "classDiagram",
  state: "stateDiagram",
  entities: "entityDiagram",
} as const satisfies Record<DiagramKind, keyof ContentStrings>;

function figure(
  { value, meta }: Code,
  { svg, kind, title, name, description }: Extract<Drawn, { svg: Element }>,
  strings: ContentStrings,
  prefix: string,
): Element {
  const caption = readFenceMeta(meta ?? "", 0).title ?? title;
  const said = [
    { tagName: "title", id: `${prefix}title`, text: name ?? caption ?? strings[names[kind]] },
    { tagName: "desc", id: `${prefix}description`, text: description },
  ].filter(({ text }) => text !== "");
  const { className: _, ...properties } = svg.properties;
  const drawing: Element = {
    ...svg,
    properties: { role: "img", ariaLabelledBy: said.map(({ id }) => id), ...properties },
    children: [...said.map(({ tagName, id, text }) => element(tagName, { id }, text)), ...svg.children],
  };
  return {
    type: "element",
    tagName: "figure",
    properties: { className: ["diagram"], dataSource: value },
    children: [
      ...(caption === undefined || caption === "" ? [] : [element("figcaption", {}, caption)]),
      {
        type: "element",
        tagName: "div",
        properties: { className: ["diagram-drawing"] },
        children: [drawing],
      },
    ],
  };
}

function element(tagName: string, properties: Element["properties"], text: string): Element {
  return { type: "element", tagName, properties, children: [{ type: "text", value: text }] };
}

/** Offset of the first character of a line. */
function startOfLine(value: string, line: number): number {
  const lines = value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return before + (/\S/.exec(lines[line - 1] ?? "")?.index ?? 0);
}
