/** Values of JSX → elements and text: what React would show of them. */
import { callClosure } from "../code/calls.ts";
import {
  Closure,
  isPlainObject,
  JsxElement,
  MarkdownPart,
  NamedComponent,
  Native,
  NativeOfCode,
  Picture,
  type Scope,
  Slot,
  Unread,
  unknown,
} from "../code/values.ts";
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

type Rendering = {
  scope: Scope;
  /** Takes the name of a part that only running the code would tell, which is left out; without it such a part makes the whole unknown. */
  skip?: Skip | undefined;
  /** True: statements of a component may be unknown, too, and a branch with an unknown condition is not taken. */
  isPartial?: boolean;
};

export type Skip = (what: string) => void;

const deepest = 40;

/** The rendered parts of a value; undefined if only running the code would tell. */
export function rendered(value: unknown, rendering: Rendering, depth = 0): Rendered[] | undefined {
  const { shared } = rendering.scope.run;
  shared.steps -= 1;
  if (depth > deepest || shared.steps < 0 || value instanceof Unread)
    return unknownPart("a value", rendering);
  if (value === undefined || value === null || typeof value === "boolean" || value === "") return [];
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (value instanceof Slot) return [value];
  if (Array.isArray(value)) {
    const parts = value.map((item) => rendered(item, rendering, depth + 1));
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  return value instanceof JsxElement
    ? renderedElement(value, rendering, depth + 1)
    : unknownPart("a value", rendering);
}

function unknownPart(what: string, { skip }: Rendering): [] | undefined {
  skip?.(what);
  return skip && [];
}

function renderedElement(element: JsxElement, rendering: Rendering, depth: number): Rendered[] | undefined {
  const { type, properties } = element;
  // `memo(Card)` of a library that is not known
  const component = type instanceof Unread && type.given instanceof Closure ? type.given : type;
  if (component instanceof Closure)
    return rendered(
      certain(() => callClosure(component, [properties]), rendering.scope, rendering.isPartial),
      rendering,
      depth,
    );
  if (component instanceof Native) {
    const value = component instanceof NativeOfCode ? component.call([properties]) : unknown;
    return value === unknown
      ? unknownPart(`<${element.name}>`, rendering)
      : rendered(value, rendering, depth);
  }
  if (component instanceof MarkdownPart)
    return partOf(component, properties) ?? unknownPart(`<${element.name}>`, rendering);
  if (component instanceof Picture)
    return [{ name: "img", properties: { src: component.address, alt: titleIn(properties) }, children: [] }];
  const name =
    typeof component === "string"
      ? component
      : component instanceof NamedComponent
        ? component.name
        : element.name;
  return plainElement(name, properties, rendering, depth);
}

function plainElement(
  name: string,
  { children, ...given }: Readonly<Record<string, unknown>>,
  rendering: Rendering,
  depth: number,
): Rendered[] | undefined {
  // `<BrowserOnly>{() => <Chart />}</BrowserOnly>`
  const content =
    children instanceof Closure
      ? certain(() => callClosure(children, [{}]), rendering.scope, rendering.isPartial)
      : children;
  const inner = rendered(content, rendering, depth);
  const properties = propertiesOf(name, given, rendering, depth);
  if (!inner || !properties) return undefined;
  const { dangerouslySetInnerHTML: html, ...others } = properties;
  if (html === undefined) return name === "" ? inner : [{ name, properties: others, children: inner }];
  if (!isPlainObject(html) || typeof html.__html !== "string")
    return unknownPart(`the HTML of <${name}>`, rendering);
  return [{ name, properties: others, children: [{ html: html.__html }] }];
}

/** Properties without effect on the text that readers see. */
const looks = /^(className|class|style|key|ref|on[A-Z].*|data-.*|aria-.*|role|tabIndex|loading|sx)$/;

/** Properties without which readers see less. */
const isShown = /^(src|href|to|alt|title|label|summary|value|values|code|children)$/;

function propertiesOf(
  name: string,
  given: Readonly<Record<string, unknown>>,
  rendering: Rendering,
  depth: number,
): Record<string, unknown> | undefined {
  const properties: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (value instanceof Picture) properties[key] = value.address;
    else if (value instanceof JsxElement || value instanceof Slot) {
      const inner = rendered(value, rendering, depth);
      if (!inner) return undefined;
      properties[key] = { rendered: inner } satisfies RenderedValue;
    } else if (value instanceof Unread || value instanceof Closure || value instanceof Native) {
      if (looks.test(key)) continue;
      if (!rendering.skip) return undefined;
      if (isShown.test(key)) rendering.skip(`“${key}” of <${name}>`);
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
