/** Names of emoji in running text, `:rocket:` → the characters, as remark-emoji has it in Docusaurus. */
import type { Nodes } from "mdast";
import { get } from "node-emoji";
import type { TextEdit } from "../../mdx/edits.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";

const named = /(https?:\/\/\S+)|:\+1:|:-1:|:[\w-]+:/g;

/** `code` are regions that are not text: tags, expressions, statements. */
export function emojiEdits(root: Nodes, body: string, code: readonly Region[]): TextEdit[] {
  return textsIn(root).flatMap(({ start, end }) =>
    [...body.slice(start, end).matchAll(named)].flatMap(({ index, 0: name, 1: url }): TextEdit[] => {
      const at = start + index;
      const character = url === undefined ? get(name) : undefined;
      return character === undefined || code.some((region) => region.start <= at && at < region.end)
        ? []
        : [{ start: at, end: at + name.length, text: character }];
    }),
  );
}

function textsIn(node: Nodes): Region[] {
  if (node.type === "text") return [regionOf(node) ?? []].flat();
  const label = node.type === "containerDirective" ? (node.label ?? []) : [];
  return [...label, ...("children" in node ? node.children : [])].flatMap(textsIn);
}
