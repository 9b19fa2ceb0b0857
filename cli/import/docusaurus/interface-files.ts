/** `strings.yml` of each language. */
import { shippedLanguages, stringsYml } from "../../starter/strings-yml.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { interfaceTexts } from "./interface-texts.ts";
import type { SourceSite } from "./source-site.ts";

export function stringsFiles(
  { folder, file, locales, config }: SourceSite,
  notes: Note[],
): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  for (const locale of locales) {
    const { id } = locale;
    const texts = interfaceTexts(folder, locale, config.title ?? "Site", notes);
    const isShipped = Object.hasOwn(shippedLanguages, id.split("-")[0] ?? id);
    const hasOwn = Object.keys(texts).length > 0;
    if (!isShipped || hasOwn)
      files.set(`${id}/strings.yml`, isShipped ? yamlText(texts) : stringsYml(id, texts));
    if (!isShipped)
      notes.push({
        file,
        message: `the interface has no texts in the language “${id}”${hasOwn ? " but those that code.json has" : ""}`,
        instead: `translate ${id}/strings.yml`,
      });
  }
  return files;
}
