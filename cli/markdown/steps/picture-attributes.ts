/** Step that takes the attributes behind images out of the text, before anything is said of that. */
import type { Image, ImageReference, Nodes, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import { addDependency } from "../includes/page-uses.ts";
import { type PageFileData, pageOf, report } from "../page-file.ts";
import { attributeList, type PictureAttributes } from "../picture-attributes.ts";

declare module "mdast" {
  interface ImageData {
    attributes?: PictureAttributes;
  }
  interface ImageReferenceData {
    attributes?: PictureAttributes;
  }
}

export function pictureAttributes(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (!/[)\]]\{/.test(page.body)) return;
    visit(root, page);
    page.destinations.sort((a, b) => a.start - b.start);
  };
}

/** Changes the tree. */
function visit(node: Nodes, page: PageFileData): void {
  if (!("children" in node)) return;
  for (const [place, child] of [...node.children].entries())
    if (child.type === "image" || child.type === "imageReference")
      take(child, node.children[place + 1], page);
    else visit(child, page);
  // Empty texts are removed.
  if (node.children.some(isEmptyText))
    node.children = node.children.filter((child) => !isEmptyText(child)) as typeof node.children;
}

/** Only a text follows that begins with the list as it is written: an escaped brace is a text. */
function take(image: Image | ImageReference, next: RootContent | undefined, page: PageFileData): void {
  const end = image.position?.end;
  if (next?.type !== "text" || end?.offset === undefined || page.body[end.offset] !== "{") return;
  const found = attributeList(next.value, end);
  if (!found || !page.body.startsWith(next.value.slice(0, found.length), end.offset)) return;
  const { attributes, findings, length, dark, from } = found;
  report(page, findings);
  image.data = { ...image.data, attributes };
  if (dark && attributes.dark !== undefined)
    page.destinations.push({
      start: end.offset + dark.start,
      end: end.offset + dark.end,
      url: attributes.dark,
    });
  if (from && attributes.from !== undefined) {
    const place = { line: end.line, column: end.column + from.start };
    addDependency(page.uses, { kind: "source", name: attributes.from, place });
    page.unseen.push({ start: end.offset + from.start, end: end.offset + from.end });
  }
  next.value = next.value.slice(length);
  if (next.position)
    next.position.start = { ...end, column: end.column + length, offset: end.offset + length };
}

function isEmptyText(node: RootContent): boolean {
  return node.type === "text" && node.value === "";
}
