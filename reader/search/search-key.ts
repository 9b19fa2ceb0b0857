/** The keys that open the search: Ctrl K, ⌘ K and `/`. */

/** A slash that is typed into a field is text, except in a field of a dialog that was closed just before. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (key !== "/" || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select")) &&
    !target.closest("dialog:not([open])")
  );
}
