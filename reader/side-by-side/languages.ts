/** Languages that a page can be read in beside its own, and the one of them that the address asks for: `?with=fr`. */
import { useRef } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { ShownPage } from "../../schema/document-data.ts";
import { routeOf } from "../../schema/paths.ts";
import type { Resources } from "../navigation/resources.ts";

export type Translation = ShownPage["translations"][number];

/** Of a page with a text, those that have a translation of it. */
export function otherLanguages(page: ShownPage): Translation[] {
  const { kind, locale, fallback, translations } = page;
  if (!/^(doc|post|page)$/.test(kind) || fallback || "component" in page) return [];
  return translations.filter((other) => other.locale !== locale);
}

/** Undefined for a language that the page is not translated into. While the next page is on its way, that of this one stays. */
export function useOtherLanguage(page: ShownPage, { base, homes }: Resources): Translation | undefined {
  const last = useRef("");
  const search = useLocationProperty(
    () => {
      if (routeOf(base, homes, location.pathname) === page.path) last.current = location.search;
      return last.current;
    },
    () => "",
  );
  const wanted = /[?&]with=([^&]*)/.exec(search)?.[1];
  return wanted === undefined ? undefined : otherLanguages(page).find(({ locale }) => locale === wanted);
}

/** `("?a=b#c", "fr")` → `?a=b&with=fr#c`; without a language, what asks for one goes. */
export function withLanguage(queryAndHash: string, locale?: string): string {
  const [query = "", ...hash] = queryAndHash.split("#");
  const kept = query.split(/[?&]/).filter((part) => part !== "" && !part.startsWith("with="));
  const parts = locale === undefined ? kept : [...kept, `with=${locale}`];
  return [parts.length > 0 ? `?${parts.join("&")}` : "", ...hash].join("#");
}
