/** The hero of a home page beside its title, a picture of the site or a drawing of the reader, as plain elements. */
import type { HastElement } from "../../schema/hast.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { HomePage } from "../../schema/page.ts";
import { element } from "../hast/element.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { heroDrawing } from "./hero-drawing.ts";

type Home = Pick<HomePage, "drawing" | "picture">;

/** Empty for a page that has neither. */
export function hero({ drawing, picture }: Home, { locales }: Pick<Manifest, "locales">): HastElement[] {
  const drawn = drawing ? [heroDrawing(locales.map(({ id }) => id))] : [];
  return picture ? [...drawn, heroPicture(picture)] : drawn;
}

function heroPicture({ src, alt, width, height, sizes }: NonNullable<Home["picture"]>): HastElement {
  const isSafe = sizes?.srcSet
    .split(", ")
    .every((candidate) => pictureSource(candidate.split(" ")[0] ?? "") !== undefined);
  const srcSet: HastElement["properties"] = isSafe
    ? { srcSet: sizes?.srcSet ?? "", sizes: "min(27rem, 100vw - 2.25rem)" }
    : {};
  const source = pictureSource(src);
  // Before the address, so that a browser knows the sizes when it meets it.
  const image = (given: HastElement["properties"]) =>
    element("img", {
      ...given,
      className: "hero-picture",
      ...(source !== undefined && { src: source }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      alt,
    });
  if (sizes?.type === undefined) return image(srcSet);
  return element("picture", {}, element("source", { type: sizes.type, ...srcSet }), image({}));
}
