/** A paragraph; one that is nothing but an image with a title, or at a side, → `<figure>`, with the title as its caption. */
import type { Image, ImageReference, Paragraph } from "mdast";
import { defaultHandlers, type Handler, type State } from "mdast-util-to-hast";
import { element, text } from "./element.ts";
import { alignment } from "./image.ts";

export const paragraph: Handler = (state, node: Paragraph) => {
  const [only, ...others] = node.children;
  const isAlone = others.length === 0 && (only?.type === "image" || only?.type === "imageReference");
  const title = isAlone ? titleOf(only, state) : undefined;
  const align = isAlone ? only.data?.attributes?.align : undefined;
  if (!isAlone || (!title && !align)) return defaultHandlers.paragraph(state, node);
  const [image] = state.all({
    type: "paragraph",
    children: [{ ...only, data: { ...only.data, isInFigure: true } } as Image | ImageReference],
  });
  if (image?.type !== "element") return defaultHandlers.paragraph(state, node);
  const caption = title ? [element(node, "figcaption", {}, [text(title)])] : [];
  return element(node, "figure", alignment(align), [image, ...caption]);
};

function titleOf(image: Image | ImageReference, { definitionById }: State): string | null | undefined {
  return image.type === "image" ? image.title : definitionById.get(image.identifier.toUpperCase())?.title;
}
