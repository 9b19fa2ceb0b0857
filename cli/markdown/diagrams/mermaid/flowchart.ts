/**
 * Statements of a flowchart → those of the drawing library: nodes and groups first, each with a plain id, then
 * links. Where a node belongs, and what is a statement, is decided here: the library takes what it does not know for a node.
 */
import { themeColour } from "../../formulas/theme-colour.ts";
import { checkAmount, checkWhole } from "./bounds.ts";
import { Cursor, type Node } from "./flowchart-parts.ts";
import { safeLabel } from "./label.ts";
import { NotDrawn, unknownStatement } from "./not-drawn.ts";
import type { Statement } from "./read-source.ts";

export type Canonical = {
  text: string;
  /** Links between its parts, all of which have to be in the picture. */
  links: number;
  /** Colours of nodes that the source gives, as classes by the library's id. */
  tones: ReadonlyMap<string, string>;
  /** Statements that are left out of the picture. */
  leftOut: Statement[];
};

type Group = {
  id: string;
  title: string;
  direction?: string;
  nodes: string[];
  groups: Group[];
  mentioned: Set<string>;
};

export function flowchart(header: Statement, statements: readonly Statement[]): Canonical {
  const [whole, written] =
    /^(?:graph|flowchart(?:-elk)?)(?:\s+(TB|TD|BT|RL|LR|[<>^v]))?$/.exec(header.text) ?? [];
  if (whole === undefined) throw unknownStatement(header);
  const direction = { ">": "LR", "<": "RL", "^": "BT", v: "TD" }[written ?? ""] ?? written ?? "TD";
  const nodes = new Map<string, Node>();
  const links: string[] = [];
  const styles = new Map<string, string>();
  const classes = new Map<string, string>();
  const classOf = new Map<string, string>();
  const leftOut: Statement[] = [];
  const top: Group = { id: "", title: "", nodes: [], groups: [], mentioned: new Set() };
  const open = [top];
  const all: Group[] = [];
  const placed = new Set<string>();
  let depth = 0;
  const edges: { from: string; to: string; arrow: string; label: string | undefined }[] = [];

  const mention = (node: Node): string => {
    const known = nodes.get(node.id);
    if (!known || node.label !== undefined) nodes.set(node.id, node);
    if (node.className !== undefined) classOf.set(node.id, node.className);
    open.at(-1)?.mentioned.add(node.id);
    return node.id;
  };
  const nodesAt = (cursor: Cursor): string[] => {
    const found = [mention(cursor.node())];
    while (cursor.rest.trimStart().startsWith("&")) {
      cursor.rest = cursor.rest.trimStart();
      cursor.take(1);
      found.push(mention(cursor.node()));
    }
    cursor.rest = cursor.rest.trimStart();
    return found;
  };

  for (const statement of splitStatements(statements)) {
    const { text, line } = statement;
    const group = open.at(-1) ?? top;
    const [word = ""] = /^[a-zA-Z]+\b/.exec(text) ?? [];
    const colours = /^(style|classDef|class|linkStyle)\s+(\S+)\s+(.+)$/.exec(text);
    if (word === "subgraph") {
      const made: Group = { ...titleOf(text), nodes: [], groups: [], mentioned: new Set() };
      open.push(made);
      depth = Math.max(depth, open.length - 1);
      all.push(made);
      group.groups.push(made);
    } else if (text === "end") {
      if (open.length === 1) throw new NotDrawn("“end” has no subgraph to end", line);
      open.pop();
      for (const id of group.mentioned)
        if (!placed.has(id)) {
          placed.add(id);
          group.nodes.push(id);
        }
    } else if (/^direction\s+(?:TB|TD|BT|RL|LR)$/.test(text)) group.direction = text.slice(-2);
    else if (colours) {
      const [, kind, names = "", value = ""] = colours;
      for (const name of names.split(",")) {
        if (kind === "style") styles.set(name, value);
        else if (kind === "classDef") classes.set(name, value);
        else if (kind === "class") classOf.set(name, value.replace(/;$/, ""));
      }
    } else if (/^(?:click|href)\s/.test(text)) leftOut.push(statement);
    else {
      const cursor = new Cursor(statement);
      let from = nodesAt(cursor);
      while (!cursor.isAtEnd) {
        const link = cursor.link();
        const to = nodesAt(cursor);
        const links = edges.length + from.length * to.length;
        checkAmount({ links, parts: nodes.size + all.length, depth });
        for (const one of from) for (const other of to) edges.push({ from: one, to: other, ...link });
        from = to;
      }
    }
  }
  if (open.length > 1) throw new NotDrawn("a subgraph of this diagram has no “end”", undefined);
  if (nodes.size === 0) throw new NotDrawn("this flowchart has no nodes", header.line);
  checkWhole({ links: edges.length, parts: nodes.size + all.length, depth });

  const groups = new Map(all.map((group, index) => [group.id, { group, name: `s${index}` }]));
  const names = new Map([...nodes.keys()].map((id, index) => [id, `n${index}`]));
  const nameOf = (id: string): string => groups.get(id)?.name ?? names.get(id) ?? id;
  const definition = (id: string): string => {
    const { open: mark, close, label = safeLabel(id) } = nodes.get(id) ?? { open: "[", close: "]" };
    return `${nameOf(id)}${mark}${label}${close}`;
  };
  const isNode = (id: string): boolean => !groups.has(id);
  const linesOf = (group: Group): string[] => {
    const inside = [...group.groups.flatMap(linesOf), ...group.nodes.filter(isNode).map(definition)];
    if (inside.length === 0) return [];
    const own = group.direction === undefined ? [] : [`direction ${group.direction}`];
    return [`subgraph ${nameOf(group.id)} [${group.title}]`, ...own, ...inside, "end"];
  };
  for (const { from, to, arrow, label } of edges)
    links.push(`${nameOf(from)} ${arrow}${label === undefined ? "" : `|${label}|`} ${nameOf(to)}`);
  const loose = [...nodes.keys()].filter((id) => !placed.has(id) && isNode(id)).map(definition);
  const tones = new Map<string, string>();
  for (const id of nodes.keys()) {
    const style = styles.get(id) ?? classes.get(classOf.get(id) ?? "default") ?? "";
    const [tone] = themeColour(/fill:\s*(#[\da-f]+)/i.exec(style)?.[1] ?? "");
    if (tone !== undefined) tones.set(nameOf(id), tone);
  }
  return {
    text: [`flowchart ${direction}`, ...top.groups.flatMap(linesOf), ...loose, ...links].join("\n"),
    links: links.length,
    tones,
    leftOut,
  };
}

/** `subgraph id [title]`, `subgraph title`. */
function titleOf(text: string): { id: string; title: string } {
  const rest = text.replace(/^subgraph\s*/, "").trim();
  const [, id, inBrackets] = /^([^\s[\]]+)\s*\[\s*(.+?)\s*\]$/.exec(rest) ?? [];
  const title = (inBrackets ?? rest).replace(/^"([\s\S]*)"$/, "$1");
  return { id: id ?? title, title: safeLabel(title) };
}

/** Lines of a flowchart → statements: semicolons separate several on a line, and a quoted label may continue on the next lines. */
function splitStatements(lines: readonly Statement[]): Statement[] {
  const found: Statement[] = [];
  let text = "";
  let line = 0;
  let isQuoted = false;
  let depth = 0;
  const end = (): void => {
    if (text.trim() !== "") found.push({ text: text.trim(), line });
    text = "";
    depth = 0;
  };
  for (const one of lines) {
    if (text === "") line = one.line;
    for (const each of one.text) {
      if (each === '"') isQuoted = !isQuoted;
      else if (!isQuoted && "[({".includes(each)) depth++;
      else if (!isQuoted && "])}".includes(each)) depth--;
      if (each === ";" && !isQuoted && depth <= 0) {
        end();
        line = one.line;
      } else text += each;
    }
    if (isQuoted) text += "\n";
    else end();
  }
  end();
  return found;
}
