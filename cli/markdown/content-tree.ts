/** hast → the contract's content: elements and text, without positions and without empty space between blocks. */
import type { Element, Nodes, Properties } from "hast";
import type { ElementWithProps, HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { ownBlocks, ownElement } from "../../schema/own-elements.ts";

/** Removes comments, and everything else that is neither an element nor text. */
export function contentTree(children: readonly Nodes[]): HastRoot {
  return { type: "root", children: contentOf(children, true, false) };
}

/** White space at the edge of a block and beside one shows nothing. */
function contentOf(nodes: readonly Nodes[], inBlock: boolean, inPre: boolean): HastNode[] {
  const result: HastNode[] = [];
  for (const node of nodes) {
    // `&#13;`: in the document a browser reads it as a line ending.
    if (node.type === "text") addText(result, node.value.replaceAll("\r", "\n"));
    else if (node.type === "element") {
      const { tagName, properties } = node;
      const keepsSpace = inPre || tagName === "pre";
      const children = contentOf(node.children, blocks.has(tagName), keepsSpace);
      result.push({
        type: "element",
        // The empty corner of a table heads nothing: a screen reader would announce a head without a name.
        tagName: tagName === "th" && children.length === 0 ? "td" : tagName,
        properties: plainProperties(properties),
        children,
        ...ownData(node),
      });
    }
  }
  return inPre ? result : result.filter((node, index) => !isSpaceAtBlock(node, result, index, inBlock));
}

function addText(nodes: HastNode[], value: string): void {
  const last = nodes.at(-1);
  if (last?.type === "text") last.value += value;
  else if (value !== "") nodes.push({ type: "text", value });
}

function isSpaceAtBlock(node: HastNode, siblings: HastNode[], index: number, inBlock: boolean): boolean {
  if (node.type !== "text" || node.value.trim() !== "") return false;
  return isEdge(siblings[index - 1], inBlock) || isEdge(siblings[index + 1], inBlock);
}

function isEdge(sibling: HastNode | undefined, inBlock: boolean): boolean {
  return sibling === undefined ? inBlock : sibling.type === "element" && blocks.has(sibling.tagName);
}

function plainProperties(properties: Properties): HastElement["properties"] {
  // Nearly all elements have only texts and lists, and a copy of an object takes less time than its entries.
  if (!Object.values(properties).some(isFlag)) return { ...(properties as HastElement["properties"]) };
  const plain = Object.entries(properties).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === false) return [];
    // A boolean `data-` attribute is there or not; it has no value.
    return [[name, value === true && name.startsWith("data") ? "" : value] as const];
  });
  return Object.fromEntries(plain);
}

function isFlag(value: Properties[string]): boolean {
  return value === null || value === undefined || typeof value === "boolean";
}

/** Of `data`, only what belongs to an element of our own is for readers of the content. */
function ownData({ tagName, data }: Element): Pick<Element, "data"> | Pick<ElementWithProps, "data"> {
  return ownElement(tagName)?.hasProps && data?.props ? { data: { props: data.props } } : {};
}

/** Elements that are on lines of their own. */
const blocks: ReadonlySet<string> = new Set([
  ...ownBlocks,
  ...(
    "address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer " +
    "h1 h2 h3 h4 h5 h6 header hgroup hr li ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
]);
