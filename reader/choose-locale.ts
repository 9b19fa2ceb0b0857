/**
 * Runs in a document that stands for any address (404.html), after its parts: the first is there, those of other locales are
 * templates. Puts the part of the locale that the address belongs to in its place. Inlined by the compiler, so it stays small
 * and imports nothing.
 */
const [shown, ...others] = document.querySelectorAll<HTMLElement>("body > [data-home]");
let chosen = shown;
for (const other of others) {
  const { home = "" } = other.dataset;
  if (`${location.pathname}/`.startsWith(home) && home.length > (chosen?.dataset.home ?? "").length)
    chosen = other;
}
if (shown && chosen instanceof HTMLTemplateElement) shown.replaceWith(chosen.content);
for (const other of others) other.remove();
if (chosen) {
  document.documentElement.lang = chosen.lang;
  // A part says it where it is not the document's.
  if (chosen.dir) document.documentElement.dir = chosen.dir;
}

export {};
