/** Sequence diagrams: participants have plain ids, and marks at messages say who is active. */
import { unknownStatement } from "./label.ts";
import type { Statement } from "./read-source.ts";
import type { Reading } from "./reading.ts";

const message = /^([^<>()]+?)\s*(-->>|->>|--\)|-\)|-->|->)\s*([+-]?)\s*([^<>()]+?)\s*(?::\s*(.*))?$/;

export function sequence(statements: readonly Statement[], to: Reading): void {
  const actors = new Map<string, { kind: string; label: string }>();
  const lines: string[] = [];
  let number: number | undefined;
  /** Who has to be named right after a message for its mark, and where the message is. */
  let last: { "+": string; "-": string; index: number } | undefined;
  const named = (name: string): string => {
    if (!actors.has(name)) actors.set(name, { kind: "participant", label: name });
    return to.id(name);
  };
  for (const statement of statements) {
    const text = statement.text.replace(/;$/, "");
    const [, kind, actor, as] = /^(participant|actor)\s+(?!.*@\{)(.+?)(?:\s+as\s+(.+))?$/.exec(text) ?? [];
    const [, where, over = "", note = ""] =
      /^note\s+(left of|right of|over)\s+([^:]+):\s*(.+)$/i.exec(text) ?? [];
    const [, block, title = ""] = /^(loop|alt|opt|par|critical|break|else|and)\b\s*(.*)$/.exec(text) ?? [];
    const [, ends, who = ""] = /^(de)?activate\s+(.+)$/.exec(text) ?? [];
    const [, from, arrow, mark = "", other = "", label = ""] = message.exec(text) ?? [];
    if (kind !== undefined && actor !== undefined) {
      to.id(actor);
      actors.set(actor, { kind, label: as ?? actor });
    } else if (where !== undefined) {
      const at = over.split(",").map((each) => named(each.trim()));
      lines.push(`Note ${where.toLowerCase()} ${at.join(",")}: ${to.label(note)}`);
    } else if (block !== undefined) {
      if (block !== "else" && block !== "and") to.open(statement);
      lines.push(title === "" ? block : `${block} ${to.label(title)}`);
    } else if (text === "end") {
      to.close(statement);
      lines.push(text);
    } else if (/^autonumber(?:\s+\d+)?$/.test(text)) number = Number(/\d+/.exec(text)?.[0] ?? 1);
    else if (who !== "") {
      const sign = ends === undefined ? "+" : "-";
      if (last?.[sign] !== named(who)) throw unknownStatement(statement);
      lines[last.index] = lines[last.index]?.replace(/^(\S+ \S+) /, `$1 ${sign}`) ?? "";
      last = undefined;
    } else if (/^(?:links?|properties|details)\s/.test(text)) to.leftOut.push(statement);
    else if (from !== undefined) {
      if (/--?x$|-x/.test(from + other)) throw unknownStatement(statement);
      const [sender, target] = [named(from), named(other)];
      const shown = to.label(number === undefined ? label : `${number++}. ${label}`);
      last = mark === "" ? { "+": target, "-": sender, index: lines.length } : undefined;
      lines.push(`${sender} ${arrow} ${mark}${target}: ${shown}`);
      to.links++;
    } else throw unknownStatement(statement);
  }
  const participants = [...actors].map(
    ([name, { kind, label }]) => `${kind} ${to.id(name)} as ${to.label(label)}`,
  );
  to.lines.push("sequenceDiagram", ...participants, ...lines);
}
