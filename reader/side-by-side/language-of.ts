/** Attributes of an element in the language of a locale: each column has a direction of its own. */
import { directionOf, type LanguageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";

export function languageOf(manifest: Manifest): LanguageAttributes {
  return { lang: manifest.tag, dir: directionOf(manifest) };
}
