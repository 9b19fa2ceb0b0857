/** Languages of a Docusaurus site in site.yml. */
import { expect, test } from "vitest";
import { localesOf } from "../../cli/import/docusaurus/translations.ts";

test("a direction is taken over where the language's tag does not say it", () => {
  const localeConfigs = {
    ar: { label: "العربية", direction: "rtl" as const },
    en: { label: "English", direction: "ltr" as const },
    he: { label: "Ivrit", direction: "ltr" as const },
    fr: { label: "Français" },
  };
  const config = { i18n: { defaultLocale: "en", locales: ["en", "ar", "he", "fr"], localeConfigs } };
  const locales = localesOf(config, [], "docusaurus.config.js", []);
  expect(locales.map(({ id, direction }) => [id, direction])).toEqual([
    ["en", undefined],
    ["ar", undefined],
    ["he", "ltr"],
    ["fr", undefined],
  ]);
});
