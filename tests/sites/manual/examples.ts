/** Examples for keys of a schema: `examples/<name>.yml`, one part for each key, as the reference shows it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Source of each example, by its key; none where the file is missing. */
export function examplesOf(schema: string): ReadonlyMap<string, string> {
  const parts = sourceOf(schema).split(/^(?=\w)/m);
  return new Map(parts.map((part) => [/^\w*/.exec(part)?.[0] ?? "", part.trim()]));
}

/** All of them, as one file of that kind. */
export function sourceOf(schema: string): string {
  const file = join(import.meta.dirname, "examples", `${schema}.yml`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
