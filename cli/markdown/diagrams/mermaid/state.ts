/** State diagrams: each state is described before it is mentioned, because the library reads no later description. */
import { unknownStatement } from "./label.ts";
import type { Statement } from "./read-source.ts";
import type { Reading } from "./reading.ts";

const name = "[\\p{L}\\p{N}_]+(?:[.-][\\p{L}\\p{N}_]+)*";
const transition = new RegExp(`^(\\[\\*\\]|${name})\\s*-->\\s*(\\[\\*\\]|${name})(?:\\s*:\\s*(.+))?$`, "u");
const described = new RegExp(`^(${name})\\s*:\\s*(.+)$`, "u");
const declared = new RegExp(`^(?:state\\s+(?:"([^"]*)"\\s+as\\s+)?)?(${name})\\s*(\\{)?$`, "u");

export function state(written: readonly Statement[], to: Reading): void {
  const statements = written.map(({ text, line }) => ({ text: text.replace(/;$/, ""), line }));
  const labels = new Map<string, string>();
  const composites = new Set<string>();
  for (const { text } of statements) {
    const [, id, more] = described.exec(text) ?? [];
    const [, label, own = "", brace] = declared.exec(text) ?? [];
    if (id !== undefined && more !== undefined)
      labels.set(id, labels.has(id) ? `${labels.get(id)}\n${more}` : more);
    if (label !== undefined) labels.set(own, label);
    if (brace !== undefined) composites.add(own);
  }
  const seen = new Set(composites).add("[*]");
  const mention = (id: string): string => {
    if (!seen.has(id)) to.lines.push(`state "${to.label(labels.get(id) ?? id)}" as ${to.id(id)}`);
    seen.add(id);
    return id === "[*]" ? id : to.id(id);
  };
  to.lines.push("stateDiagram");
  for (const statement of statements) {
    const { text } = statement;
    const [, from, target = "", label] = transition.exec(text) ?? [];
    const own = declared.exec(text) ?? described.exec(text);
    if (/^direction\s+(?:TB|TD|BT|RL|LR)$/.test(text)) to.lines.push(text);
    else if (from !== undefined) {
      to.link();
      const line = `${mention(from)} --> ${mention(target)}`;
      to.lines.push(label === undefined ? line : `${line} : ${to.label(label)}`);
    } else if (text.endsWith("{") && own?.[2] !== undefined) {
      to.open(statement);
      to.lines.push(`state "${to.label(labels.get(own[2]) ?? own[2])}" as ${to.id(own[2])} {`);
    } else if (text === "}") {
      to.close(statement);
      to.lines.push(text);
    } else if (/^click\s/.test(text)) to.leftOut.push(statement);
    else if (own) mention(own.length === 4 ? (own[2] ?? "") : (own[1] ?? ""));
    else if (!/^(?:classDef|class|style|hide empty)\s/.test(text)) throw unknownStatement(statement);
  }
}
