/** Components that the site defines → the Markdown of what their JSX gives, without running them. */
import type { Expression } from "acorn";
import { callClosure } from "../../code/calls.ts";
import { memberOf } from "../../code/members.ts";
import { Closure, JsxElement, NamedComponent, type Scope, slot, Unread } from "../../code/values.ts";
import { applyEdits } from "../../mdx/edits.ts";
import { type Element, jsxIn, wholeOf } from "../../mdx/elements.ts";
import { certain, evaluated, refill, valueIn } from "../../mdx/page-values.ts";
import type { MdxParser } from "../../mdx/parse-mdx.ts";
import { type Rendered, type RenderedElement, rendered } from "../../mdx/render-jsx.ts";
import { type Region, regionsIn, textRegions } from "../../mdx/running-text.ts";
import type { Note } from "../../note.ts";
import { elementEdits } from "./element-edits.ts";
import { expressionEdits } from "./expressions.ts";
import { blockNames } from "./html-blocks.ts";
import type { Expansion, MdxPage } from "./mdx-page.ts";
import {
  blocksOf,
  elementsIn,
  hidden,
  holdsBlocks,
  inlineOf,
  isElement,
  isPart,
  isSlot,
  type MdxInputs,
  SLOT,
  slotsIn,
} from "./rendered-mdx.ts";

/** The part of a page that the conversion of elements needs, and that a page made of code has, too. */
type PageOfElements = Pick<
  MdxPage,
  "file" | "placeAt" | "resolve" | "isThere" | "include" | "declare" | "textOf"
>;

export type PartsInputs = PageOfElements & { parse: MdxParser; scope: Scope; notes: Note[] } & Pick<
    MdxInputs,
    "skip"
  >;

