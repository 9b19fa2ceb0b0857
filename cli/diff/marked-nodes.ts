/** Marked content → the elements that show it, with `<ins>` and `<del>` around what was added and removed. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { sourceLines } from "./page-diff.ts";
import { shownSpaces } from "./shown-lines.ts";
import { type Marked, withParagraphs } from "./tree-diff.ts";

type Tag = "ins" | "del";

/** `show` gives an element, with its children, as it is shown. */
export function markedNodes(
  marked: readonly Marked[],
  showElement: (element: HastElement) => HastElement,
): HastNode[] {
  const show = (element: HastElement): HastElement => showElement(withParagraphs(element));
  const shown = (node: HastNode): HastNode =>
    node.type === "text" ? node : show({ ...node, children: node.children.map(shown) });
  const visit = (mark: Marked): HastNode[] => {
    if (mark.is === "changed") {
      const element = show({ ...mark.after, children: mark.children.flatMap(visit) });
      const lines = changedLines(mark);
      if (lines.length === 0) return [element];
      const source = wrapper("code", lines);
      // A formula in a sentence is an element that shows nothing else.
      return element.tagName === "math"
        ? [...mathSides(mark, show), source]
        : [{ ...element, children: [...element.children, wrapper("pre", [source])] }];
    }
    if (mark.is === "same") return [shown(mark.node)];
    return mark.is === "added"
      ? wrapped(shown(mark.node), "ins")
      : wrapped(withFormerIds(shown(mark.node)), "del");
  };
  return marked.flatMap(visit);
}

/** A formula in a sentence as it was, and as it is. */
function mathSides(
  mark: Extract<Marked, { is: "changed" }>,
  show: (element: HastElement) => HastElement,
): HastNode[] {
  return (["removed", "added"] as const).map((side) => {
    const children = mark.children.flatMap((child) =>
      child.is === side ? [side === "removed" ? withFormerIds(child.node) : child.node] : [],
    );
    const shell = side === "removed" ? mark.before : mark.after;
    return wrapper(side === "removed" ? "del" : "ins", [show({ ...shell, children })]);
  });
}

/** The lines of the source of a formula or diagram that differ. */
function changedLines(mark: Marked): HastNode[] {
  return sourceLines(mark).flatMap(({ change, text }): HastNode[] =>
    change === "same"
      ? []
      : [
          wrapper(change === "added" ? "ins" : "del", [{ type: "text", value: text.replace(/\n$/, "") }]),
          { type: "text", value: "\n" },
        ],
  );
}

/** Elements that can be inside `<ins>` as they are: the mark is around them, not around their text. */
const whole = new Set(["img", "picture", "svg", "math", "code", "a", "strong", "em"]);

/** A list or a table may hold no `<ins>` itself, so the mark is around the text inside. */
function wrapped(node: HastNode, tag: Tag): HastNode[] {
  if (node.type === "text")
    return node.value.trim() === "" && node.value.includes("\n")
      ? [node]
      : [wrapper(tag, [shownSpace(node)])];
  if (whole.has(node.tagName)) return [wrapper(tag, [node])];
  const children: HastNode[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    // Words that follow each other have one mark.
    if (child.type === "text" && last?.type === "element" && last.tagName === tag) last.children.push(child);
    else children.push(...wrapped(child, tag));
  }
  // A row or an item is gone as a whole where its text is not shown.
  return [{ ...node, properties: { ...node.properties, dataMark: tag }, children }];
}

/** White space alone would look like any other. */
function shownSpace(node: HastNode): HastNode {
  if (node.type !== "text" || node.value.trim() !== "") return node;
  return { type: "text", value: shownSpaces(node.value).replaceAll(" ", "␣") };
}

function wrapper(tagName: string, children: HastNode[]): HastElement {
  return { type: "element", tagName, properties: {}, children };
}

/** Removed elements may have the ids of those that took their place. */
function withFormerIds(node: HastNode): HastNode {
  const ids = new Set<string>();
  const collect = (inner: HastNode): void => {
    if (inner.type === "text") return;
    if (inner.properties.id !== undefined) ids.add(String(inner.properties.id));
    inner.children.forEach(collect);
  };
  collect(node);
  const former = (value: string): string => (ids.has(value) ? `was-${value}` : value);
  const renamed = <T>(value: T) =>
    typeof value !== "string"
      ? value
      : former(value).replace(/^(#|url\(#)([^)]+)/, (_, start: string, id: string) => start + former(id));
  const visit = (inner: HastNode): HastNode => {
    if (inner.type === "text") return inner;
    const properties = Object.fromEntries(
      Object.entries(inner.properties).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(renamed) : renamed(value),
      ]),
    );
    return { ...inner, properties, children: inner.children.map(visit) };
  };
  return ids.size === 0 ? node : visit(node);
}
