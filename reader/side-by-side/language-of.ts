/** Attributes of an element in the language of a locale. */
import type { Manifest } from "../../schema/manifest.ts";

export function languageOf({ tag }: Pick<Manifest, "tag">): { lang: string } {
  return { lang: tag };
}
