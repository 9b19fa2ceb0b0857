/** Attributes of a text that may be in another language than the page. */
import { type LanguageAttributes, languageAttributes } from "../../schema/direction.ts";
import { useManifest } from "./reader-context.ts";

/** `lang`: language tag of the text; undefined where it is the page's own. */
export function useLanguage(): (lang: string | undefined) => LanguageAttributes {
  const manifest = useManifest();
  return (lang) => languageAttributes(manifest, lang);
}
