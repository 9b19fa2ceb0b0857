/** Values of the attributes of a tag, as far as the page tells them. */
import type { Element } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import { type Attribute, attributeText } from "../../mdx/jsx-tags.ts";
import { shownText } from "../../mdx/page-values.ts";
import type { MdxPage } from "./page.ts";

/** The text that React shows for an attribute. */
export function shownAttribute(
  attribute: Attribute | undefined,
  { evaluate }: Pick<MdxPage, "evaluate">,
): string | undefined {
  return typeof attribute?.value === "object"
    ? shownText(evaluate(attribute.value))
    : attributeText(attribute);
}

/** A text, or the address of what is imported or required. */
export function addressIn(
  attribute: Attribute | undefined,
  { imports, evaluate }: Pick<MdxPage, "imports" | "evaluate">,
): string | undefined {
  const value = attribute?.value;
  if (typeof value !== "object") return attributeText(attribute);
  const address = addressOf(value, imports);
  if (address !== undefined) return address;
  const found = evaluate(value);
  return typeof found === "string" ? found : undefined;
}

/**
 * Properties of the tag that shows a part of a page: `<Install version="3" />` → `{ version: "3" }`. Undefined without
 * properties, and where only code would tell one.
 */
export function knownProperties(
  { open }: Element,
  { evaluate }: MdxPage,
): Readonly<Record<string, unknown>> | undefined {
  if (open.attributes.size === 0) return undefined;
  const properties: Record<string, unknown> = {};
  for (const [key, { value }] of open.attributes) {
    const known = typeof value === "object" ? evaluate(value) : value;
    if (known === undefined || key.startsWith("{")) return undefined;
    properties[key] = known;
  }
  return properties;
}
