/** The keys that open the page in two languages, and close it: Alt Shift W. */
import { useEffect } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { goTo } from "../navigation/navigate.ts";
import { BESIDE, otherLanguages } from "../navigation/other-languages.ts";
import { queryValue, withQueryValue } from "../navigation/query-value.ts";
import { useReader } from "../navigation/reader-context.ts";

export const SHORTCUT = "Alt+Shift+W";

/** One language after the other, where there are several, then the page alone. */
export function useShortcut(page: ShownPage): void {
  const { resources } = useReader();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const languages = otherLanguages(page).map(({ locale }) => locale);
      if (!isShortcut(event) || languages.length === 0) return;
      event.preventDefault();
      const { search, hash } = location;
      const shown = queryValue(BESIDE, languages);
      const next = languages[shown === undefined ? 0 : languages.indexOf(shown) + 1];
      goTo(resources, page.path, withQueryValue(search + hash, BESIDE, next));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [page, resources]);
}

/**
 * True for the keys of the shortcut. With Alt and Shift, macOS gives the key another character. A key that is pressed in a
 * field is text.
 */
function isShortcut({ code, key, altKey, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isKey = /^[a-z]$/i.test(key) ? key.toLowerCase() === "w" : code === "KeyW";
  const isTyped =
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
  return isKey && altKey && shiftKey && !ctrlKey && !metaKey && !isTyped;
}
