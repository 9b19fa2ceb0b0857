/** Class diagrams: names and types may have characters that the library takes for marks. */
import { safeLabel, unknownStatement } from "./label.ts";
import type { Statement } from "./read-source.ts";
import type { Reading } from "./reading.ts";

const name = "[\\p{L}\\p{N}_]+(?:[.-][\\p{L}\\p{N}_]+)*(?:~[^~]+~)?";
const arrow = "<\\|--|--\\|>|<\\|\\.\\.|\\.\\.\\|>|\\*--|--\\*|o--|--o|<--|-->|<\\.\\.|\\.\\.>|--";
const count = '(?:"([^"]*)"\\s*)?';
const relation = new RegExp(`^(${name})\\s*${count}(${arrow})\\s*${count}(${name})(?:\\s*:\\s*(.+))?$`, "u");
const member = new RegExp(`^(${name})\\s*:\\s*(.+)$`, "u");
const annotation = new RegExp(`^(<<[^<>]+>>)\\s+(${name})$`, "u");
const opening = new RegExp(`^class\\s+(${name})\\s*(?:\\{\\s*(.*?)\\s*(\\})?)?$`, "u");

export function classDiagram(statements: readonly Statement[], to: Reading): void {
  to.lines.push("classDiagram");
  let isOpen = false;
  const named = (written: string): string => {
    to.id(written);
    return to.words(generic(written.replaceAll(/[.-]/g, (each) => safeLabel(each))));
  };
  for (const statement of statements) {
    const { text } = statement;
    const [, from, near, line, far, other = "", label] = relation.exec(text) ?? [];
    const [, opened, inside, closed] = opening.exec(text) ?? [];
    const [, mark, marked] = annotation.exec(text) ?? [];
    const [, owner = marked, said = mark] = member.exec(text) ?? [];
    if (isOpen && text === "}") {
      isOpen = false;
      to.close(statement);
      to.lines.push(text);
    } else if (isOpen) to.lines.push(to.words(memberText(text)));
    else if (opened !== undefined) {
      isOpen = inside !== undefined && closed === undefined;
      if (isOpen) to.open(statement);
      to.lines.push(`class ${named(opened)}${inside === undefined ? "" : " {"}`);
      if (inside) to.lines.push(to.words(memberText(inside)));
      if (closed !== undefined) to.lines.push("}");
    } else if (from !== undefined) {
      const counted = (written: string | undefined): string =>
        written === undefined ? "" : ` "${to.label(written)}"`;
      const shown = label === undefined ? "" : ` : ${to.label(label)}`;
      to.link();
      to.lines.push(`${named(from)}${counted(near)} ${line}${counted(far)} ${named(other)}${shown}`);
    } else if (owner !== undefined && said !== undefined)
      to.lines.push(`class ${named(owner)} {`, to.words(memberText(said)), "}");
    else if (/^(?:direction|link|click|callback)\s/.test(text)) to.leftOut.push(statement);
    else if (!/^(?:classDef|cssClass|style)\s/.test(text)) throw unknownStatement(statement);
  }
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
