/** Tags and expressions of JSX in a text. */
import type { Expression } from "acorn";
import { parseJsxExpression } from "../code/parser.ts";

export type Attribute = { start: number; end: number; value: string | Expression | true };

export type JsxTag = {
  kind: "open" | "close" | "self";
  /** Empty for a fragment. */
  name: string;
  start: number;
  end: number;
  attributes: ReadonlyMap<string, Attribute>;
};

const space = /\s*/y;
/** A `<` before a space is a character. */
const tagName = /<(\/?)(?:([A-Za-z][\w.:-]*)(?=[\s/>])|(?=>))/y;
const attributeName = /[A-Za-z_:@][\w:.-]*/y;
const quoted = /"([^"]*)"|'([^']*)'/y;

/** The tag that starts at `start`; undefined where none does. */
export function tagAt(text: string, start: number): JsxTag | undefined {
  const name = match(tagName, text, start);
  if (!name) return undefined;
  const attributes = new Map<string, Attribute>();
  let at = start + name[0].length;
  for (;;) {
    at += match(space, text, at)?.[0].length ?? 0;
    const isSelf = text.startsWith("/>", at);
    if (isSelf || text[at] === ">") {
      const kind = name[1] === "/" ? "close" : isSelf ? "self" : "open";
      return { kind, name: name[2] ?? "", start, end: at + (isSelf ? 2 : 1), attributes };
    }
    const key = match(attributeName, text, at)?.[0];
    if (key === undefined) {
      const spread = text[at] === "{" ? braceEnd(text, at) : undefined;
      if (spread === undefined) return undefined;
      attributes.set(text.slice(at, spread), { start: at, end: spread, value: true });
      at = spread;
      continue;
    }
    const from = at;
    at += key.length;
    if (text[at] !== "=") {
      attributes.set(key, { start: from, end: at, value: true });
      continue;
    }
    const string = match(quoted, text, at + 1);
    if (string) {
      at += 1 + string[0].length;
      attributes.set(key, { start: from, end: at, value: string[1] ?? string[2] ?? "" });
      continue;
    }
    const value = expressionAt(text, at + 1);
    if (!value) return undefined;
    at = value.end;
    attributes.set(key, { start: from, end: at, value: value.expression });
  }
}

/** `{expression}` that starts at `start`; undefined where the braces hold no JavaScript. */
export function expressionAt(
  text: string,
  start: number,
): { expression: Expression; end: number } | undefined {
  if (text[start] !== "{") return undefined;
  const expression = parseJsxExpression(text, start + 1);
  const end = expression && /^\s*(?:\/\*[\s\S]*?\*\/\s*)?\}/.exec(text.slice(expression.end));
  return expression && end ? { expression, end: expression.end + end[0].length } : undefined;
}

/** After the brace that closes the one at `start`, whatever is between them. */
export function braceEnd(text: string, start: number): number | undefined {
  let open = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") open++;
    if (text[at] === "}" && --open === 0) return at + 1;
  }
  return undefined;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  const sticky = new RegExp(pattern.source, "y");
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** The text of an attribute: in quotation marks, or as a plain string in braces. */
export function attributeText(attribute: Attribute | undefined): string | undefined {
  const value = attribute?.value;
  return typeof value === "object" ? stringOf(value) : value === true ? undefined : value;
}

/** A string, or a template without parts that are computed. */
export function stringOf(expression: Expression): string | undefined {
  if (expression.type === "Literal")
    return typeof expression.value === "string" || typeof expression.value === "number"
      ? String(expression.value)
      : undefined;
  if (expression.type !== "TemplateLiteral" || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
