/** Properties as hast names them → attributes as HTML and the DOM name them. */
import type { HastElement } from "../../schema/hast.ts";

type Attribute = [name: string, value: string];

/** Attributes in the order of the properties; an attribute without a value is empty. */
export function attributesOf({ properties }: HastElement): Attribute[] {
  const attributes: Attribute[] = [];
  for (const [property, value] of Object.entries(properties)) {
    const name = attributeName(property);
    if (typeof value !== "boolean" || name.startsWith("aria-"))
      attributes.push([name, Array.isArray(value) ? value.join(" ") : String(value)]);
    else if (value) attributes.push([name, ""]);
  }
  return attributes;
}

/** Elements that HTML gives no content. */
export const voidTags: ReadonlySet<string> = new Set("br col hr img input source track wbr".split(" "));

/** `className` → `class`, `ariaLabel` → `aria-label`, `dataFooBar` → `data-foo-bar`. */
export function attributeName(property: string): string {
  if (property === "className") return "class";
  if (!/[A-Z]/.test(property) || CAMEL_CASE.test(property)) return property;
  if (property.startsWith("data")) return `data-${dashed(property.slice(4))}`;
  return property.replace(DASHED, "$1-$2").toLowerCase();
}

/** Attributes of drawings whose names have capitals. */
const CAMEL_CASE = /^(viewBox|preserve|ref[XY]$|gradient|spread|pattern|pathLength|marker[WHU])/;

/** `ariaLabel`, and attributes of drawings whose names have a dash after the first word. */
const DASHED = /^(aria|stroke|fill|stop|clip|marker|font|text|dominant|alignment|letter|vector)([A-Z])/;

/** `FooBar` → `foo-bar`, `-x` → `x`. */
export function dashed(rest: string): string {
  return rest.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "");
}
