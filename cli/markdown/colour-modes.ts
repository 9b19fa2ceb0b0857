/**
 * Pictures for light and dark pages as GitHub knows them, `<picture>` with a `<source>` for a colour scheme and `#gh-dark-mode-only` behind an
 * address: they become the dark variant of one picture, as `{dark=…}` has it.
 */
import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { visit } from "unist-util-visit";
import type { PageFinding } from "../report/finding.ts";
import { safeAddress, unsafeAddress } from "./address.ts";
import { type Span, spanOf } from "./hidden-source.ts";
import { candidatesOf } from "./html/srcset.ts";
import type { Destination } from "./mdast/nodes.ts";
import { placeOf } from "./mdast/place.ts";

type Mode = "light" | "dark";

type Sources = {
  findings: PageFinding[];
  /** Those that were taken, with their candidates as `srcSet`; and the image beside them, with its own `src`. */
  taken: Element[];
  /** The others, which the Markdown copy does without. */
  leftOut: Span[];
  /** Images with a `srcset` of their own, which is left out. */
  images: Element[];
};

/** Takes the sources out of `<picture>` before the tree is reduced to what is allowed. Changes the tree. */
export function takeSources(root: Root): Sources {
  const found: Sources = { findings: [], taken: [], leftOut: [], images: [] };
  visit(root, "element", (node) => {
    if (node.tagName === "picture") inPicture(node, found);
    if (node.tagName === "img" && "srcSet" in node.properties) found.images.push({ ...node, children: [] });
  });
  return found;
}

function inPicture(picture: Element, found: Sources): void {
  const image = picture.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "img",
  );
  const addresses = new Map<Mode, string>();
  for (const child of picture.children) {
    if (child.type !== "element" || child.tagName !== "source") continue;
    const mode = modeOfMedia(child.properties.media);
    const candidates = candidatesOf(String(child.properties.srcSet ?? ""));
    // The browser of a visitor would choose one; here the first one stands for all.
    const [address] = candidates.map(({ url }) => url);
    const unsafe = candidates.find(({ url }) => safeAddress("image", url) === undefined);
    if (image && mode && address && !unsafe) {
      // As browsers do, the first source that fits is shown.
      if (!addresses.has(mode)) addresses.set(mode, address);
      found.taken.push(child);
      continue;
    }
    const isUnsafe = image && mode && unsafe;
    found.findings.push(isUnsafe ? unsafeAddress("image", unsafe.url, placeOf(child)) : otherSource(child));
    found.leftOut.push(...spanOf(child));
  }
  picture.children = picture.children.filter(
    (child) => !(child.type === "element" && child.tagName === "source"),
  );
  const { src } = image?.properties ?? {};
  const light = addresses.get("light") ?? src;
  const dark = addresses.get("dark") ?? (addresses.has("light") ? src : undefined);
  if (image && addresses.size > 0 && typeof src === "string" && safeAddress("image", src) !== undefined)
    found.taken.push({ ...image, properties: { src } });
  if (image && typeof dark === "string" && dark !== light)
    Object.assign(image.properties, { src: light, dataDark: dark });
}

function modeOfMedia(media: Properties[string]): Mode | undefined {
  const mode = /^(?:screen\s+and\s+)?\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i.exec(
    String(media).trim(),
  )?.[1];
  return mode === undefined ? undefined : mode.toLowerCase() === "dark" ? "dark" : "light";
}

function otherSource(source: Element): PageFinding {
  return {
    rule: "html-is-allowed",
    place: placeOf(source),
    message: "<source> of <picture> is left out: twsite itself makes the sizes and formats of pictures",
    expected:
      '<img> alone, with “pictures: true” in site.yml for several sizes; or media="(prefers-color-scheme: dark)"',
  };
}

/** The end of the address of a picture for one mode, as GitHub has it. */
export const modeFragment = /#gh-(light|dark)-mode-only$/;

/**
 * Joins two neighbours, one for light and one for dark pages; one without the other is shown in its mode alone. Changes the tree and
 * the destinations. The spans are what the Markdown copy does without.
 */
export function joinColourModes(root: Root, destinations: readonly Destination[]): Span[] {
  const spans: Span[] = [];
  const visit = (node: Root | Element): void => {
    const children: ElementContent[] = [];
    for (const child of node.children) {
      if (child.type === "doctype") continue;
      const place = children.findLastIndex((each) => each.type !== "text" || each.value.trim() !== "");
      const [before, own] = [imageForMode(children[place]), imageForMode(child)];
      if (!before || !own || before.mode === own.mode || before.link !== own.link) children.push(child);
      else {
        const [light, dark] = own.mode === "dark" ? [before, own] : [own, before];
        Object.assign(light.image.properties, { src: light.address, dataDark: dark.address });
        // The space between the two goes, too.
        children.splice(place, children.length, light.unit);
        spans.push(...spanOf(dark.unit));
      }
    }
    node.children = children;
    for (const child of children) {
      const alone = imageForMode(child);
      if (alone) showInMode(alone);
      if (child.type === "element") visit(child);
    }
  };
  visit(root);
  for (const destination of destinations) destination.url = destination.url.replace(modeFragment, "");
  return spans;
}

type ImageForMode = {
  mode: string;
  image: Element;
  /** The address, which no longer says the mode. */
  address: string;
  /** The image, or the link around it. */
  unit: Element;
  link: unknown;
};

function imageForMode(unit: Nodes | undefined): ImageForMode | undefined {
  if (unit?.type !== "element") return undefined;
  const [only, ...others] = unit.tagName === "a" ? unit.children : [unit];
  if (only?.type !== "element" || only.tagName !== "img" || others.length > 0) return undefined;
  const src = String(only.properties.src ?? "");
  const mode = modeFragment.exec(src)?.[1];
  if (mode === undefined) return undefined;
  return { mode, image: only, address: src.replace(modeFragment, ""), unit, link: unit.properties.href };
}

function showInMode({ mode, image, address, unit }: ImageForMode): void {
  image.properties.src = address;
  const own = Array.isArray(unit.properties.className) ? unit.properties.className : [];
  unit.properties.className = ["construct", `on-${mode}`, ...own];
}
