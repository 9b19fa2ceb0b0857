/** `("Links to {name}", { name: "x" })` → `Links to x`. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
