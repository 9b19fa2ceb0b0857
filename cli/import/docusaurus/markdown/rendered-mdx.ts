/** Elements that a component gives → MDX, which then is converted as what pages have themselves. */
import { isPlainObject, Picture, Slot } from "../../code/values.ts";
import { isVoid } from "../../mdx/elements.ts";
import { shownText } from "../../mdx/page-values.ts";
import type { Rendered, RenderedElement, RenderedPart, Skip } from "../../mdx/render-jsx.ts";
import { embedAddress, isEmbeddable, players } from "../../videos.ts";
import { attributeValue, htmlText, isHtml } from "./markdown-lines.ts";

export type MdxInputs = {
  /** True for an address of a page or a file of the site. */
  isThere(url: string): boolean;
  /** Takes the name of a part without a counterpart, which is left out; without it such a part leaves the whole out. */
  skip?: Skip | undefined;
  /** Gets the modules of Markdown files that are shown, by the names of their tags. */
  modules: Map<string, string>;
};

/** Marks the place of the content while the MDX is one string. */
export const SLOT = "\u0000";

/** Elements of the theme that become blocks, and what their label is. */
const blocks = new Map([
  ["Admonition", "title"],
  ["Details", "summary"],
  ["details", "summary"],
  ["Tabs", ""],
  ["TabItem", "label"],
]);

/** Components that show only their content. */
const transparent = new Set(["BrowserOnly", "ErrorBoundary", "Fragment", "React.Fragment", "Translate"]);

/** Elements that are invisible around blocks. */
const boxes =
  /^(div|section|article|aside|header|footer|main|span|p|center|figure|Fragment|React\.Fragment|Translate|BrowserOnly|Layout|ul|li)$/;

/** Rows and cells are HTML, with all that is in them. */
const ofTables = /^(table|thead|tbody|tfoot|tr|td|th|caption)$/;

/** Elements that pages here do not have. Of the hidden ones nothing is shown. */
const refused = /^(script|style|form|input|select|textarea|canvas|object)$/;
export const hidden = /^(script|style|input|select|textarea|canvas|object)$/;

export function holdsBlocks(parts: readonly Rendered[], inputs: Pick<MdxInputs, "isThere">): boolean {
  return parts.some((part) => {
    if (isPart(part)) return true;
    if (!isElement(part)) return false;
    if (isBlock(part, inputs)) return true;
    return !ofTables.test(part.name) && holdsBlocks(part.children, inputs);
  });
}

function isBlock(part: RenderedElement, { isThere }: Pick<MdxInputs, "isThere">): boolean {
  const { name } = part;
  if (blocks.has(name) || name === "CodeBlock" || name === "Heading") return true;
  const source = players.has(name) ? sourceOf(part) : undefined;
  return source !== undefined && name !== "audio" && isEmbeddable(embedAddress(source), isThere);
}

/** True for the content between the tags with nothing but boxes around it, since it may hold blocks. */
function isBoxedSlot(part: Rendered): boolean {
  if (!isElement(part) || !boxes.test(part.name)) return isSlot(part);
  const [only, ...others] = part.children.filter((child) => typeof child !== "string" || child.trim() !== "");
  return only !== undefined && others.length === 0 && isBoxedSlot(only);
}

/** Blocks one below the other; undefined if a part has no counterpart. */
export function blocksOf(parts: readonly Rendered[], inputs: MdxInputs): string | undefined {
  const written: (string | undefined)[] = [];
  let running: Rendered[] = [];
  const flush = (): void => {
    written.push(inlineOf(running, inputs)?.trim());
    running = [];
  };
  for (const part of parts) {
    if (isSlot(part) || !(holdsBlocks([part], inputs) || isBoxedSlot(part))) {
      running.push(part);
      continue;
    }
    flush();
    written.push(blockOf(part, inputs));
  }
  flush();
  return written.includes(undefined) ? undefined : written.filter(Boolean).join("\n\n");
}

