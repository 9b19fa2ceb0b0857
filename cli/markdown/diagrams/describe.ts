/** Description of a drawing, from the names that the drawing library leaves on its parts. */
import type { Element, Nodes, Properties } from "hast";
import { shownText } from "./mermaid/label.ts";

const most = 1_000;

/** Links between parts that are in the drawing. */
export function countLinks(node: Nodes): number {
  const own = node.type === "element" && isLink(node.properties) ? 1 : 0;
  return "children" in node ? node.children.reduce((sum, child) => sum + countLinks(child), own) : own;
}

function isLink(properties: Properties): boolean {
  return (properties.dataFrom ?? properties.dataEntity1) !== undefined && !isLabel(properties);
}

/** `A → B: label; C` */
export function describe(drawing: Element): string {
  const labels = new Map<string, string>();
  const links: { from: string; to: string; label: string; isDirected: boolean }[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "element") {
      const { dataId, dataLabel, dataFrom, dataTo, dataEntity1, dataEntity2, dataArrowEnd } = node.properties;
      if (dataId !== undefined) labels.set(String(dataId), plain(dataLabel));
      const from = dataFrom ?? dataEntity1;
      const to = dataTo ?? dataEntity2;
      if (from !== undefined && to !== undefined && isLink(node.properties))
        links.push({
          from: String(from),
          to: String(to),
          label: plain(dataLabel),
          isDirected: dataEntity1 === undefined && dataArrowEnd !== "false",
        });
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(drawing);
  const nameOf = (id: string): string => labels.get(id) || "●";
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const said = [
    ...links.map(
      ({ from, to, label, isDirected }) =>
        `${nameOf(from)} ${isDirected ? "→" : "—"} ${nameOf(to)}${label === "" ? "" : `: ${label}`}`,
    ),
    ...[...labels].filter(([id, label]) => !linked.has(id) && label !== "").map(([, label]) => label),
  ].join("; ");
  return said.length > most ? `${said.slice(0, most)}…` : said;
}

/** A label repeats the names of its link. */
function isLabel({ className }: Properties): boolean {
  return Array.isArray(className) && className.includes("edge-label");
}

function plain(label: Properties[string]): string {
  // Tags that are left are the library's formats.
  return shownText(String(label ?? "").replaceAll(/<\/?\w+>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
}
