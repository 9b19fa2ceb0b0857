/** An author or a tag in one language more: `Writer` and `Rédactrice` → `{ en: Writer, fr: Rédactrice }`. */
import type { Author } from "../../schema/authors.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { Tag } from "../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../schema/text.ts";

/** Keys that an entry has in each language; it has all others once. */
const texts: ReadonlySet<string> = new Set(["name", "title", "label", "description"]);

/** `other` is the entry in the language `locale`; `source` is that of the texts which are plain. */
export function withTexts<T extends Tag | Author>(
  key: string,
  { entry, other }: { entry: T; other: T },
  { source, locale }: { source: string; locale: string },
  note: (message: string, instead?: string) => void,
): T {
  const own: Record<string, LocalizedText | undefined> = { label: key, ...entry };
  const changes: Record<string, LocalizedText> = {};
  for (const [name, value] of Object.entries(other) as [string, string][]) {
    const written = ownValue(own, name);
    const inSource = written === undefined ? undefined : textFor(written, source);
    if (value === inSource) continue;
    if (!texts.has(name))
      note(`“${name}” of “${key}” differs in this language and is not imported: all languages share one`);
    else if (inSource === undefined)
      note(`“${name}” of “${key}” is not imported: the source language has none`, "write both");
    else changes[name] = inLanguage(written ?? "", value, { source, locale });
  }
  return { ...entry, ...changes };
}

/** The text with that of the language `locale`; `source` is the language of a plain one. */
export function inLanguage(
  own: LocalizedText,
  text: string,
  { source, locale }: { source: string; locale: string },
): LocalizedText {
  if (text === own) return own;
  return { ...(typeof own === "string" ? { [source]: textFor(own, source) ?? "" } : own), [locale]: text };
}