function blockOf(part: Rendered, inputs: MdxInputs): string | undefined {
  if (!isElement(part)) return inlineOf([part], inputs);
  const { name, properties, children } = part;
  if (blocks.has(name)) {
    const { content, tag } = openBlock(part, inputs);
    const inner = blocksOf(content, inputs);
    return inner === undefined || tag === undefined ? undefined : `<${tag}>\n${inner}\n</${name}>`;
  }
  if (name === "Heading") {
    const text = holdsBlocks(children, inputs) ? undefined : inlineOf(children, inputs);
    const id = shownText(properties.id);
    const marks = "#".repeat(Number(headingTag(part).slice(1)));
    return text === undefined ? undefined : `${marks} ${text.trim()}${id === undefined ? "" : ` {#${id}}`}`;
  }
  if (isBlock(part, inputs)) return inlineOf([part], inputs);
  if (boxes.test(name)) return blocksOf(children, inputs);
  // The content of a library's component stays.
  return without(`<${name}>`, inputs) === undefined ? undefined : blocksOf(children, inputs);
}

/** The tag of a block, which has the summary of details as its label, and what is in it. */
function openBlock(
  { name, properties, children }: RenderedElement,
  inputs: MdxInputs,
): { tag: string | undefined; content: readonly Rendered[] } {
  const key = blocks.get(name) ?? "";
  const summary = children.filter(isElement).find((child) => child.name === "summary");
  const isSummary = key === "summary" && summary !== undefined;
  const given = isSummary ? { ...properties, [key]: { rendered: summary.children } } : properties;
  return {
    tag: tagOf(name, given, inputs),
    content: isSummary ? children.filter((child) => child !== summary) : children,
  };
}

/** One line for parts; undefined if one of them has no counterpart. */
export function inlineOf(parts: readonly Rendered[], inputs: MdxInputs): string | undefined {
  const texts = parts.map((part): string | undefined => {
    if (typeof part === "string") return htmlText(part);
    if (isSlot(part)) return SLOT;
    // A blank line would end the HTML.
    if ("html" in part) return part.html.replace(/\n\s*\n/g, "\n").replace(/[{}]/g, htmlText);
    if (!isPart(part)) return elementOf(part, inputs);
    const name = `Part${inputs.modules.size}`;
    inputs.modules.set(name, part.part);
    return `<${name}${attributesOf(part.properties, inputs)} />`;
  });
  return texts.includes(undefined) ? undefined : texts.join("");
}

function elementOf(part: RenderedElement, inputs: MdxInputs): string | undefined {
  const { name, properties, children } = part;
  if (name === "CodeBlock") {
    const code = children.every((child) => typeof child === "string") ? children.join("") : undefined;
    const attributes = attributesOf(properties, inputs);
    return code === undefined
      ? without("<CodeBlock>", inputs)
      : `<CodeBlock${attributes}>{${JSON.stringify(code)}}</CodeBlock>`;
  }
  if (name === "ThemedImage" && isPlainObject(properties.sources)) {
    const sources = Object.entries(properties.sources).map(([mode, source]) => [mode, addressIn(source)]);
    return `<${tagOf(name, { ...properties, sources: Object.fromEntries(sources) }, inputs)} />`;
  }
  const isCustom = /^[a-z]/.test(name) && name.includes("-") && children.length > 0;
  if (isCustom || transparent.has(name)) return inlineOf(children, inputs);
  const isOfTheme = blocks.has(name);
  const tag = name === "Link" ? "a" : name === "Heading" ? headingTag(part) : name;
  const isShown = players.has(tag) ? sourceOf(part) !== undefined : isHtml(tag) && !refused.test(tag);
  if (!isOfTheme && !isShown) {
    // A component of a library around the content has nothing to read.
    const content = inputs.skip && !hidden.test(tag) ? inlineOf(children, inputs) : undefined;
    return content === undefined || content.trim() === "" ? without(`<${name}>`, inputs) : content;
  }
  const block = isOfTheme ? openBlock(part, inputs) : undefined;
  const inner = inlineOf(block?.content ?? children, inputs);
  const open = block?.tag ?? tagOf(tag, properties, inputs);
  if (inner === undefined || open === undefined) return undefined;
  if (tag === "button") return inner;
  return isVoid.has(tag) ? `<${open} />` : `<${open}>${inner}</${tag}>`;
}

function without(name: string, { skip }: Pick<MdxInputs, "skip">): "" | undefined {
  skip?.(name);
  return skip && "";
}

export function headingTag({ properties }: RenderedElement): string {
  const tag = shownText(properties.as) ?? "h2";
  return /^h[1-6]$/.test(tag) ? tag : "h2";
}

/** The address of a video or a frame. */
function sourceOf({ properties, children }: RenderedElement): string | undefined {
  const source = children.filter(isElement).find(({ name }) => name === "source");
  const src = properties.src ?? source?.properties.src;
  return typeof src === "string" ? src : undefined;
}

function addressIn(source: unknown): unknown {
  return source instanceof Picture ? source.address : source;
}

const kept =
  /^(id|class|title|alt|width|height|src|href|colSpan|rowSpan|align|open|start|lang|dir|poster|srclang|kind)$/;

/** `div class="card"`; undefined if an address is not a text. */
function tagOf(
  tag: string,
  { to, className, ...given }: Readonly<Record<string, unknown>>,
  inputs: MdxInputs,
): string | undefined {
  const isOfTheme = /^[A-Z]/.test(tag) || blocks.has(tag);
  const named = {
    ...given,
    ...(to !== undefined && { href: to }),
    ...(className !== undefined && { class: className }),
  };
  const shown = Object.entries(named).filter(([key]) => isOfTheme || kept.test(key));
  const isStrange = ([key, value]: [string, unknown]) =>
    (key === "src" || key === "href") && shownText(value) === undefined;
  const strange = shown.filter(isStrange);
  if (strange.some(([key]) => without(`“${key}” of <${tag}>`, inputs) === undefined)) return undefined;
  const others = shown.filter((each) => !strange.includes(each));
  return tag + attributesOf(Object.fromEntries(others), inputs, isOfTheme);
}

/** Attributes with a value that can be written. Those of HTML are texts. */
function attributesOf(
  properties: Readonly<Record<string, unknown>>,
  inputs: MdxInputs,
  isOfTheme = true,
): string {
  return Object.entries(properties)
    .map(([key, value]) => {
      if (value === false || value === undefined || value === null) return "";
      const name = isOfTheme ? key : key.toLowerCase();
      if (value === true) return ` ${name}`;
      const text = shownText(value);
      if (text !== undefined)
        return isOfTheme ? ` ${name}={${JSON.stringify(text)}}` : ` ${name}="${attributeValue(text)}"`;
      const parts = isOfTheme ? renderedIn(value) : undefined;
      if (parts) return ` ${name}={<>${inlineOf(parts, inputs) ?? ""}</>}`;
      const data = isOfTheme ? JSON.stringify(value) : undefined;
      return data === undefined ? "" : ` ${name}={${data}}`;
    })
    .join("");
}

/** The elements of a property. */
function renderedIn(value: unknown): readonly Rendered[] | undefined {
  return typeof value === "object" && value !== null && "rendered" in value && Array.isArray(value.rendered)
    ? value.rendered
    : undefined;
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
