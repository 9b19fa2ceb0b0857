/** Properties of the tag that shows a part of a page: `<Install version="3" />` → `{ version: "3" }` */
import type { Element } from "../../mdx/elements.ts";
import type { MdxPage } from "./page.ts";

/** Undefined without properties, and where only code would tell one. */
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
