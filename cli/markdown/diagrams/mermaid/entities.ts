/** Statements of an entity relationship diagram → those that the drawing library knows. */
import { checkWhole } from "./bounds.ts";
import type { Canonical } from "./flowchart.ts";
import { safeLabel } from "./label.ts";
import { NotDrawn, unknownStatement } from "./not-drawn.ts";
import type { Statement } from "./read-source.ts";

const name = '(?:[\\p{L}\\p{N}_]+(?:[.-][\\p{L}\\p{N}_]+)*|"[^"]+")';
const relation = new RegExp(
  `^(${name})\\s*(\\|\\||\\|o|o\\||\\}\\||\\}o|\\|\\{)(--|\\.\\.)(\\|\\||o\\||\\|o|\\|\\{|o\\{|\\}\\|)\\s*(${name})(?:\\s*:\\s*(.*))?$`,
  "u",
);
const entity = new RegExp(`^(${name})\\s*(?:\\[\\s*"?([^"\\]]*)"?\\s*\\])?\\s*(\\{)?\\s*(\\})?$`, "u");

export function entities(header: Statement, statements: readonly Statement[]): Canonical {
  if (header.text !== "erDiagram") throw unknownStatement(header);
  const lines: string[] = [];
  const aliases = new Map<string, string>();
  let isOpen = false;
  let links = 0;
  const names = new Set<string>();
  const written = (own: string): string => {
    const plain = own.replace(/^"(.*)"$/, "$1");
    names.add(plain);
    return safeLabel(aliases.get(plain) ?? plain).replaceAll(" ", "\ue020");
  };
  for (const { text } of statements) {
    const [, own, alias] = entity.exec(text) ?? [];
    if (own !== undefined && alias) aliases.set(own.replace(/^"(.*)"$/, "$1"), alias);
  }
  for (const statement of statements) {
    const { text } = statement;
    const related = relation.exec(text);
    const own = entity.exec(text);
    if (isOpen) {
      if (text === "}") {
        isOpen = false;
        lines.push(text);
      } else lines.push(attribute(statement));
    } else if (related) {
      links++;
      const [, from = "", near, line, far, to = "", label = ""] = related;
      const shown = safeLabel(label.replace(/^"(.*)"$/, "$1"));
      lines.push(`${written(from)} ${near}${line}${far} ${written(to)} : ${shown}`);
    } else if (own) {
      const [, id = "", , brace, closed] = own;
      isOpen = brace !== undefined && closed === undefined;
      lines.push(`${written(id)} {`, ...(isOpen ? [] : ["}"]));
    } else if (/^(?:classDef|class|style)\s/.test(text)) continue;
    else throw unknownStatement(statement);
  }
  if (isOpen) throw new NotDrawn("an entity of this diagram has no “}”", undefined);
  if (names.size === 0) throw new NotDrawn("this diagram has no entities", header.line);
  checkWhole({ links, parts: names.size, depth: 0 });
  return { text: [header.text, ...lines].join("\n"), links, tones: new Map(), leftOut: [] };
}

function attribute(statement: Statement): string {
  const [whole, type = "", own = "", keys = "", comment] =
    /^(\S+)\s+(\S+)((?:(?:\s*,\s*|\s)(?:PK|FK|UK))*)\s*(?:"([^"]*)")?$/.exec(statement.text) ?? [];
  if (whole === undefined) throw unknownStatement(statement);
  const said = comment === undefined ? "" : ` "${safeLabel(comment)}"`;
  return `${safeLabel(type)} ${safeLabel(own)} ${keys.replaceAll(/[\s,]+/g, " ").trim()}${said}`.trim();
}
