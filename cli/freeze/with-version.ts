/**
 * Text of site.yml → the same with another frozen version, as the newest. The entry is written into the text, so that
 * comments and layout stay as they are to the letter.
 */
import { isMap, isSeq, type Node, parseDocument } from "yaml";

export function withVersion(text: string, name: string): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const entry = `name: ${JSON.stringify(name)}`;
  const document = parseDocument(text);
  const versions = document.get("versions", true);
  const frozen = document.getIn(["versions", "frozen"], true);
  if (isSeq(frozen)) {
    if (frozen.flow) return inserted(text, startOf(frozen) + 1, flowEntry(entry, frozen.items.length));
    const line = lineStart(text, startOf(frozen));
    return inserted(text, line, `${indentAt(text, line)}- ${entry}${eol}`);
  }
  if (isMap(versions) && !versions.flow && frozen === undefined) {
    const line = lineStart(text, startOf(versions));
    const indent = indentAt(text, line);
    return inserted(text, line, `${indent}frozen:${eol}${indent}  - ${entry}${eol}`);
  }
  if (isMap(versions) && frozen === undefined)
    return inserted(
      text,
      startOf(versions) + 1,
      ` frozen: [{ ${entry} }]${versions.items.length > 0 ? "," : " "}`,
    );
  if (versions === undefined) {
    const gap = text.endsWith("\n") ? eol : eol + eol;
    return [`${text}${gap}versions:`, "  frozen:", `    - ${entry}`, ""].join(eol);
  }
  // What has no place of its own, such as `frozen:` without a value.
  document.setIn(["versions", "frozen"], document.createNode([{ name }]));
  return document.toString({ lineWidth: 0 }).replace(/\r?\n/g, eol);
}

function flowEntry(entry: string, others: number): string {
  return `{ ${entry} }${others > 0 ? ", " : ""}`;
}

function inserted(text: string, offset: number, addition: string): string {
  return text.slice(0, offset) + addition + text.slice(offset);
}

function startOf({ range }: Node): number {
  return range?.[0] ?? 0;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function indentAt(text: string, line: number): string {
  return /^ */.exec(text.slice(line))?.[0] ?? "";
}
