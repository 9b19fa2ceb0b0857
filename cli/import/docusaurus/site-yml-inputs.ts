/** Inputs of the functions that make the parts of `site.yml`. */
import type { Provider } from "../../../schema/integrations/embeds.ts";
import type { LocalizedText } from "../../../schema/text.ts";
import type { ModuleValue } from "../read-module.ts";
import type { SidebarNames } from "./docs-order.ts";
import type { ImportedLocale } from "./locales.ts";
import type { Plugins } from "./plugins.ts";
import { localized, type Translations } from "./translations.ts";
import type { ImportedDocs } from "./versions.ts";

export type SiteYmlInputs = {
  file: string;
  placeOf: ModuleValue["placeOf"];
  locales: readonly ImportedLocale[];
  translations: Translations;
  plugins: Plugins;
  /** Other hosts whose pictures pages show. */
  imageHosts: ReadonlySet<string>;
  /** Providers of videos that pages show, by name. */
  providers: ReadonlyMap<string, Provider>;
  /** The address in the new site of a link of the configuration; undefined where nothing is there. */
  routeOf(to: string): string | undefined;
  /** Sets of docs, the first one first. */
  docs: readonly ImportedDocs[];
  /** Ids of docs of a set in the source → in the new site. */
  idsOf(docs: ImportedDocs): ReadonlyMap<string, string>;
  /** Names of sidebars in the source → in the new site, by set of docs. */
  sidebars: ReadonlyMap<string, SidebarNames>;
};

/** Notes what stays behind, by its path in the configuration. */
export type Noting = (path: string, message: string, instead?: string) => void;

/** A text with its translations, by its key in their file. */
export function translatedText(
  text: string,
  { locales, translations }: SiteYmlInputs,
  file: string,
  key: string,
): LocalizedText {
  return localized({ text, source: locales[0]?.id ?? "en", translations, file, key });
}
