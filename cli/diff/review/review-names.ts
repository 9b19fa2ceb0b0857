/** Names of fields, attributes, menus and areas in the language of a review. */
import { ownValue } from "../../../schema/own-value.ts";
import type { Strings } from "../../../schema/strings.ts";

/** Fields that a reader takes for one that has a name. */
const sameAs = new Map([
  ["lead", "description"],
  ["secondAction", "action"],
  ["drawing", "picture"],
  ["preview", "image"],
]);

/** Undefined for a name that only programs use. */
export function nameIn({ reviewNames }: Strings, name: string): string | undefined {
  return ownValue(reviewNames, sameAs.get(name) ?? name);
}

/** `authors.0.title` → `Authors › 1 › Title`. */
export function fieldNameIn(strings: Strings, path: string): string {
  const name = (part: string) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : part);
  return path
    .split(".")
    .map((part) => nameIn(strings, part) ?? name(part))
    .join(" › ");
}

/** `sidebar docs` → `sidebar: docs`, since the sidebar has a name of its own. */
export function navigationNameIn(strings: Strings, whole: string): string {
  const [part = "", ...own] = whole.split(" ");
  return [nameIn(strings, part) ?? part, own.join(" ")].filter((text) => text !== "").join(": ");
}
