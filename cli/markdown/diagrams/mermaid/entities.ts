/** Entity relationship diagrams: names in quotation marks or with another name in brackets, which the library does not read. */
import { unknownStatement } from "./label.ts";
import type { Statement } from "./read-source.ts";
import type { Reading } from "./reading.ts";

const name = '(?:[\\p{L}\\p{N}_]+(?:[.-][\\p{L}\\p{N}_]+)*|"[^"]+")';
const relation = new RegExp(
  `^(${name})\\s*([|o}{]{2}(?:--|\\.\\.)[|o}{]{2})\\s*(${name})(?:\\s*:\\s*(.*))?$`,
  "u",
);
const entity = new RegExp(`^(${name})\\s*(?:\\[\\s*"?([^"\\]]*)"?\\s*\\])?\\s*(\\{)?\\s*(\\})?$`, "u");
const attribute = /^(\S+)\s+(\S+)((?:(?:\s*,\s*|\s)(?:PK|FK|UK))*)\s*(?:"([^"]*)")?$/;

export function entities(statements: readonly Statement[], to: Reading): void {
  to.lines.push("erDiagram");
  const plain = (own: string): string => own.replace(/^"(.*)"$/, "$1");
  const aliases = new Map<string, string>();
  for (const { text } of statements) {
    const [, own, alias] = entity.exec(text) ?? [];
    if (own !== undefined && alias) aliases.set(plain(own), alias);
  }
  const named = (own: string): string => {
    to.id(plain(own));
    return to.label(aliases.get(plain(own)) ?? plain(own)).replaceAll(" ", "\ue020");
  };
  let isOpen = false;
  for (const statement of statements) {
    const { text } = statement;
    const [, from, line, other = "", label = ""] = relation.exec(text) ?? [];
    const [, own, , brace, closed] = entity.exec(text) ?? [];
    const [, type, attributed, keys = "", comment] = attribute.exec(text) ?? [];
    if (isOpen && text === "}") {
      isOpen = false;
      to.close(statement);
      to.lines.push(text);
    } else if (isOpen && type !== undefined && attributed !== undefined) {
      const said = comment === undefined ? "" : ` "${to.label(comment)}"`;
      to.lines.push(
        `${to.label(type)} ${to.label(attributed)} ${to.words(keys.replaceAll(/[\s,]+/g, " ").trim())}${said}`.trim(),
      );
    } else if (!isOpen && from !== undefined) {
      to.link();
      to.lines.push(`${named(from)} ${line} ${named(other)} : ${to.label(plain(label))}`);
    } else if (!isOpen && own !== undefined) {
      isOpen = brace !== undefined && closed === undefined;
      if (isOpen) to.open(statement);
      to.lines.push(`${named(own)} {`, ...(isOpen ? [] : ["}"]));
    } else if (isOpen || !/^(?:classDef|class|style)\s/.test(text)) throw unknownStatement(statement);
  }
}
