/** `("Links to {name}", { name: "x" })` → `Links to x`. */
import { ownValue } from "../../schema/own-value.ts";

export function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}
