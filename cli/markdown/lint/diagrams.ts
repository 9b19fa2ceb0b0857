/** Diagrams that other tools draw from code, and this one shows as the code. */
import type { Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

const tools: ReadonlyMap<string, string> = new Map([
  ["plantuml", "PlantUML"],
  ["puml", "PlantUML"],
]);

export function diagrams(root: Root): Slip[] {
  return diagramsIn(root);
}

function diagramsIn(node: Nodes): Slip[] {
  if (node.type !== "code") return "children" in node ? node.children.flatMap(diagramsIn) : [];
  const tool = tools.get(node.lang?.toLowerCase() ?? "");
  return tool === undefined
    ? []
    : [
        {
          kind: `diagram of ${tool}`,
          rule: "syntax-is-supported",
          place: placeOf(node),
          message: `this ${tool} diagram is not drawn: its source is shown as code`,
          expected: "an image of the diagram (SVG), or the language “text” to show its source",
        },
      ];
}
