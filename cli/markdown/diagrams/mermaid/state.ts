/** Statements of a state diagram → those that the drawing library knows, descriptions of states first. */
import { checkWhole } from "./bounds.ts";
import type { Canonical } from "./flowchart.ts";
import { safeLabel } from "./label.ts";
import { NotDrawn, unknownStatement } from "./not-drawn.ts";
import type { Statement } from "./read-source.ts";

const name = "[\\p{L}\\p{N}_]+(?:[.-][\\p{L}\\p{N}_]+)*";
const transition = new RegExp(`^(\\[\\*\\]|${name})\\s*-->\\s*(\\[\\*\\]|${name})(?:\\s*:\\s*(.+))?$`, "u");
const described = new RegExp(`^(${name})\\s*:\\s*(.+)$`, "u");
const declared = new RegExp(`^state\\s+(?:"([^"]*)"\\s+as\\s+)?(${name})\\s*(\\{)?$`, "u");
const alone = new RegExp(`^${name}$`, "u");

export function state(header: Statement, statements: readonly Statement[]): Canonical {
  if (!/^stateDiagram(?:-v2)?$/.test(header.text)) throw unknownStatement(header);
  const names = new Map<string, string>();
  const labels = new Map<string, string[]>();
  const composites = new Map<string, string | undefined>();
  const lines: string[] = [];
  const leftOut: Statement[] = [];
  let depth = 0;
  let deepest = 0;
  const nameOf = (written: string): string => {
    if (written === "[*]") return written;
    const known = names.get(written) ?? `n${names.size}`;
    names.set(written, known);
    return known;
  };
  for (const statement of statements) {
    const text = statement.text.replace(/;$/, "");
    const change = transition.exec(text);
    const said = described.exec(text);
    const own = declared.exec(text);
    if (/^direction\s+(?:TB|TD|BT|RL|LR)$/.test(text)) lines.push(text);
    else if (change) {
      const [, from = "", to = "", label] = change;
      lines.push(`${nameOf(from)} --> ${nameOf(to)}${label === undefined ? "" : ` : ${safeLabel(label)}`}`);
    } else if (own) {
      const [, label, id = "", brace] = own;
      if (brace !== undefined) {
        depth++;
        deepest = Math.max(deepest, depth);
        composites.set(id, label);
        lines.push(`state "${safeLabel(label ?? id)}" as ${nameOf(id)} {`);
      } else {
        if (label !== undefined) labels.set(id, [label]);
        lines.push(`state "\u0000${id}\u0000" as ${nameOf(id)}`);
      }
    } else if (text === "}") {
      depth--;
      lines.push(text);
    } else if (said) {
      const [, id = "", label = ""] = said;
      labels.set(id, [...(labels.get(id) ?? []), label]);
      lines.push(`state "\u0000${id}\u0000" as ${nameOf(id)}`);
    } else if (/^(?:classDef|class|style|hide empty)\s/.test(text)) continue;
    else if (/^click\s/.test(text)) leftOut.push(statement);
    else if (alone.test(text)) lines.push(`state "\u0000${text}\u0000" as ${nameOf(text)}`);
    else throw unknownStatement(statement);
  }
  if (depth !== 0) throw new NotDrawn("a state of this diagram has no “}”, or one has two", undefined);
  const links = lines.filter((line) => line.includes(" --> ")).length;
  checkWhole({ links, parts: names.size, depth: deepest });
  const labelOf = (id: string): string => safeLabel((labels.get(id) ?? [id]).join("\n"));
  // A state is named where it is first: its label comes before.
  const first = [...names]
    .filter(([id]) => !composites.has(id))
    .map(([id, own]) => ({ own, text: `state "${labelOf(id)}" as ${own}` }));
  return {
    text: withLabels([header.text, ...lines], first).join("\n"),
    links,
    tones: new Map(),
    leftOut,
  };
}

/** Each label is put before the first line that names its state. */
function withLabels(lines: readonly string[], labels: readonly { own: string; text: string }[]): string[] {
  const left = new Map(labels.map(({ own, text }) => [own, text]));
  return lines.flatMap((line) => {
    const own = [...line.matchAll(/\bn\d+\b/g)].map(([each]) => each);
    const before = own.flatMap((each) => {
      const text = left.get(each);
      left.delete(each);
      return text === undefined ? [] : [text];
    });
    return line.includes("\u0000") ? before : [...before, line];
  });
}
