/**
 * Step that gives tables their captions: `Table: Prices in 2026`, a paragraph of its own directly below a table or directly
 * above it, as Pandoc has it.
 */
import type { Paragraph, Parents, PhrasingContent, Root, RootContent, Table, Text } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import { besideTable } from "../../source/other-tools/blocks.ts";
import { findingOf, recognise } from "../../source/other-tools/construct.ts";
import { placeOf } from "../mdast/place.ts";
import { pageOf, report } from "../page-file.ts";

declare module "mdast" {
  interface TableData {
    caption?: PhrasingContent[];
  }
}

const MARK = "Table:";

export function captions(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (/^[ \t>]*(?:Table)?:[ \t\n]/m.test(page.body)) report(page, captionsIn(root, page.body));
  };
}

/** Changes the tree. `body` is its source. */
function captionsIn(root: Root, body: string): PageFinding[] {
  const findings: PageFinding[] = [];
  const visit = (parent: Parents): void => {
    const { children } = parent;
    if (children.some(({ type }) => type === "table")) {
      const taken = new Set<RootContent>();
      for (const [index, node] of children.entries()) {
        const caption = node.type === "paragraph" ? captionOf(node, body) : undefined;
        // The table above comes first; the one below may have its own caption below it.
        const tables = caption ? [children[index - 1], children[index + 1]].filter(isBare) : [];
        const [table] = tables;
        if (caption && table) {
          table.data = { ...table.data, caption };
          taken.add(node);
        }
        findings.push(...mistakes(node, children[index - 1], children[index + 1]));
      }
      // The types of each parent's children differ; fewer of them stay such children.
      if (taken.size > 0) parent.children = children.filter((child) => !taken.has(child)) as typeof children;
    }
    for (const child of parent.children)
      if ("children" in child && child.type !== "paragraph" && child.type !== "table") visit(child);
  };
  visit(root);
  return findings;
}

function captionOf({ children }: Paragraph, body: string): PhrasingContent[] | undefined {
  const [first, ...rest] = children;
  if (first?.type !== "text" || !/^Table:[ \t\n]/.test(first.value)) return undefined;
  // `Table\:` is meant as text.
  const start = first.position?.start.offset;
  if (start !== undefined && body.slice(start, start + MARK.length) !== MARK) return undefined;
  const text: Text = { type: "text", value: first.value.slice(MARK.length).trimStart() };
  const caption = text.value === "" ? rest : [text, ...rest];
  return caption.length > 0 ? caption : undefined;
}

function isBare(node: RootContent | undefined): node is Table {
  return node?.type === "table" && node.data?.caption === undefined;
}

/** Text that was meant to be a caption. */
function mistakes(
  node: RootContent,
  before: RootContent | undefined,
  after: RootContent | undefined,
): PageFinding[] {
  const text = node.type === "paragraph" ? node.children[0] : undefined;
  const isBeside = before?.type === "table" || after?.type === "table";
  const found = text?.type === "text" && isBeside ? recognise(text.value, besideTable) : undefined;
  return found ? [{ place: placeOf(node), ...findingOf(found) }] : [];
}
