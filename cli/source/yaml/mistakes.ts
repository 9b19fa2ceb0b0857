/** Mistakes that YAML reads without an error, but not as their writer meant: values cut at a “#”, curly quotation marks, odd spaces. */
import { type Document, isMap, isScalar, isSeq, type Node, type Scalar } from "yaml";
import * as z from "zod";
import { startOf } from "./places.ts";
import { schemasAt } from "./schema-at.ts";
import { isPlainText, withoutCurlyQuotes } from "./spelling.ts";
import type { PathPart } from "./value-at.ts";

export type YamlMistake = {
  rule: "value-is-whole" | "punctuation-is-plain";
  path: PathPart[];
  offset: number;
  message: string;
  expected: string;
  /** The right text for what is written at `offset`, where there is one. */
  right?: { written: string; text: string };
};

/** Spaces that look like one and are none to YAML; some have no width at all. */
const oddSpace = /[\u00a0\u2007\u202f\u3000\u200b\ufeff]/;
const worthALook = /[“”„‟‘’‚«»\u00a0\u2007\u202f\u3000\u200b\ufeff]| #|[\s,[{]!/;

export function mistakesOf(
  document: Document,
  text: string,
  schema: z.ZodType,
  written: unknown,
): YamlMistake[] {
  if (!worthALook.test(text)) return [];
  const mistakes: YamlMistake[] = [];
  const visit = (node: unknown, path: PathPart[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    else if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const inner = [...path, String(key.value)];
        if (isPlainText(key)) mistakes.push(...markMistakes(key, inner, text, "key"));
        visit(value, inner);
      }
    else if (isPlainText(node)) {
      const ofMarks = markMistakes(node, path, text, "value");
      const isText = () => takesAnyText(schema, written, path);
      mistakes.push(...(ofMarks.length > 0 ? ofMarks : cutMistakes(node, path, text, isText)));
    }
  };
  visit(document.contents, []);
  return mistakes;
}

/** Curly quotation marks around a key or a value, and an odd space at its start or in a key. */
function markMistakes(
  node: Scalar<string> & Node,
  path: PathPart[],
  text: string,
  what: "key" | "value",
): YamlMistake[] {
  const offset = startOf(node) ?? 0;
  const { value } = node;
  const bare = withoutCurlyQuotes(value);
  const rule = "punctuation-is-plain";
  const name = what === "key" ? `the key ${value}` : `the value of “${nameIn(path)}”`;
  if (bare !== undefined) {
    const written = text.slice(offset, node.range?.[1]);
    return [
      {
        rule,
        path,
        offset,
        message: `${name} is in curly quotation marks, which YAML reads as part of it`,
        expected: `straight ones, ${quoted(bare)}, or none; add straight ones around curly ones to keep them`,
        // A value of several lines is not as it is written.
        ...(what === "value" && written === value && { right: { written, text: quoted(bare) } }),
      },
    ];
  }
  const space = what === "key" ? value.search(oddSpace) : oddSpace.test(value.charAt(0)) ? 0 : -1;
  const message = `a no-break or invisible space is part of ${what === "key" ? "this key" : name}`;
  return space === -1
    ? []
    : [{ rule, path, offset: offset + space, message, expected: "a plain space, or none" }];
}

function cutMistakes(
  node: Scalar<string> & Node,
  path: PathPart[],
  text: string,
  isText: () => boolean,
): YamlMistake[] {
  const { tag } = node;
  if (tag?.startsWith("!") && isText())
    return [
      {
        rule: "value-is-whole",
        path,
        offset: text.lastIndexOf(tag, startOf(node) ?? 0),
        message: `“${nameIn(path)}” is cut to “${node.value}”: “${tag}” is a mark of YAML`,
        expected: `the whole value in quotation marks: ${quoted(`${tag} ${node.value}`)}`,
      },
    ];
  const end = node.range?.[1] ?? 0;
  const rest = cutOff(text.slice(end, lineEnd(text, end)));
  if (rest === undefined || !isText()) return [];
  return [
    {
      rule: "value-is-whole",
      path,
      offset: end + 1,
      message: `“${nameIn(path)}” is cut to “${node.value}”: “ #” starts a comment in YAML`,
      expected: `the whole value in quotation marks: ${quoted(node.value + rest)}; or two spaces before a comment`,
    },
  ];
}

/** An item of a list is called by the list's name. */
function nameIn(path: readonly PathPart[]): string {
  return String(path.findLast((part) => typeof part === "string") ?? "value");
}

/** The comment behind a value, with one space before it: the author may have meant text. More spaces set a comment apart. */
function cutOff(rest: string): string | undefined {
  return /^ #/.test(rest) &&
    !/^ #+ *(twsite-ignore|todo|fixme|xxx|note|hack|max|min|optional|required)\b/i.test(rest)
    ? rest.trimEnd()
    : undefined;
}

/** Keys whose value is a name or an address, where a “#” starts a comment as a rule. */
const names = new Set(
  "slug id image file date edit_url displayed_sidebar pagination_next pagination_prev permalink url to from doc link folder sidebar favicon stylesheet icon drawing component path light dark color colour".split(
    " ",
  ),
);

/** True for a text that visitors read, as far as the schema and the key's name tell. An item of a list is a name mostly. */
function takesAnyText(schema: z.ZodType, written: unknown, path: readonly PathPart[]): boolean {
  const key = path.at(-1);
  if (typeof key !== "string" || path.some((part) => names.has(String(part)))) return false;
  return schemasAt(schema, written, path).some(
    (found) =>
      !(found instanceof z.ZodUnknown) && !(found instanceof z.ZodAny) && found.safeParse("C # 1").success,
  );
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}
