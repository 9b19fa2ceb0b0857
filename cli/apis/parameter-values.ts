/** Values of a parameter as a request has them (“style” and “explode” of OpenAPI). */
import type { Parameter } from "./openapi.ts";

/** Each goes with the name: one value, or one for each item of a list. Undefined for other values, such as objects. */
export function parameterValues(
  { in: place, style = place === "query" || place === "cookie" ? "form" : "simple", explode }: Parameter,
  value: unknown,
  encoded = (item: string) => item,
): string[] | undefined {
  const items = [value].flat().map(textOf);
  if (items.length === 0 || !items.every((item) => item !== undefined)) return undefined;
  const texts = items.map(encoded);
  if (style === "form" && explode !== false) return texts;
  return [texts.join(style === "spaceDelimited" ? "%20" : style === "pipeDelimited" ? "|" : ",")];
}

/** A list as it is in an address or a header: `a,b`, or `ids=a&ids=b`. Other values are as they were. */
export function parameterText(parameter: Parameter, value: unknown): unknown {
  const values = Array.isArray(value) ? parameterValues(parameter, value) : undefined;
  if (!values) return value;
  return values.length > 1 ? values.map((item) => `${parameter.name}=${item}`).join("&") : values[0];
}

function textOf(value: unknown): string | undefined {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : undefined;
}
