/** Step that draws the diagrams of a page: blocks of Mermaid become figures. One that cannot be drawn stays code. */
import type { Element } from "hast";
import type { Code, Nodes, Root } from "mdast";
import type { Transformer } from "unified";
import { MADE_ID } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { readFenceMeta } from "../fence-meta.ts";
import { placeIn } from "../formulas/place-in.ts";
import { element, text } from "../handlers/element.ts";
import type { Shown } from "../handlers/formula.ts";
import { nodesIn } from "../mdast/nodes-in.ts";
import { pageOf, report } from "../page-file.ts";
import { RendererMissing } from "../renderers.ts";
import type { DiagramKind, Drawn, drawMermaid } from "./draw-mermaid.ts";

/** Throws `RendererMissing`. */
export function diagrams(strings: ContentStrings): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { body, renderers, shown: others } = page;
    if (!/(?:```|~~~)[ \t]*mermaid/i.test(body)) return;
    const nodes = nodesIn(root).filter((node) => node.type === "code");
    const own = nodes.filter(({ lang }) => lang?.toLowerCase() === "mermaid");
    if (own.length === 0) return;
    if (!renderers.diagram) throw new RendererMissing("diagram");
    const { shown, findings } = expandDiagrams(own, body, strings, renderers.diagram);
    page.shown = new Map([...others, ...shown]);
    report(page, findings);
  };
}

function expandDiagrams(
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
      const message = `this Mermaid diagram is shown as code: ${problem}`;
      findings.push({ ...finding(message, line, drawable), mayPass });
      continue;
    }
    for (const { text: left, line } of drawn.leftOut) {
      const message = `“${/^\S+/.exec(left)?.[0] ?? left}” has no effect in this diagram`;
      findings.push(finding(message, line, "nothing, or a link below the diagram"));
    }
    shown.set(node, figure(node, drawn, strings, prefix));
  }
  return { shown, findings };
}

const drawable = "a flowchart, sequence, class, state or entity relationship diagram; or an image (SVG)";

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
    { tagName: "title", id: `${prefix}title`, value: name ?? caption ?? strings[names[kind]] },
    { tagName: "desc", id: `${prefix}description`, value: description },
  ].filter(({ value: own }) => own !== "");
  const { className: _, ...properties } = svg.properties;
  const drawing: Element = {
    ...svg,
    properties: { role: "img", ariaLabelledBy: said.map(({ id }) => id), ...properties },
    children: [
      ...said.map((each) => element(undefined, each.tagName, { id: each.id }, [text(each.value)])),
      ...svg.children,
    ],
  };
  return element(undefined, "figure", { className: ["diagram"], dataSource: value }, [
    ...(caption ? [element(undefined, "figcaption", {}, [text(caption)])] : []),
    element(undefined, "div", { className: ["diagram-drawing"] }, [drawing]),
  ]);
}

/** Offset of the first character of a line. */
function startOfLine(value: string, line: number): number {
  const lines = value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return before + (/\S/.exec(lines[line - 1] ?? "")?.index ?? 0);
}
