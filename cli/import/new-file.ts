/** Files of the new site. */
import { stringify } from "yaml";

/** Its text, or the path of the file in the source that it is a copy of. */
export type NewFile = string | { copyOf: string };

/** A value as a file of configuration. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
