/** Steps for pictures: two for light and dark pages become one, and the one at the top of a page is fetched at once, since the first paint waits for it. */
import type { Element, Root } from "hast";
import type { Transformer } from "unified";
import { joinColourModes } from "../colour-modes.ts";
import { pageOf } from "../page-file.ts";

export function colourModes(): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    if (page.body.includes("-mode-only")) page.unseen.push(...joinColourModes(tree, page.destinations));
  };
}

export function leadingPicture(): Transformer<Root> {
  return (tree) => {
    const picture = firstPicture(tree);
    if (!picture || "loading" in picture.properties) return;
    picture.properties = { ...picture.properties, loading: "eager", fetchPriority: "high" };
  };
}

/** A picture alone in the first block, or with its caption; pictures beside others in a line are small. */
function firstPicture(node: Root | Element): Element | undefined {
  const [first, ...others] = node.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  if (first?.type !== "element") return undefined;
  const isAlone = node.type === "root" || node.tagName === "figure" || others.length === 0;
  if (!isAlone) return undefined;
  if (first.tagName === "img") return first;
  return /^(p|figure|picture|div|center)$/.test(first.tagName) ? firstPicture(first) : undefined;
}
