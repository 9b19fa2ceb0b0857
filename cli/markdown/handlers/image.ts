/** `![alt](address "title"){width=300}` and `![alt][label]` → `<img>` */
import type { Element, Properties } from "hast";
import type { Image, ImageReference, Resource } from "mdast";
import { defaultHandlers, type Handler } from "mdast-util-to-hast";
import { safeAddress, unsafeAddress } from "../address.ts";
import { placeOf } from "../mdast/place.ts";
import type { PictureAttributes } from "../picture-attributes.ts";
import { element } from "./element.ts";
import type { Report } from "./link.ts";

declare module "mdast" {
  interface ImageData {
    /** True: its title is a caption, and the figure has its side. */
    isInFigure?: boolean;
  }
  interface ImageReferenceData {
    isInFigure?: boolean;
  }
}

export function image(report: Report): Handler {
  return (_state, node: Image) => picture(node, node, report);
}

/** Without a definition it is the text that it was. */
export function imageReference(report: Report): Handler {
  return (state, node: ImageReference) => {
    const definition = state.definitionById.get(node.identifier.toUpperCase());
    return definition === undefined
      ? defaultHandlers.imageReference(state, node)
      : picture(node, definition, report);
  };
}

function picture(node: Image | ImageReference, { url, title }: Resource, report: Report): Element {
  const src = safeAddress("image", url);
  if (src === undefined) report(unsafeAddress("image", url, placeOf(node)));
  const { attributes = {}, isInFigure = false } = node.data ?? {};
  const { width, align, dark } = attributes;
  const dataDark = dark === undefined ? undefined : safeAddress("image", dark);
  if (dark !== undefined && dataDark === undefined) report(unsafeAddress("image", dark, placeOf(node)));
  const properties = {
    ...(isInFigure ? {} : alignment(align)),
    ...(src !== undefined && { src }),
    alt: node.alt ?? "",
    ...(title && !isInFigure && { title }),
    ...(width !== undefined && { width }),
    ...(dataDark !== undefined && { dataDark }),
  };
  return element(node, "img", properties, []);
}

export function alignment(align: PictureAttributes["align"]): Properties {
  return align === undefined ? {} : { className: ["construct", `align-${align}`] };
}
