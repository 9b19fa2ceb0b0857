export function isMarked({ left, right, difference }: Row): boolean {
  return !left || !right || difference !== undefined;
}

/** Note on a row whose blocks do not correspond. */
import { fill } from "../text/fill.ts";
import type { Row } from "./align.ts";
import type { Columns } from "./load-columns.ts";

export function markOf({ left, right, difference }: Row, columns: Columns): string | undefined {
  const { strings } = columns;
  if (!left || !right) {
    const { tag } = (left ? columns.right : columns.left).manifest;
    return fill(strings.missing, { language: languageName(tag, columns.left.manifest.tag) });
  }
  if (!difference) return undefined;
  if (difference.of === "code") return strings.code;
  return fill(strings[difference.of], { left: String(difference.left), right: String(difference.right) });
}

/** `("fr-FR", "en-GB")` → `French`. */
function languageName(tag: string, inTag: string): string {
  const [language = tag] = tag.split("-");
  return new Intl.DisplayNames(inTag, { type: "language" }).of(language) ?? tag;
}
