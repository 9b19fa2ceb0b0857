/** Components that the site defines and whose JSX its text tells → the block or the HTML that they stand for. */
import type { Expression } from "acorn";
import type { Element } from "../../mdx/elements.ts";
import { shownText, valueIn } from "../../mdx/page-values.ts";
import {
  type ComponentOf,
  type Rendered,
  type RenderedElement,
  renderedComponent,
  renderedExpression,
  type Slot,
  slot,
} from "../../mdx/render-jsx.ts";
import type { Attribute } from "../../mdx/tags.ts";
import type { StaticScope } from "../../static-value.ts";
import { attributeValue, htmlText, isHtml } from "./html-text.ts";

export type Expansion =
  /** Around the content. */
  | { kind: "details"; label: string; isOpen: boolean }
  | { kind: "admonition"; type: string; title: string | undefined }
  /** HTML before and after the content; without a place for the content, `after` is undefined. */
  | { kind: "html"; before: string; after: string | undefined; isBlock: boolean };

type ExpandInputs = {
  scope: StaticScope;
  componentOf: ComponentOf;
  /** The address to write for one of the source. */
  resolve(url: string, kind: "link" | "image"): string | undefined;
};

/** Undefined where only running the component would tell. */
export function expansionOf(
  element: Element,
  { scope, componentOf, resolve }: ExpandInputs,
): Expansion | undefined {
  const definition = componentOf(element.name, scope);
  const properties = definition && propertiesOf(element, scope, componentOf);
  if (!definition || !properties) return undefined;
  const hasContent = element.close !== undefined && element.close.start > element.open.end;
  const rendered = renderedComponent(
    definition,
    { ...properties, ...(hasContent && { children: slot }) },
    componentOf,
  );
  const parts = rendered?.filter((part) => typeof part !== "string" || part.trim() !== "");
  if (!parts || slotsIn(parts) > 1) return undefined;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && isElement(only)) {
    const block = blockOf(only, hasContent, resolve);
    if (block) return block;
  }
  const html = htmlOf(parts, resolve);
  if (html === undefined) return undefined;
  const [before = "", after] = html.split(SLOT);
  return {
    kind: "html",
    before,
    after: hasContent ? (after ?? "") : undefined,
    isBlock: /^<(?!a |b>|code|em|i>|img|kbd|mark|s>|small|span|strong|su[bp]|u>)/.test(html),
  };
}

/** Undefined where only running it would tell. */
export function htmlOfExpression(
  expression: Expression,
  { scope, componentOf, resolve }: ExpandInputs,
): string | undefined {
  const rendered = renderedExpression(expression, scope, componentOf);
  const html = rendered && htmlOf(rendered, resolve);
  return html?.includes(SLOT) ? undefined : html;
}

/** Stands where the content goes while the HTML is one text. */
const SLOT = "\u0000";

function blockOf(
  { name, properties, children }: RenderedElement,
  hasContent: boolean,
  resolve: ExpandInputs["resolve"],
): Expansion | undefined {
  if (!hasContent) return undefined;
  if (name === "Admonition" && holdsSlot(children))
    return {
      kind: "admonition",
      type: shownText(properties.type) ?? "note",
      title: labelOf(properties.title, resolve),
    };
  if (name !== "details" && name !== "Details") return undefined;
  const summary = children.filter(isElement).find((child) => child.name === "summary");
  const label = summary ? htmlOf(summary.children, resolve) : labelOf(properties.summary, resolve);
  const rest = children.filter((child) => child !== summary);
  return label === undefined || label.includes(SLOT) || !holdsSlot(rest)
    ? undefined
    : { kind: "details", label: label.trim(), isOpen: properties.open === true };
}

function labelOf(value: unknown, resolve: ExpandInputs["resolve"]): string | undefined {
  if (typeof value === "object" && value !== null && "rendered" in value && Array.isArray(value.rendered)) {
    const [only] = value.rendered;
    const isSummary = value.rendered.length === 1 && isElement(only) && only.name === "summary";
    return htmlOf(isSummary ? only.children : value.rendered, resolve);
  }
  return shownText(value);
}

/** True: nothing but the content, whatever plain boxes are around it. */
function holdsSlot(children: readonly Rendered[]): boolean {
  const parts = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const [only] = parts;
  if (parts.length !== 1 || only === undefined || typeof only === "string") return false;
  return isSlot(only) || (/^(div|section|span|p)$/.test(only.name) && holdsSlot(only.children));
}

function slotsIn(parts: readonly Rendered[]): number {
  return parts.reduce(
    (count, part) => count + (typeof part === "string" ? 0 : isSlot(part) ? 1 : slotsIn(part.children)),
    0,
  );
}

const voids = new Set(["br", "hr", "img", "wbr", "col"]);

function htmlOf(parts: readonly Rendered[], resolve: ExpandInputs["resolve"]): string | undefined {
  const texts = parts.map((part): string | undefined => {
    if (typeof part === "string") return htmlText(part);
    if (isSlot(part)) return SLOT;
    const { name, properties, children } = part;
    if (name === "Translate" || name === "BrowserOnly" || name === "Fragment" || name === "React.Fragment")
      return htmlOf(children, resolve);
    const tag = name === "Link" ? "a" : name;
    if (
      !isHtml(tag) ||
      /^(script|style|iframe|video|audio|form|input|select|textarea|canvas|object)$/.test(tag)
    )
      return undefined;
    const inner = htmlOf(children, resolve);
    const attributes = attributesOf(tag, properties, resolve);
    if (inner === undefined || attributes === undefined) return undefined;
    if (tag === "button") return inner;
    return voids.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>${inner}</${tag}>`;
  });
  return texts.some((text) => text === undefined) ? undefined : texts.join("");
}

const kept = /^(id|class|title|alt|width|height|src|href|colSpan|rowSpan|align|open|start|lang|dir)$/;

/** Undefined where an address is none. */
function attributesOf(
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  resolve: ExpandInputs["resolve"],
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
    if (text === undefined) return key === "src" || key === "href" ? undefined : "";
    const address =
      key === "src" || key === "href" ? resolve(text, tag === "img" ? "image" : "link") : undefined;
    return ` ${key.toLowerCase()}="${attributeValue(address ?? text)}"`;
  });
  return written.some((each) => each === undefined) ? undefined : written.join("");
}

function propertiesOf(
  { open }: Element,
  scope: StaticScope,
  componentOf: ComponentOf,
): Record<string, unknown> | undefined {
  const properties: Record<string, unknown> = {};
  for (const [key, attribute] of open.attributes) {
    if (key.startsWith("{")) return undefined;
    const value = propertyOf(attribute, scope, componentOf);
    if (value) properties[key] = value.value;
    else if (!/^(on[A-Z]|style$|className$)/.test(key)) return undefined;
  }
  return properties;
}

function propertyOf(
  { value }: Attribute,
  scope: StaticScope,
  componentOf: ComponentOf,
): { value: unknown } | undefined {
  if (typeof value !== "object") return { value };
  const plain = valueIn(value, scope);
  if (plain !== undefined) return { value: plain };
  const rendered = renderedExpression(value, scope, componentOf);
  return rendered && { value: { rendered } };
}

function isElement(part: unknown): part is RenderedElement {
  return typeof part === "object" && part !== null && "name" in part;
}

function isSlot(part: Rendered): part is Slot {
  return typeof part === "object" && "slot" in part;
}
