/** Values of JSX → elements and text: what React would show of them. */
import { callClosure } from "../code/calls.ts";
import { JsxElement, MarkdownPart, NamedComponent, Picture, Slot } from "../code/jsx-values.ts";
import { Closure, isPlainObject, Native, type Scope, Unread } from "../code/values.ts";
import { certain } from "./page-values.ts";

export type RenderedElement = {
  name: string;
  properties: Readonly<Record<string, unknown>>;
  children: Rendered[];
};

/** HTML that is given as text. */
type RenderedHtml = { html: string };

/** A Markdown file that is shown in this place. */
export type RenderedPart = { part: string; properties: Readonly<Record<string, unknown>> };

export type Rendered = string | Slot | RenderedElement | RenderedHtml | RenderedPart;

/** JSX that is the value of a property. */
type RenderedValue = { rendered: Rendered[] };

const deepest = 40;

/** The rendered parts of a value; undefined if only running the code would tell. */
export function rendered(value: unknown, scope: Scope, depth = 0): Rendered[] | undefined {
  const { shared } = scope.run;
  shared.steps -= 1;
  if (depth > deepest || shared.steps < 0 || value instanceof Unread) return undefined;
  if (value === undefined || value === null || typeof value === "boolean" || value === "") return [];
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (value instanceof Slot) return [value];
  if (Array.isArray(value)) {
    const parts = value.map((item) => rendered(item, scope, depth + 1));
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  return value instanceof JsxElement ? renderedElement(value, scope, depth + 1) : undefined;
}

function renderedElement(element: JsxElement, scope: Scope, depth: number): Rendered[] | undefined {
  const { type, properties } = element;
  // `memo(Card)` of a library that is not known
  const component = type instanceof Unread && type.given instanceof Closure ? type.given : type;
  if (component instanceof Closure)
    return rendered(
      certain(() => callClosure(component, [properties]), scope),
      scope,
      depth,
    );
  if (component instanceof Native) return undefined;
  if (component instanceof MarkdownPart) return partOf(component, properties);
  if (component instanceof Picture)
    return [{ name: "img", properties: { src: component.address, alt: titleIn(properties) }, children: [] }];
  const name =
    typeof component === "string"
      ? component
      : component instanceof NamedComponent
        ? component.name
        : element.name;
  return plainElement(name, properties, scope, depth);
}

function plainElement(
  name: string,
  { children, ...given }: Readonly<Record<string, unknown>>,
  scope: Scope,
  depth: number,
): Rendered[] | undefined {
  // `<BrowserOnly>{() => <Chart />}</BrowserOnly>`
  const content = children instanceof Closure ? certain(() => callClosure(children, [{}]), scope) : children;
  const inner = rendered(content, scope, depth);
  const properties = propertiesOf(given, scope, depth);
  if (!inner || !properties) return undefined;
  const { dangerouslySetInnerHTML: html, ...others } = properties;
  if (html === undefined) return name === "" ? inner : [{ name, properties: others, children: inner }];
  if (!isPlainObject(html) || typeof html.__html !== "string") return undefined;
  return [{ name, properties: others, children: [{ html: html.__html }] }];
}

/** Properties without effect on the text that readers see. */
const looks = /^(className|class|style|key|ref|on[A-Z].*|data-.*|aria-.*|role|tabIndex|loading|sx)$/;

function propertiesOf(
  given: Readonly<Record<string, unknown>>,
  scope: Scope,
  depth: number,
): Record<string, unknown> | undefined {
  const properties: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (value instanceof Picture) properties[key] = value.address;
    else if (value instanceof JsxElement || value instanceof Slot) {
      const inner = rendered(value, scope, depth);
      if (!inner) return undefined;
      properties[key] = { rendered: inner } satisfies RenderedValue;
    } else if (value instanceof Unread || value instanceof Closure || value instanceof Native) {
      if (!looks.test(key)) return undefined;
    } else properties[key] = value;
  }
  return properties;
}

/** An included part can only take properties that are plain data. */
function partOf(
  { module }: MarkdownPart,
  properties: Readonly<Record<string, unknown>>,
): Rendered[] | undefined {
  const isData = Object.values(properties).every(
    (value) => ["string", "number", "boolean"].includes(typeof value) || value === undefined,
  );
  return isData ? [{ part: module, properties }] : undefined;
}

function titleIn({ title, alt }: Readonly<Record<string, unknown>>): string {
  return [title, alt].find((text) => typeof text === "string") ?? "";
}
