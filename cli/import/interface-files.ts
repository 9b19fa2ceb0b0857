/** `strings.yml` of each language. */
import { shippedLanguages, stringsYml } from "../starter/strings-yml.ts";
import { interfaceTexts } from "./interface-texts.ts";
import type { ImportedLocale } from "./locales.ts";
import { type NewFile, yamlText } from "./new-file.ts";
import type { Note } from "./note.ts";

/** `configuration` is the file that names the languages. */
export function addStrings(
  source: string,
  locales: readonly ImportedLocale[],
  title: string,
  configuration: string,
  files: Map<string, NewFile>,
  notes: Note[],
): void {
  for (const locale of locales) {
    const { id } = locale;
    const texts = interfaceTexts(source, locale, title, notes);
    const isShipped = Object.hasOwn(shippedLanguages, id.split("-")[0] ?? id);
    const hasOwn = Object.keys(texts).length > 0;
    if (!isShipped || hasOwn)
      files.set(`${id}/strings.yml`, isShipped ? yamlText(texts) : stringsYml(id, texts));
    if (!isShipped)
      notes.push({
        file: configuration,
        message: `the interface has no texts in the language “${id}”${hasOwn ? " but those that code.json has" : ""}`,
        instead: `translate ${id}/strings.yml`,
      });
  }
}
