/**
 * Text of site.yml → the same with another frozen version, as the newest. The entry is written into the text, so that
 * comments and layout stay as they are to the letter.
 */
import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, type Node, parseDocument } from "yaml";
import { ownValue } from "../../../schema/own-value.ts";

/** Path of the set of docs in site.yml: the document itself (`[]`) for the first, else its entry in `docs.sets`. */
export type SetPath = readonly (string | number)[];

export function withVersion(text: string, name: string, set: SetPath = []): string {
  const written = asWritten(text, name, set);
  const expected = Object(parseDocument(text).toJS());
  const owner = set.reduce((value, key) => Object(ownValue(value, key)), expected);
  const { frozen, ...versions } = Object(owner.versions);
  owner.versions = { ...versions, frozen: [{ name }, ...(frozen ?? [])] };
  if (isDeepStrictEqual(yamlValue(written), expected)) return written;
  // Written in a way that has no place for the entry: the values stay, the layout may not.
  const document = parseDocument(text);
  const at = [...set, "versions"];
  if (isMap(document.getIn(at)))
    document.setIn([...at, "frozen"], document.createNode(owner.versions.frozen));
  else document.setIn(at, document.createNode(owner.versions));
  return document.toString({ lineWidth: 0 }).replace(/\r?\n/g, text.includes("\r\n") ? "\r\n" : "\n");
}

/** The value of the text as YAML, or undefined if it is not valid YAML. */
function yamlValue(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : document.toJS();
}

function asWritten(text: string, name: string, set: SetPath): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const entry = `name: ${JSON.stringify(name)}`;
  const document = parseDocument(text);
  const versions = document.getIn([...set, "versions"], true);
  const frozen = document.getIn([...set, "versions", "frozen"], true);
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
  if (versions === undefined && set.length > 0) {
    const own = document.getIn(set, true);
    if (!isMap(own) || own.flow) return text;
    // At the place of the first key of the set, whose indent is known.
    const indent = " ".repeat(startOf(own) - lineStart(text, startOf(own)));
    const lines = ["versions:", `${indent}  frozen:`, `${indent}    - ${entry}`, indent];
    return inserted(text, startOf(own), lines.join(eol));
  }
  if (versions === undefined) {
    const gap = text.endsWith("\n") ? eol : eol + eol;
    return [`${text}${gap}versions:`, "  frozen:", `    - ${entry}`, ""].join(eol);
  }
  return text;
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
