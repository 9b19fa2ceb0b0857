/** Flowcharts: nodes and groups first, then links, because the library puts a node where it is mentioned first. */
import { themeColour } from "../../formulas/theme-colour.ts";
import { unknownStatement } from "./label.ts";
import type { Statement } from "./read-source.ts";
import type { Reading } from "./reading.ts";

type Group = {
  name: string;
  title: string;
  direction: string[];
  inside: (Group | string)[];
  mentioned: string[];
};
type Node = { label: string; marks: readonly [opening: string, closing: string] };

export function flowchart(statements: readonly Statement[], to: Reading, written: string): void {
  const direction = { ">": "LR", "<": "RL", "^": "BT", v: "TD", "": "TD" }[written] ?? written;
  const nodes = new Map<string, Node>();
  const edges: string[] = [];
  const styles = new Map<string, string>();
  const classOf = new Map<string, string>();
  const groups = new Set<string>();
  const placed = new Set<string>();
  const top = groupOf("", "");
  const open = [top];

  for (const statement of splitStatements(statements)) {
    const { text } = statement;
    const around = open.at(-1) ?? top;
    const [, kind, names = "", value = ""] =
      /^(style|classDef|class|linkStyle)\s+(\S+)\s+(.+)$/.exec(text) ?? [];
    if (/^subgraph\b/.test(text)) {
      const [, id, inBrackets] = /^subgraph\s+([^\s[\]]+)\s*\[\s*(.+?)\s*\]$/.exec(text) ?? [];
      const title = unquoted(inBrackets ?? text.slice("subgraph".length));
      const group = groupOf(id ?? title, title);
      to.open(statement);
      open.push(group);
      groups.add(group.name);
      around.inside.push(group);
    } else if (text === "end") {
      to.close(statement);
      open.pop();
      const own = new Set(around.mentioned.filter((name) => !placed.has(name)));
      for (const name of own) placed.add(name);
      around.inside.push(...own);
    } else if (/^direction\s+(?:TB|TD|BT|RL|LR)$/.test(text)) around.direction = [text];
    else if (kind !== undefined)
      for (const name of names.split(","))
        if (kind === "class") classOf.set(name, value.replace(/;$/, ""));
        else styles.set(`${kind} ${name}`, value);
    else if (/^(?:click|href)\s/.test(text)) to.leftOut.push(statement);
    else {
      let rest = text;
      const take = (...patterns: RegExp[]): string[] => {
        const found = patterns.map((pattern) => pattern.exec(rest)).find((match) => match !== null);
        if (!found) throw unknownStatement(statement);
        rest = rest.slice(found[0].length).trimStart();
        return found;
      };
      const takeNodes = (): string[] => {
        const [, name = "", ...labels] = take(node);
        const shape = labels.findIndex((label) => label !== undefined);
        if (!nodes.has(name) || shape !== -1)
          nodes.set(name, { label: unquoted(labels[shape] ?? name), marks: shapes[shape] ?? box });
        const [, className, and] = take(afterNode);
        if (className !== undefined) classOf.set(name, className);
        around.mentioned.push(name);
        return and === undefined ? [name] : [name, ...takeNodes()];
      };
      let from = takeNodes();
      while (rest !== "") {
        const [, start = "", line = "", between, head] = take(withText, plain);
        if (/[xo]/.test(`${start}${head}`)) throw unknownStatement(statement);
        const [, after] = take(bars);
        const label = unquoted(after ?? between ?? "");
        const arrow = line.startsWith("=") ? "==" : line.includes(".") ? "-.-" : "--";
        const end = head ?? (arrow === "-.-" ? "" : arrow[0]);
        const link = `${start}${arrow}${end}${label === "" ? "" : `|${to.label(label)}|`}`;
        const next = takeNodes();
        to.link(from.length * next.length);
        for (const one of from) for (const other of next) edges.push(`${to.id(one)} ${link} ${to.id(other)}`);
        from = next;
      }
    }
  }
  const linesOf = (inside: Group["inside"]): string[] =>
    inside.flatMap((part) => {
      if (typeof part === "string") return groups.has(part) ? [] : [definition(part)];
      const title = to.label(part.title);
      const start = `subgraph ${to.id(part.name)} [${title}]`;
      const lines = linesOf(part.inside);
      return lines.length === 0 ? [] : [start, ...part.direction, ...lines, "end"];
    });
  const definition = (name: string): string => {
    const { label = name, marks: [opening, closing] = box } = nodes.get(name) ?? {};
    return `${to.id(name)}${opening}${to.label(label)}${closing}`;
  };
  const loose = [...nodes.keys()].filter((name) => !placed.has(name));
  to.lines.push(`flowchart ${direction}`, ...linesOf([...top.inside, ...loose]), ...edges);
  for (const name of nodes.keys()) {
    const style =
      styles.get(`style ${name}`) ?? styles.get(`classDef ${classOf.get(name) ?? "default"}`) ?? "";
    const [tone] = themeColour(/fill:\s*(#[\da-f]+)/i.exec(style)?.[1] ?? "");
    if (tone !== undefined) to.tones.set(to.id(name), tone);
  }
}

function groupOf(name: string, title: string): Group {
  return { name, title, direction: [], inside: [], mentioned: [] };
}

const box = ["[", "]"] as const;

/** The longer mark comes before those that it starts with. */
const shapes = [
  ["(((", ")))"],
  ["([", "])"],
  ["((", "))"],
  ["[[", "]]"],
  ["[(", ")]"],
  ["[/", "\\]"],
  ["[\\", "/]"],
  ["{{", "}}"],
  [">", "]"],
  box,
  ["(", ")"],
  ["{", "}"],
] as const;

const literal = (marks: string): string => marks.replaceAll(/[^\w>]/g, "\\$&");

/** An id, then a label between marks: one group for each shape. */
const node = new RegExp(
  `^([\\p{L}\\p{N}_]+(?:[.\\-/][\\p{L}\\p{N}_]+)*)(?:${shapes
    .map(([opening, closing]) => {
      const longer = shapes.filter(([other]) => other !== opening && other.startsWith(opening));
      const start = longer.map(([other]) => `(?!${literal(other)})`).join("") + literal(opening);
      const inside = /[/\\]/.test(opening) ? "[^\\]]" : "[\\s\\S]";
      return `${start}(\\s*"[^"]*"\\s*|(?!\\s*")${inside}*?)${literal(closing)}`;
    })
    .join("|")})?`,
  "u",
);
const afterNode = /^(?::::([\w-]+))?\s*(&)?/;
const bars = /^(?:\|([^|]*)\|)?/;
/** `-->` and the like, of any length. */
const plain = /^([<xo](?=[-=]))?(-{2,}|={2,}|-\.+-)()([>xo](?=[\s\p{L}\p{N}_"|]|$))?/u;
/** `-- text -->` starts with a mark that is too short for a link without a text. */
const withText =
  /^([<xo](?=[-=]))?(--|==|-\.)(?![-=.>xo|])\s*("[^"]*"|[^|]+?)\s*(?:-{2,}|={2,}|\.+-)([>xo])?(?=[\s\p{L}\p{N}_])/u;

function unquoted(text: string): string {
  return text.trim().replace(/^"([\s\S]*)"$/, "$1");
}

/** A quoted label may continue on the next lines, and semicolons separate statements of a line. */
function splitStatements(lines: readonly Statement[]): Statement[] {
  const whole: Statement[] = [];
  for (const { text, line } of lines) {
    const before = whole.at(-1);
    if (before && before.text.split('"').length % 2 === 0) before.text += `\n${text}`;
    else whole.push({ text, line });
  }
  return whole.flatMap(({ text, line }) =>
    [...text.matchAll(statement)]
      .map(([each]) => ({ text: each.trim(), line }))
      .filter((each) => each.text !== ""),
  );
}

const statement = /(?:"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|[^;])+/g;
