/**
 * Blocks of Markdown beside HTML, as in `<div>` or `<details>`. The compiler closes what it opens, so the parser of HTML reads one small
 * placeholder for all that follow each other. The parser reads the content of a placeholder in another way wherever it might change
 * the blocks: in a link that is open, in a table but outside of its cells, in a drawing.
 */
import type { Element, ElementContent, Nodes, Root, RootContent, Text } from "hast";
import { ownElement } from "../../../schema/own-elements.ts";
import { limits } from "../../report/limits/limits.ts";
import { formatting } from "./element-kinds.ts";
import { textModes } from "./read-tags.ts";

/** Attribute with the number of a placeholder: no tag of HTML can have its name, and the allow list keeps it. */
const NUMBER = "data tw blocks";

/** Elements that end an open paragraph, and that no element around them ends. */
const blockTags = new Set(
  "p ul ol dl blockquote pre hr table figure details section aside div h1 h2 h3 h4 h5 h6".split(" "),
);
/** Those that stay in a drawing around them. */
const keptInDrawings = new Set(["figure", "details", "section", "aside"]);

/** Tags after which the parser takes tags for text, until it meets text that is not HTML. */
const opensText = new RegExp(
  `<(?:${[...textModes.keys(), "xmp", "noscript", "plaintext"].join("|")})\\b`,
  "i",
);

/** A tree with placeholders, and the nodes of each. */
type Shortened = { tree: Root; replaced: (readonly (Element | Text)[])[] };

/** Leaves the tree as it is. */
export function withPlaceholders(root: Root): Shortened {
  const withRaw = new Set<Nodes>();
  if (addParentsOfRaw(root, withRaw).some((html) => opensText.test(html)))
    return { tree: root, replaced: [] };
  const replaced: Shortened["replaced"] = [];
  const isBlock = (node: Element): boolean =>
    !withRaw.has(node) && (blockTags.has(node.tagName) || ownElement(node.tagName)?.form === "block");
  const shortened = <Node extends RootContent>(nodes: readonly Node[]): (Node | Element | Text)[] => {
    const result: (Node | Element | Text)[] = [];
    let run: (Element | Text)[] = [];
    const endRun = (): void => {
      const end = run.findLastIndex(({ type }) => type === "element") + 1;
      const [first] = run;
      if (first?.type === "element") result.push(placeholder(first, replaced.push(run.slice(0, end)) - 1));
      result.push(...run.slice(end));
      run = [];
    };
    for (const node of nodes) {
      const isNext = node.type === "element" ? isBlock(node) : run.length > 0 && isSpace(node);
      if (isNext && (node.type === "element" || node.type === "text")) run.push(node);
      else {
        endRun();
        result.push(node.type === "element" && withRaw.has(node) ? inside(node) : node);
      }
    }
    endRun();
    return result;
  };
  const inside = (element: Element): Element => ({ ...element, children: shortened(element.children) });
  return { tree: { ...root, children: shortened(root.children) }, replaced };
}

/** Adds the elements with raw HTML in them, and returns its pieces. */
function addParentsOfRaw(node: Nodes, parents: Set<Nodes>): string[] {
  if (node.type === "raw") return [node.value];
  if (!("children" in node)) return [];
  const pieces = node.children.flatMap((child) => addParentsOfRaw(child, parents));
  if (pieces.length > 0) parents.add(node);
  return pieces;
}

function isSpace(node: Nodes): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function placeholder({ tagName, position }: Element, index: number): Element {
  return {
    ...element(keptInDrawings.has(tagName) ? tagName : "div", [
      { type: "text", value: "x" },
      element("a"),
      element("table"),
    ]),
    properties: { [NUMBER]: String(index) },
    ...(position && { position }),
  };
}

function element(tagName: string, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties: {}, children };
}

/** Whether a tree that was parsed has all of its placeholders as they were, and room for what is in the blocks. Empties them. */
export function keepsPlaceholders(parsed: Root, { replaced }: Shortened): boolean {
  let count = 0;
  const keeps = (node: Nodes, levels: number, isFormatted: boolean): boolean => {
    if (node.type !== "element") return true;
    if (NUMBER in node.properties) {
      const isSame = node.properties[NUMBER] === String(count) && outline(node) === "xa()table()";
      const inBlocks = levelsIn(replaced[count++] ?? []);
      node.children = [];
      return isSame && !isFormatted && levels + inBlocks < limits.htmlNesting;
    }
    const formats = isFormatted || formatting.has(node.tagName) || /^h[1-6]$/.test(node.tagName);
    return node.children.every((child) => keeps(child, levels + 1, formats));
  };
  return parsed.children.every((child) => keeps(child, 0, false)) && count === replaced.length;
}

function levelsIn(nodes: readonly Nodes[]): number {
  let levels = 0;
  for (const node of nodes) if ("children" in node) levels = Math.max(levels, 1 + levelsIn(node.children));
  return levels;
}

function outline({ children }: Element): string {
  return children
    .map((child) =>
      child.type === "element"
        ? `${child.tagName}(${outline(child)})`
        : child.type === "text"
          ? child.value
          : "",
    )
    .join("");
}

/** Puts the blocks in the place of their placeholders. Changes the elements around them. */
export function putBack<Node extends RootContent>(
  nodes: readonly Node[],
  replaced: Shortened["replaced"],
): (Node | Element | Text)[] {
  return nodes.flatMap((node): readonly (Node | Element | Text)[] => {
    if (node.type !== "element") return [node];
    const number = node.properties[NUMBER];
    if (number !== undefined) return replaced[Number(number)] ?? [];
    node.children = putBack(node.children, replaced);
    return [node];
  });
}
