/** Step that has the picture at the top of a page fetched at once: it is what the first paint waits for. */
import type { Element, Root } from "hast";
import type { Transformer } from "unified";

export function leadingPicture(): Transformer<Root> {
  return (tree) => {
    const picture = firstPicture(tree);
    if (!picture || "loading" in picture.properties) return;
    picture.properties = { ...picture.properties, loading: "eager", fetchPriority: "high" };
  };
}

/** The first thing in the first block; what comes before it moves it down. */
function firstPicture(node: Root | Element): Element | undefined {
  const first = node.children.find((child) => child.type !== "text" || child.value.trim() !== "");
  if (first?.type !== "element") return undefined;
  if (first.tagName === "img") return first;
  return /^(p|a|figure|picture|div|center)$/.test(first.tagName) ? firstPicture(first) : undefined;
}
