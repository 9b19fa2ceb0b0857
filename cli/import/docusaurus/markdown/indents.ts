/** Indentation that only shows how tags and lists nest goes, since Markdown would take it for code. Lines stay lines. */
import type { Nodes, Root } from "mdast";
import { dedented, tagsOf } from "../../mdx/dedent.ts";
import { type Jsx, jsxIn } from "../../mdx/elements.ts";
import { type Statements, statementsOf } from "../../mdx/esm.ts";
import { lessIndented } from "../../mdx/less-indented.ts";
import type { MdxParser } from "../../mdx/parse-mdx.ts";
import { regionOf } from "../../mdx/regions.ts";
import { placeAtOffset } from "../../read-module.ts";
import { runningText } from "./running-text.ts";

type IndentedBody = { file: string; isMdx1: boolean; parse: MdxParser };

type WithoutIndents = {
  body: string;
  /** Columns that a line has lost, by its number from 0. */
  lost: ReadonlyMap<number, number>;
};

export function withoutIndents(written: string, source: IndentedBody): WithoutIndents {
  const isIndented = /^[ \t]+\S/m.test(written);
  const first = isIndented && written.includes("<") ? outOfTags(written, source) : undefined;
  const body = first?.text ?? written;
  const lost = new Map(first?.lost);
  if (source.isMdx1 || !/^ {4,}\S/m.test(body)) return { body, lost };
  const { root, statements, jsx } = parsed(body, source);
  const second = lessIndented(body, root, [...jsx.braces, ...tagsOf(jsx.elements), ...statements.edits]);
  for (const [line, count] of second.lost) lost.set(line, (lost.get(line) ?? 0) + count);
  return { body: second.text, lost };
}

function outOfTags(written: string, source: IndentedBody) {
  const { root, jsx } = parsed(written, source);
  const regionsOf = (type: Nodes["type"]) => nodesIn(root, type).flatMap((node) => regionOf(node) ?? []);
  return dedented(written, { ...jsx, codes: regionsOf("code"), items: regionsOf("listItem") });
}

/** Tags far in are tags in all versions: only what is in none of them may be code. */
function parsed(
  body: string,
  { file, parse }: IndentedBody,
): { root: Root; statements: Statements; jsx: Jsx } {
  const { root } = parse(body);
  const placeAt = (offset: number) => placeAtOffset(body, offset);
  const statements = statementsOf({ root, body, placeAt, file, isKnown: () => true, notes: [] });
  const regions = runningText(root, body, statements);
  return { root, statements, jsx: jsxIn(body, regions) };
}

function nodesIn(node: Nodes, type: Nodes["type"]): Nodes[] {
  const own = node.type === type ? [node] : [];
  return "children" in node ? [...own, ...node.children.flatMap((child) => nodesIn(child, type))] : own;
}
