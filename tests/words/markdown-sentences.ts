/** A Markdown file → the sentences that people read in it, each with its line. Code is one sign, so that it counts as a word. */
import { readFileSync } from "node:fs";
import type { Nodes, PhrasingContent } from "mdast";
import { directiveNames } from "../../cli/markdown/directives/directives.ts";
import { parseMarkdown } from "../../cli/markdown/mdast/parse.ts";
import { CODE } from "./prose.ts";

export type Sentence = { file: string; line: number; text: string; isHeading: boolean };

/** What a reader sees as one text. */
type Block = { line: number; text: string; isHeading: boolean };

export function sentencesOf(file: string): Sentence[] {
  const text = readFileSync(file, "utf8");
  const [, head = "", fields = ""] = /^(---\n(.*?)\n---\n)/s.exec(text) ?? [];
  const firstLine = head.split("\n").length;
  const { root } = parseMarkdown(text.slice(head.length), firstLine, directiveNames([]));
  const blocks = [...textsOfHead(fields), ...blocksIn(root)];
  return blocks.flatMap((block) => sentencesIn(block).map((sentence) => ({ file, ...sentence })));
}

/** Values of the front matter that are shown. */
function textsOfHead(fields: string): Block[] {
  return fields.split("\n").flatMap((field, index) => {
    const [, key, value] = /^(title|description|sidebar_label): "?(.+?)"?$/.exec(field) ?? [];
    return value === undefined ? [] : [{ line: index + 2, text: value, isHeading: key !== "description" }];
  });
}

function blocksIn(node: Nodes): Block[] {
  if (node.type === "table") {
    const [names, ...rows] = node.children;
    const heads = names ? blocksIn(names).map((block) => ({ ...block, isHeading: true })) : [];
    return [...heads, ...rows.flatMap(blocksIn)];
  }
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
    return [
      {
        line: node.position?.start.line ?? 0,
        text: node.children
          .map(textOf)
          .join("")
          .replace(/ \{#[^}]+\}$/, "")
          // Formulas are read by others.
          .replace(/\$\$[^$]+\$\$|\$[^\s$](?:[^$]*[^\s$])?\$(?!\w)/g, CODE),
        isHeading: node.type === "heading",
      },
    ];
  return "children" in node ? node.children.flatMap(blocksIn) : [];
}

function textOf(node: PhrasingContent): string {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return CODE;
  if (node.type === "image") return "";
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(textOf).join("") : "";
}

export function sentencesIn({ line, text, isHeading }: Block): Omit<Sentence, "file">[] {
  let from = 0;
  return text.split(/(?<=[.!?][”)]?\s+)(?=[\p{Lu}“(\uFFFC]|twsite\b)/u).map((part) => {
    const start = line + text.slice(0, from).split("\n").length - 1;
    from += part.length;
    return { line: start, text: part.replace(/\s+/g, " ").trim(), isHeading };
  });
}
