/** The keys that open the search: Ctrl K, ⌘ K and `/`. */

/** A slash that is typed into a field is text, except in a field of a dialog that was closed just before. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isK(event)) return (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (key !== "/" || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select")) &&
    !target.closest("dialog:not([open])")
  );
}

/** True for the key K, by its place on layouts of other scripts, as of Cyrillic, Greek, Arabic and Hebrew. */
export function isK({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
}
