/** Words and parts of a page of the new site as it was compiled: what a reader finds of each kind, in order. */
import type { HastNode, HastRoot } from "../../../schema/hast.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import { keyOf, type PartKind, partKinds } from "./source-parts.ts";

export type ShownPage = {
  /** Its words, in order, beside signs. */
  text: string;
  /** Keys of parts, by kind. */
  parts: Readonly<Record<PartKind, readonly string[]>>;
};

const kinds: ReadonlyMap<string, PartKind> = new Map([
  ["pre", "codeBlocks"],
  ["table", "tables"],
  ["img", "pictures"],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, "headings"] as const),
]);

export function shownPage(hast: HastRoot, { heading, frontMatter }: PageFacts): ShownPage {
  const parts = Object.fromEntries(partKinds.map((kind) => [kind, []])) as unknown as Record<
    PartKind,
    string[]
  >;
  parts.headings.push(keyOf(heading ?? frontMatter.title ?? ""));
  const visit = (node: HastNode): void => {
    if (node.type !== "element") return;
    const { tagName, properties, children } = node;
    const isDrawn = properties.dataSource !== undefined || properties.dataTex !== undefined;
    const kind = isDrawn && tagName !== "span" ? "codeBlocks" : kinds.get(tagName);
    if (kind) parts[kind].push(keyOf(`${properties.dataSource ?? properties.dataTex ?? textOf(node)}`));
    children.forEach(visit);
  };
  hast.children.forEach(visit);
  const text = [
    heading ?? "",
    JSON.stringify(frontMatter),
    ...hast.children.map((node) => wordsOf(node)),
  ].join(" ");
  return { text: text.replaceAll("<!--", ""), parts };
}

/** Texts and what attributes say: labels, texts of images, sources of drawings. In code, a colour starts no word. */
function wordsOf(node: HastNode, isCode = false): string {
  if (node.type === "text") return node.value;
  const isBelow = isCode || node.tagName === "pre";
  const shown = node.children.map((child) => wordsOf(child, isBelow)).join(isBelow ? "" : " ");
  if (isCode) return shown;
  const said = Object.values(node.properties).filter((value) => typeof value === "string");
  return [...said, "data" in node ? JSON.stringify(node.data) : "", shown].join(" ");
}

function textOf(node: HastNode): string {
  if (node.type === "text") return node.value;
  return `${node.properties.alt ?? ""}${node.children.map((child) => textOf(child)).join("")}`;
}
