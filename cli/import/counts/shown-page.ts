/** Words and parts of a page of the new site as it was compiled: what a reader finds of each kind, in order. */
import type { HastElement, HastNode, HastRoot } from "../../../schema/hast.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import { isRecord } from "../is-record.ts";
import { keyOf, kindsOfTags, type PartKind, partKinds } from "./source-parts.ts";

export type ShownPage = {
  /** Its words, in order, beside signs. */
  text: string;
  /** Keys of parts, by kind. */
  parts: Readonly<Record<PartKind, readonly string[]>>;
};

export function shownPage(hast: HastRoot, { heading, frontMatter }: PageFacts): ShownPage {
  const parts = Object.fromEntries(partKinds.map((kind): [PartKind, string[]] => [kind, []])) as Record<
    PartKind,
    string[]
  >;
  const add = (kind: PartKind, text: string | undefined) => {
    if (text !== undefined) parts[kind].push(keyOf(text));
  };
  add("headings", heading ?? frontMatter.title);
  if ("tags" in frontMatter) for (const tag of frontMatter.tags ?? []) add("tags", tag);
  const visit = (node: HastNode): void => {
    if (node.type !== "element") return;
    const { tagName, properties, children } = node;
    const isFootnote = tagName === "li" && /^fn-/.test(`${properties.id}`);
    const kind = isFootnote ? "footnotes" : kindsOfTags.get(tagName);
    const code = properties.dataSource ?? properties.dataTex;
    if (code !== undefined && tagName !== "span") add("codeBlocks", `${code}`);
    const isShown =
      tagName === "a"
        ? properties.href !== undefined && !isOfFootnote(node)
        : kind !== "cells" || children.length > 0;
    if (kind !== undefined && isShown) add(kind, textOf(node, true));
    children.forEach(visit);
  };
  hast.children.forEach(visit);
  if ("home" in frontMatter) addHome(frontMatter.home, add);
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

function isOfFootnote({ properties }: HastElement): boolean {
  return "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;
}

/** Text of an element, without the lists in it. */
function textOf(node: HastNode, isFirst = false): string {
  if (node.type === "text") return node.value;
  if (!isFirst && /^[uo]l$/.test(node.tagName)) return "";
  if (isOfFootnote(node)) return "";
  return `${node.properties.alt ?? ""}${node.children.map((child) => textOf(child)).join("")}`;
}

/** The blocks of a home page are data. */
function addHome(value: unknown, add: (kind: PartKind, text: string | undefined) => void): void {
  if (Array.isArray(value)) for (const inner of value) addHome(inner, add);
  if (!isRecord(value)) return;
  const label = [value.label, value.title].find((text) => typeof text === "string");
  if (typeof value.to === "string") add("links", label ?? "");
  if (typeof value.title === "string") add("headings", value.title);
  for (const inner of Object.values(value)) addHome(inner, add);
}
