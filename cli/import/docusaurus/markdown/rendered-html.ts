/** Elements that a component gives → HTML, with the address of each picture and link as it is here. */
import { isPlainObject, Picture, Slot } from "../../code/values.ts";
import { shownText } from "../../mdx/page-values.ts";
import type { Rendered, RenderedElement, RenderedPart, Skip } from "../../mdx/render-jsx.ts";
import { codeInCell } from "./code-block.ts";
import { linkNow, watched } from "./embeds.ts";
import { attributeValue, htmlText, isHtml } from "./markdown-lines.ts";

export type HtmlInputs = {
  /** The address to write for one of the source. */
  resolve(url: string, kind: "link" | "image"): string | undefined;
  /** Notes the parts of components that are not imported. */
  lost(message: string): void;
  /** Takes the name of a part without a counterpart, which is left out; without it such a part leaves the whole out. */
  skip?: Skip | undefined;
};

/** Marks the place of the content while the HTML is one string. */
export const SLOT = "\u0000";

/** Components that show only their content. */
const transparent = new Set(["BrowserOnly", "ErrorBoundary", "Fragment", "React.Fragment", "Translate"]);

export const voids: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr", "col"]);

/** HTML for parts; undefined if one of them has no counterpart. */
export function htmlOf(parts: readonly Rendered[], inputs: HtmlInputs): string | undefined {
  const texts = parts.map((part): string | undefined => {
    if (typeof part === "string") return htmlText(part);
    if (isSlot(part)) return SLOT;
    // A blank line would end the HTML.
    if ("html" in part) return part.html.replace(/\n\s*\n/g, "\n");
    if (isPart(part)) return without(part.part, inputs);
    const { name, properties, children } = part;
    if (name === "CodeBlock") return codeText(part) ?? without("<CodeBlock>", inputs);
    const isCustom = /^[a-z]/.test(name) && name.includes("-") && children.length > 0;
    if (isCustom || transparent.has(name)) return htmlOf(children, inputs);
    const tag = name === "Link" ? "a" : name === "Heading" ? headingTag(part) : name;
    const shown = elsewhere(part, inputs);
    if (shown) return htmlOf([shown], inputs);
    if (!isHtml(tag) || refused.test(tag)) {
      // A component of a library around the content has nothing to read.
      const content = inputs.skip && !hidden.test(tag) ? htmlOf(children, inputs) : undefined;
      return content === undefined || content.trim() === "" ? without(`<${name}>`, inputs) : content;
    }
    const inner = htmlOf(children, inputs);
    const attributes = attributesOf(tag, properties, inputs);
    if (inner === undefined || attributes === undefined) return undefined;
    if (tag === "button") return inner;
    return voids.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>${inner}</${tag}>`;
  });
  return texts.some((text) => text === undefined) ? undefined : texts.join("");
}

/** Elements that pages here do not have. Of the hidden ones nothing is shown. */
const refused = /^(script|style|form|input|select|textarea|canvas|object)$/;
export const hidden = /^(script|style|input|select|textarea|canvas|object)$/;

function without(name: string, { skip }: HtmlInputs): "" | undefined {
  skip?.(name);
  return skip && "";
}

export function headingTag({ properties }: RenderedElement): string {
  const tag = shownText(properties.as) ?? "h2";
  return /^h[1-6]$/.test(tag) ? tag : "h2";
}

/** Code within HTML, such as in a cell of a table; undefined if only running the component would tell it. */
function codeText({ children }: RenderedElement): string | undefined {
  const texts = children.filter((child) => typeof child === "string");
  return texts.length === children.length ? codeInCell(texts.join("")) : undefined;
}

/** The element that replaces a video, a frame or a picture for both colour modes. */
function elsewhere(part: RenderedElement, { lost }: HtmlInputs): RenderedElement | undefined {
  const { name, properties } = part;
  if (name === "ThemedImage") {
    const { sources, ...others } = properties;
    const { light, dark } = isPlainObject(sources) ? sources : {};
    const [src, other] = [light, dark].map((each) => (each instanceof Picture ? each.address : each));
    if (other !== src) lost(`the dark image of <ThemedImage> is not imported: “${shownText(other)}”`);
    return typeof src === "string"
      ? { name: "img", properties: { ...others, src }, children: [] }
      : undefined;
  }
  const src = /^(video|audio|iframe)$/.test(name) ? sourceOf(part) : undefined;
  if (src === undefined) return undefined;
  lost(linkNow(name));
  const href = watched(src);
  const title = shownText(properties.title) ?? href.replace(/^https?:\/\/(www\.)?/, "");
  return { name: "a", properties: { href }, children: [title] };
}

/** The address of a video or a frame. */
export function sourceOf({ properties, children }: RenderedElement): string | undefined {
  const source = children.filter(isElement).find(({ name }) => name === "source");
  const src = properties.src ?? source?.properties.src;
  return typeof src === "string" ? src : undefined;
}

const kept = /^(id|class|title|alt|width|height|src|href|colSpan|rowSpan|align|open|start|lang|dir)$/;

/** The attributes of a tag; undefined if an address is not a text. */
function attributesOf(
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  inputs: HtmlInputs,
): string | undefined {
  const { to, className, ...others } = properties;
  const named = {
    ...others,
    ...(to !== undefined && { href: to }),
    ...(className !== undefined && { class: className }),
  };
  const written = Object.entries(named).map(([key, value]): string | undefined => {
    if (!kept.test(key) || value === false || value === undefined || value === null) return "";
    if (value === true) return ` ${key.toLowerCase()}`;
    const text = shownText(value);
    if (text === undefined)
      return key === "src" || key === "href" ? without(`“${key}” of <${tag}>`, inputs) : "";
    const address =
      key === "src" || key === "href" ? inputs.resolve(text, tag === "img" ? "image" : "link") : undefined;
    return ` ${key.toLowerCase()}="${attributeValue(address ?? text)}"`;
  });
  return written.some((each) => each === undefined) ? undefined : written.join("");
}

export function isElement(part: unknown): part is RenderedElement {
  return typeof part === "object" && part !== null && "name" in part;
}

export function isSlot(part: unknown): part is Slot {
  return part instanceof Slot;
}

export function isPart(part: unknown): part is RenderedPart {
  return typeof part === "object" && part !== null && "part" in part;
}

/** The elements of parts and all that are in them, in order. */
export function elementsIn(parts: readonly Rendered[]): RenderedElement[] {
  return parts.filter(isElement).flatMap((part) => [part, ...elementsIn(part.children)]);
}

export function slotsIn(parts: readonly Rendered[]): number {
  return [{ children: parts }, ...elementsIn(parts)].flatMap(({ children }) => children.filter(isSlot))
    .length;
}

/** The text of a property that may be elements. */
export function labelOf(value: unknown, inputs: HtmlInputs): string | undefined {
  if (typeof value !== "object" || value === null || !("rendered" in value) || !Array.isArray(value.rendered))
    return shownText(value);
  const [only] = value.rendered;
  const isSummary = value.rendered.length === 1 && isElement(only) && only.name === "summary";
  return htmlOf(isSummary ? only.children : value.rendered, inputs);
}
