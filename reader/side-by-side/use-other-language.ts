/** The language that the address asks for beside the page's own: `?with=fr`. */
import { useRef } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { ShownPage } from "../../schema/document-data.ts";
import { routeOf } from "../../schema/paths.ts";
import { queryValue } from "../navigation/query-value.ts";
import type { Resources } from "../navigation/resources.ts";
import { BESIDE, otherLanguages, type Translation } from "./languages.ts";

/**
 * The translation in the language that the address names; undefined if the page has none. While the next page is on its way,
 * the one of this page stays.
 */
export function useOtherLanguage(page: ShownPage, { base, homes }: Resources): Translation | undefined {
  const last = useRef("");
  const search = useLocationProperty(
    () => {
      if (routeOf(base, homes, location.pathname) === page.path) last.current = location.search;
      return last.current;
    },
    () => "",
  );
  const languages = otherLanguages(page);
  const locales = languages.map(({ locale }) => locale);
  const wanted = queryValue(BESIDE, locales, search);
  return languages.find(({ locale }) => locale === wanted);
}
