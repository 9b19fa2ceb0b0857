/** Statements of a class diagram → those that the drawing library knows. */
import { checkWhole } from "./bounds.ts";
import type { Canonical } from "./flowchart.ts";
import { safeLabel } from "./label.ts";
import { NotDrawn, unknownStatement } from "./not-drawn.ts";
import type { Statement } from "./read-source.ts";

const name = "[\\p{L}\\p{N}_]+(?:[.-][\\p{L}\\p{N}_]+)*(?:~[^~]+~)?";
const relation = new RegExp(
  `^(${name})\\s*(?:"([^"]*)"\\s*)?(<\\|--|--\\|>|<\\|\\.\\.|\\.\\.\\|>|\\*--|--\\*|o--|--o|<--|-->|<\\.\\.|\\.\\.>|--)\\s*(?:"([^"]*)"\\s*)?(${name})(?:\\s*:\\s*(.+))?$`,
  "u",
);
const member = new RegExp(`^(${name})\\s*:\\s*(.+)$`, "u");
const annotation = new RegExp(`^<<([^<>]+)>>\\s+(${name})$`, "u");
const opening = new RegExp(`^class\\s+(${name})\\s*(?:\\{\\s*(.*?)\\s*(\\})?)?$`, "u");

export function classDiagram(header: Statement, statements: readonly Statement[]): Canonical {
  if (!/^classDiagram(?:-v2)?$/.test(header.text)) throw unknownStatement(header);
  const lines: string[] = [];
  const leftOut: Statement[] = [];
  const labels = new Set<string>();
  let isOpen = false;
  let links = 0;
  /** Classes are named by their plain names, with what they are generic in as a part. */
  const nameOf = (written: string): string => {
    const own = written.replaceAll(/[.-]/g, (each) => safeLabel(each));
    labels.add(own);
    return generic(own);
  };
  const inClass = (own: string, inside: string): void => {
    lines.push(`class ${own} {`, inside, "}");
  };
  for (const statement of statements) {
    const { text } = statement;
    const related = relation.exec(text);
    const noted = annotation.exec(text);
    const opened = opening.exec(text);
    const said = member.exec(text);
    if (isOpen) {
      if (text === "}") isOpen = false;
      lines.push(text === "}" ? text : memberText(text));
    } else if (opened) {
      const [, id = "", inside, closed] = opened;
      const own = nameOf(id);
      if (inside === undefined) lines.push(`class ${own}`);
      else if (closed !== undefined) inClass(own, memberText(inside));
      else {
        isOpen = true;
        lines.push(`class ${own} {`, ...(inside === "" ? [] : [memberText(inside)]));
      }
    } else if (related) {
      links++;
      const [, from = "", near, arrow, far, to = "", label] = related;
      const count = (written: string | undefined): string =>
        written === undefined ? "" : ` "${safeLabel(written)}"`;
      lines.push(
        `${nameOf(from)}${count(near)} ${arrow}${count(far)} ${nameOf(to)}${label === undefined ? "" : ` : ${safeLabel(label)}`}`,
      );
    } else if (noted) inClass(nameOf(noted[2] ?? ""), `<<${(noted[1] ?? "").replaceAll(/\W/g, "_")}>>`);
    else if (said) inClass(nameOf(said[1] ?? ""), memberText(said[2] ?? ""));
    else if (/^(?:classDef|cssClass|style)\s/.test(text)) continue;
    else if (/^(?:direction|link|click|callback)\s/.test(text)) leftOut.push(statement);
    else throw unknownStatement(statement);
  }
  if (isOpen) throw new NotDrawn("a class of this diagram has no “}”", undefined);
  if (labels.size === 0) throw new NotDrawn("this diagram has no classes", header.line);
  checkWhole({ links, parts: labels.size, depth: 0 });
  return { text: [header.text, ...lines].join("\n"), links, tones: new Map(), leftOut };
}

/** `List~int~` → `List<int>`, in characters that the library takes for letters. */
function generic(text: string): string {
  return text.replaceAll(/~([^~]+)~/g, (_, of: string) => `${safeLabel("<")}${of}${safeLabel(">")}`);
}

/** `name: Type` → `Type name`, as the library reads members. */
function memberText(written: string): string {
  const text = generic(written.replace(/;$/, ""));
  if (/^<<.+>>$/.test(text)) return `<<${text.slice(2, -2).replaceAll(/\W/g, "_")}>>`;
  const [, sign = "", own, type] = /^([+\-#~]?)\s*([^\s:()]+)\s*:\s*(.+)$/.exec(text) ?? [];
  if (own === undefined || type === undefined) return text;
  return `${sign}${type.trim().replaceAll(/\s+/g, "\ue0a0")} ${own}`;
}
