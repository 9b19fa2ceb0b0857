/** Components that the site defines → the blocks or the HTML that their JSX gives, without running them. */
import type { Expression } from "acorn";
import { callClosure } from "../../code/calls.ts";
import { memberOf } from "../../code/members.ts";
import { Closure, JsxElement, NamedComponent, type Scope, slot, Unread } from "../../code/values.ts";
import type { Element } from "../../mdx/elements.ts";
import { certain, evaluated, refill } from "../../mdx/page-values.ts";
import { isOfCode, type Rendered, type RenderedElement, rendered } from "../../mdx/render-jsx.ts";
import { type BlocksInputs, blocksOf, directiveOf, holdsBlocks } from "./expand-blocks.ts";
import { blockNames } from "./html-blocks.ts";
import type { Expansion } from "./page.ts";
import { elementsIn, hidden, htmlOf, isElement, isPart, isSlot, SLOT, slotsIn } from "./rendered-html.ts";

type ExpandInputs = BlocksInputs & {
  body: string;
  scope: Scope;
  /** Notes the parts of a component that are left out. */
  partial(element: Element, parts: readonly string[]): void;
};

/**
 * The content that replaces an element; undefined if only running the component would tell. Parts that are unknown are left
 * out and noted, if there is something else to read.
 */
export function expansionOf(element: Element, inputs: ExpandInputs): Expansion | undefined {
  const whole = expanded(element, inputs);
  if (whole) return whole;
  const skipped = new Set<string>();
  const some = expanded(element, { ...inputs, skip: (what) => skipped.add(what) });
  if (some && skipped.size > 0) inputs.partial(element, [...skipped]);
  return some;
}

function expanded(element: Element, inputs: ExpandInputs): Expansion | undefined {
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
  const [only] = parts;
  if (hasContent && parts.length === 1 && only !== undefined && isElement(only)) {
    const { block, content = [] } = directiveOf(only, inputs) ?? {};
    if (block && holdsSlot(content) && !block.label?.includes(SLOT)) return { kind: "block", block };
  }
  if (parts.length === 1 && isPart(only))
    return { kind: "part", module: only.part, properties: only.properties };
  if (holdsBlocks(parts, inputs)) {
    const blocks = blocksOf(parts, inputs);
    if (!blocks) return undefined;
    const [before = "", after] = blocks.text.split(SLOT);
    return { kind: "blocks", before, after: hasContent ? (after ?? "") : undefined };
  }
  const written = htmlOf(parts, inputs);
  if (written === undefined) return undefined;
  // A line that starts with a link starts no block of HTML, which boxes in the link need.
  const html =
    only !== undefined && isElement(only) && isLineAroundBoxes(only) ? `<div>${written}</div>` : written;
  const [before = "", after] = html.split(SLOT);
  return {
    kind: "html",
    before,
    after: hasContent ? (after ?? "") : undefined,
    isBlock: /^<(?!a |b>|code|em|i>|img|kbd|mark|s>|small|span|strong|su[bp]|u>)/.test(html),
  };
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
  const isFunction = isOfCode(value) || (value instanceof Unread && isOfCode(value.given));
  const isOther = value instanceof NamedComponent && value.name !== name;
  return isFunction || isOther || typeof value === "string" || value instanceof JsxElement
    ? value
    : undefined;
}

/** HTML for an expression; undefined if only running it would tell. */
export function htmlOfExpression(expression: Expression, inputs: ExpandInputs): string | undefined {
  const { scope } = inputs;
  const value = evaluated(expression, scope);
  // A property that a part does not get shows nothing; any other undefined value may be a mistake.
  if (value === undefined && !isOfProperties(expression)) return undefined;
  const shown = value instanceof Closure ? certain(() => callClosure(value, [{}]), scope) : value;
  const parts = rendered(shown, { scope });
  const html = parts && htmlOf(parts, inputs);
  return html?.includes(SLOT) ? undefined : html;
}

function isOfProperties(expression: Expression): boolean {
  if (expression.type === "Identifier") return expression.name === "undefined";
  if (expression.type !== "MemberExpression") return true;
  return expression.object.type === "Identifier" && expression.object.name === "props";
}

/** True: nothing but the content, whatever plain boxes are around it. */
function holdsSlot(children: readonly Rendered[]): boolean {
  const parts = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const [only] = parts;
  if (parts.length !== 1 || only === undefined || typeof only === "string") return false;
  return (
    isSlot(only) || (isElement(only) && /^(div|section|span|p)$/.test(only.name) && holdsSlot(only.children))
  );
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
