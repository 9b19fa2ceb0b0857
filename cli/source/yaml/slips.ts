/** Slips that YAML reads without an error, but not as their writer meant: values cut at a “#”, curly quotation marks, odd spaces. */
import { type Document, isMap, isScalar, isSeq, visit as visitNodes } from "yaml";
import * as z from "zod";
import { startOf } from "./places.ts";
import { schemasAt } from "./schema-at.ts";
import { isPlainText, withoutCurlyQuotes } from "./spelling.ts";
import type { PathPart } from "./value-at.ts";

export type YamlSlip = {
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
const worthALook = /[“”„‟‘’‚«»\u00a0\u2007\u202f\u3000\u200b\ufeff]| #|[\s,[{][&!]/;

export function slipsOf(document: Document, text: string, schema: z.ZodType, written: unknown): YamlSlip[] {
  if (!worthALook.test(text)) return [];
  const slips: YamlSlip[] = [];
  const used = usedAnchors(document);
  const visit = (node: unknown, path: PathPart[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    else if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const inner = [...path, String(key.value)];
        slips.push(...keySlips(key, inner));
        visit(value, inner);
      }
    else
      slips.push(
        ...valueSlips(node, path, text, { used, isText: () => takesAnyText(schema, written, path) }),
      );
  };
  visit(document.contents, []);
  return slips;
}

function keySlips(key: unknown, path: PathPart[]): YamlSlip[] {
  const offset = startOf(key) ?? 0;
  if (!isPlainText(key)) return [];
  const bare = withoutCurlyQuotes(key.value);
  if (bare !== undefined)
    return [
      { ...curly(path, offset, `the key ${key.value}`, bare), expected: `${bare} without quotation marks` },
    ];
  const space = key.value.search(oddSpace);
  if (space === -1) return [];
  const name = key.value.replaceAll(new RegExp(oddSpace, "g"), "");
  return [spaced(path, offset + space, `the key “${name}”`, key.value.charAt(space))];
}

type Around = { used: ReadonlySet<string>; isText(): boolean };

function valueSlips(node: unknown, path: PathPart[], text: string, { used, isText }: Around): YamlSlip[] {
  const offset = startOf(node) ?? 0;
  if (!isPlainText(node)) return [];
  const { value } = node;
  const start = lost(node, used);
  if (start !== undefined && isText())
    return [
      {
        rule: "value-is-whole",
        path,
        offset: text.lastIndexOf(start, offset),
        message: `“${path.findLast((part) => typeof part === "string") ?? "value"}” is cut to “${value}”: “${start}” is a mark of YAML`,
        expected: `quotation marks around the whole value: ${quoted(`${start} ${value}`)}`,
      },
    ];
  const name = `“${path.findLast((part) => typeof part === "string") ?? "value"}”`;
  const bare = withoutCurlyQuotes(value);
  if (bare !== undefined) {
    const written = text.slice(offset, node.range?.[1]);
    // A value of several lines is not as it is written.
    const right = written === value ? { right: { written, text: quoted(bare) } } : {};
    return [{ ...curly(path, offset, `the value of ${name}`, bare), ...right }];
  }
  if (oddSpace.test(value.charAt(0))) return [spaced(path, offset, `the value of ${name}`, value.charAt(0))];
  const end = node.range?.[1] ?? offset;
  const rest = cutOff(text.slice(end, lineEnd(text, end)));
  if (rest === undefined || !isText()) return [];
  return [
    {
      rule: "value-is-whole",
      path,
      offset: end + 1,
      message: `${name} is cut to “${value}”: “ #” starts a comment in YAML`,
      expected: `the whole value in quotation marks: ${quoted(value + rest)}; or two spaces before a comment`,
    },
  ];
}

/** An anchor that nothing refers to, or an unknown tag: YAML drops both. */
function lost(
  { anchor, tag }: { anchor?: string; tag?: string },
  used: ReadonlySet<string>,
): string | undefined {
  if (anchor !== undefined && !used.has(anchor)) return `&${anchor}`;
  return tag?.startsWith("!") ? tag : undefined;
}

function usedAnchors(document: Document): ReadonlySet<string> {
  const used = new Set<string>();
  visitNodes(document, { Alias: (_, { source }) => void used.add(source) });
  return used;
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

function curly(path: PathPart[], offset: number, what: string, bare: string): YamlSlip {
  return {
    rule: "punctuation-is-plain",
    path,
    offset,
    message: `${what} is in curly quotation marks, which YAML reads as part of it`,
    expected: `straight ones, ${quoted(bare)}, or none; add straight ones around curly ones to keep them`,
  };
}

function spaced(path: PathPart[], offset: number, what: string, space: string): YamlSlip {
  const isInvisible = /[\u200b\ufeff]/.test(space);
  return {
    rule: "punctuation-is-plain",
    path,
    offset,
    message: `${isInvisible ? "an invisible character" : "a no-break space"} is part of ${what} here`,
    expected: isInvisible ? "none" : "a plain space, or none",
  };
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}
