/** `strings.yml` of each language: its own interface texts, and all texts of a language that is not shipped. */
import type { StringsOverride } from "../../schema/strings.ts";
import { stringsYml } from "../authoring/starter/strings-yml.ts";
import { shippedFor } from "../source/shipped-strings.ts";
import { type NewFile, yamlText } from "./imported-site.ts";
import { type Note, notesOn } from "./note.ts";

/** `textsOf` gives the texts that the source has for a language. `file` is the configuration of the source. */
export function stringsFiles<Locale extends { id: string }>(
  locales: readonly Locale[],
  file: string,
  notes: Note[],
  textsOf: (locale: Locale) => StringsOverride = () => ({}),
): Map<string, NewFile> {
  const note = notesOn(file, notes);
  const files = new Map<string, NewFile>();
  for (const locale of locales) {
    const { id } = locale;
    const texts = textsOf(locale);
    const isShipped = shippedFor(id) !== undefined;
    const hasOwn = Object.keys(texts).length > 0;
    if (!isShipped || hasOwn)
      files.set(`${id}/strings.yml`, isShipped ? yamlText(texts) : stringsYml(id, texts));
    const but = hasOwn ? " but those that code.json has" : "";
    if (!isShipped)
      note("translation", `the interface has no texts in the language “${id}”${but}`, {
        instead: `translate ${id}/strings.yml`,
      });
  }
  return files;
}