/** Elements as the page would have them itself. `isInline`: in one line of HTML. Undefined if one of them has no counterpart. */
export function markdownOfParts(
  parts: readonly Rendered[],
  isInline: boolean,
  inputs: PartsInputs,
): string | undefined {
  const modules = new Map<string, string>();
  const body = (isInline ? inlineOf : blocksOf)(parts, { ...inputs, modules });
  if (body === undefined || !/[<{]/.test(body)) return body;
  const { root } = inputs.parse(body);
  const { elements, braces } = jsxIn(body, textRegions(root));
  const whole = { start: 0, end: body.length };
  const page: MdxPage = {
    ...inputs,
    body,
    firstLine: 1,
    data: {},
    isPart: true,
    title: undefined,
    cells: isInline ? [whole] : tablesIn(elements),
    paragraphs: regionsIn(root, "paragraph"),
    imports: modules,
    evaluate: (expression) => valueIn(expression, inputs.scope),
    htmlOf: (expression) => htmlOfExpression(expression, inputs),
    expansionOf: () => undefined,
  };
  const { notes } = inputs;
  const converted = elementEdits({ elements, page, notes });
  return applyEdits(body, [...converted.edits, ...expressionEdits(braces, converted.whole, page, notes)]);
}

function tablesIn(elements: readonly Element[]): Region[] {
  return elements.flatMap((element) =>
    element.name === "table" ? [wholeOf(element)] : tablesIn(element.children),
  );
}

type ExpandInputs = PartsInputs & {
  /** Notes the parts of a component that are left out. */
  partial(element: Element, parts: readonly string[]): void;
};

/**
 * The content that replaces an element; undefined if only running the component would tell. Parts that are unknown are left
 * out and noted, if there is something else to read. `isInline`: there is no place for blocks.
 */
export function expansionOf(
  element: Element,
  isInline: boolean,
  inputs: ExpandInputs,
): Expansion | undefined {
  const whole = expanded(element, isInline, inputs);
  if (whole) return whole;
  const skipped = new Set<string>();
  const some = expanded(element, isInline, { ...inputs, skip: (what) => skipped.add(what) });
  if (some && skipped.size > 0) inputs.partial(element, [...skipped]);
  return some;
}

function expanded(element: Element, isInline: boolean, inputs: ExpandInputs): Expansion | undefined {
  const { scope, skip } = inputs;
  const component = componentNamed(element.name, scope);
  if (component === undefined) return undefined;
  refill(scope);
  const given = propertiesOf(element, scope);
  if (!given) return undefined;
  const hasContent = element.close !== undefined && element.close.start > element.open.end;
  const properties = { ...given, ...(hasContent && { children: slot }) };
  const parts = rendered(new JsxElement(component, element.name, properties), { scope, skip })?.filter(
    (part) => typeof part !== "string" || part.trim() !== "",
  );
  if (!parts || slotsIn(parts) > 1) return undefined;
  if (skip && (hasContent ? slotsIn(parts) === 0 : !saysSomething(parts))) return undefined;
  const isBlocks = !isInline && holdsBlocks(parts, inputs);
  // A line that starts with a link starts no block of HTML, which boxes in the link need.
  const [only] = parts;
  const isBoxed = !isBlocks && parts.length === 1 && isElement(only) && isLineAroundBoxes(only);
  const boxed = isBoxed ? [{ name: "div", properties: {}, children: parts }] : parts;
  const text = markdownOfParts(boxed, !isBlocks, inputs);
  if (text === undefined) return undefined;
  const [before = "", after] = text.split(SLOT);
  return { before, after: hasContent ? (after ?? "") : undefined, isBlocks };
}

function isLineAroundBoxes({ name, children }: RenderedElement): boolean {
  return !blockNames.has(name) && elementsIn(children).some((child) => blockNames.has(child.name));
}

/** The component of a name; undefined if the site does not define it. */
function componentNamed(name: string, scope: Scope): unknown {
  const [first = "", ...members] = name.split(".");
  let value: unknown;
  for (let at: Scope | undefined = scope; at && value === undefined; at = at.outer)
    value = at.names.get(first);
  for (const member of members)
    value = memberOf(value, member, { type: "Identifier", start: 0, end: 0 }, scope);
  const isFunction = value instanceof Closure || (value instanceof Unread && value.given instanceof Closure);
  const isOther = value instanceof NamedComponent && value.name !== name;
  return isFunction || isOther || typeof value === "string" || value instanceof JsxElement
    ? value
    : undefined;
}

/** HTML for an expression; undefined if only running it would tell. */
export function htmlOfExpression(expression: Expression, inputs: PartsInputs): string | undefined {
  const { scope } = inputs;
  const value = evaluated(expression, scope);
  // A property that a part does not get shows nothing; any other undefined value may be a mistake.
  if (value === undefined && !isOfProperties(expression)) return undefined;
  const shown = value instanceof Closure ? certain(() => callClosure(value, [{}]), scope) : value;
  const parts = rendered(shown, { scope });
  return parts && !parts.some(isSlot) && slotsIn(parts) === 0
    ? markdownOfParts(parts, true, inputs)
    : undefined;
}

function isOfProperties(expression: Expression): boolean {
  if (expression.type === "Identifier") return expression.name === "undefined";
  if (expression.type !== "MemberExpression") return true;
  return expression.object.type === "Identifier" && expression.object.name === "props";
}

/** True for parts with words or pictures. */
function saysSomething(parts: readonly Rendered[]): boolean {
  return parts.some((part) => {
    if (typeof part === "string") return /[\p{L}\p{N}]/u.test(part);
    if (isSlot(part)) return false;
    if ("html" in part) return /[\p{L}\p{N}]/u.test(part.html.replace(/<[^<>]*>/g, ""));
    return (
      isPart(part) ||
      (!hidden.test(part.name) &&
        (/^(img|iframe|video|audio)$/.test(part.name) || saysSomething(part.children)))
    );
  });
}

function propertiesOf({ open }: Element, scope: Scope): Record<string, unknown> | undefined {
  const properties: Record<string, unknown> = {};
  for (const [key, { value }] of open.attributes) {
    if (key.startsWith("{")) return undefined;
    properties[key] = typeof value === "object" ? scope.run.shared.evaluate(value, scope) : value;
  }
  return properties;
}
