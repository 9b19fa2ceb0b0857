/** Statements of a sequence diagram → those that the drawing library knows. */
import { checkAmount } from "./bounds.ts";
import type { Canonical } from "./flowchart.ts";
import { safeLabel } from "./label.ts";
import { NotDrawn, unknownStatement } from "./not-drawn.ts";
import type { Statement } from "./read-source.ts";

const message = /^(.+?)\s*(-->>|->>|--\)|-\)|-->|->)\s*([+-]?)\s*(.+?)\s*(?::\s*(.*))?$/;

export function sequence(header: Statement, statements: readonly Statement[]): Canonical {
  if (header.text !== "sequenceDiagram") throw unknownStatement(header);
  const names = new Map<string, string>();
  const lines: string[] = [];
  const leftOut: Statement[] = [];
  let number: number | undefined;
  let last: { from: string; to: string; index: number } | undefined;
  const nameOf = (written: string): string => {
    const known = names.get(written);
    if (known !== undefined) return known;
    const name = `p${names.size}`;
    names.set(written, name);
    // In the place of its first message.
    lines.push(`participant ${name} as ${safeLabel(written)}`);
    return name;
  };
  for (const statement of statements) {
    const { line } = statement;
    const text = statement.text.replace(/;$/, "");
    const actor = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(text);
    const note = /^note\s+(left of|right of|over)\s+([^:]+):\s*(.+)$/i.exec(text);
    const block = /^(loop|alt|opt|par|critical|break|else|and)\b\s*(.*)$/.exec(text);
    const switched = /^(activate|deactivate)\s+(.+)$/.exec(text);
    const sent = message.exec(text);
    if (actor) {
      const [, kind, id = "", label = id] = actor;
      if (/@\{/.test(text)) throw unknownStatement(statement);
      if (!names.has(id)) {
        names.set(id, `p${names.size}`);
        lines.push(`${kind} ${names.get(id)} as ${safeLabel(label)}`);
      }
    } else if (note) {
      const [, where, actors = "", label = ""] = note;
      const at = actors.split(",").map((each) => nameOf(each.trim()));
      lines.push(`Note ${where?.toLowerCase()} ${at.join(",")}: ${safeLabel(label)}`);
    } else if (block) {
      const [, kind, label = ""] = block;
      lines.push(label === "" ? `${kind}` : `${kind} ${safeLabel(label)}`);
    } else if (text === "end") lines.push(text);
    else if (/^autonumber(?:\s+\d+)?$/.test(text)) number = Number(/\d+/.exec(text)?.[0] ?? 1);
    else if (switched) {
      const [, what, who = ""] = switched;
      const name = nameOf(who);
      const sign = what === "activate" ? "+" : "-";
      const isOfLast = last && (sign === "+" ? last.to === name : last.from === name);
      const before = last && lines[last.index];
      if (!last || !isOfLast || before === undefined || /^\S+ \S+ [+-]/.test(before))
        throw new NotDrawn(
          `“${text}” can be drawn only right after a message ${sign === "+" ? "to" : "from"} it`,
          line,
        );
      lines[last.index] = before.replace(/^(\S+ \S+) /, `$1 ${sign}`);
    } else if (/^(?:links?|properties|details)\s/.test(text)) leftOut.push(statement);
    else if (sent) {
      const [, from = "", arrow = "", sign = "", to = "", label = ""] = sent;
      if (/[<>()]|--?[x]$|-x/.test(from + to)) throw unknownStatement(statement);
      const [sender, target] = [nameOf(from), nameOf(to)];
      const shown = number === undefined ? label : `${number++}. ${label}`;
      last = { from: sender, to: target, index: lines.length };
      lines.push(`${sender} ${arrow} ${sign}${target}: ${safeLabel(shown)}`);
    } else throw unknownStatement(statement);
  }
  if (names.size === 0) throw new NotDrawn("this diagram has no participants", header.line);
  // Messages are one below the other: any number of them is drawn at once.
  checkAmount({ links: 0, parts: names.size, depth: 0 });
  return {
    text: [header.text, ...lines].join("\n"),
    links: lines.filter((line) => / (?:->|-->|->>|-->>|-\)|--\)) /.test(line)).length,
    tones: new Map(),
    leftOut,
  };
}
