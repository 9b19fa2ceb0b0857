/** The hero of a home page beside its title, a picture of the site or a drawing of the reader, as plain elements. */
import type { HastElement } from "../../schema/hast.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { HomePage } from "../../schema/page.ts";
import { element } from "../hast/element.ts";
import { pictureSource } from "../hast/safe-addresses.ts";

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

const TEXT_LINES = ["M22 62h84M22 76h76M22 90h84", "M22 62h76M22 76h84M22 90h52"];

/** `locales`: ids, of which the pages show the first two, where there are several. */
export function heroDrawing(locales: readonly string[]): HastElement {
  const pages = TEXT_LINES.map((lines, index) =>
    element(
      "g",
      { transform: `translate(286 ${index === 0 ? 8 : 188})` },
      path("sheet", "M6 2h98l24 24v138H6z"),
      path("fold", "M104 2v24h24z"),
      path("title", index === 0 ? "M22 42h56" : "M22 42h68"),
      path("line", lines),
      path("line", "M22 104h60"),
      path(
        "warm thin drawn drawn-later",
        "M68 140c6-14 12-16 11-7s-7 12-3 6 9-12 9-5-2 8 3 3 6-7 7-1 4 4 14-2",
      ),
      ...(locales.length > 1 ? [element("text", { x: "22", y: "26" }, locales[index] ?? "")] : []),
    ),
  );
  return element(
    "svg",
    { className: "hero-drawing", viewBox: "0 0 420 360", width: "420", height: "360", ariaHidden: "true" },
    path("sheet", "M6 84h140v192H6z"),
    path("cool drawn", "M24 110h36M40 130h22M40 170h22M40 210h30M56 230h18M24 250h28"),
    path("line drawn", "M72 130h54M56 150h62M72 170h40M56 190h66M80 210h46M84 230h34"),
    path("drawn drawn-later", "M146 180h32M194 180h26M236 180h8"),
    path("drawn drawn-later", "M244 180c34 0 14-90 48-90M244 180c34 0 14 90 48 90"),
    circle("cool", "186"),
    circle("warm", "228"),
    ...pages,
  );
}

/** A path that draws itself has the length 1. */
function path(className: string, d: string): HastElement {
  const isDrawn = className.includes("drawn");
  return element("path", { className, ...(isDrawn && { pathLength: "1" }), d });
}

function circle(className: string, cx: string): HastElement {
  return element("circle", { className, cx, cy: "180", r: "5" });
}
