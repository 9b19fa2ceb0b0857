/**
 * Runs in a document that stands for any address (404.html), after its parts, one per locale: keeps the part of the
 * locale that the address belongs to. Inlined by the compiler, so it stays small and imports nothing.
 */
const parts = [...document.querySelectorAll<HTMLElement>("body > [data-home]")];
let chosen = parts[0];
for (const part of parts) {
  const { home = "" } = part.dataset;
  if (`${location.pathname}/`.startsWith(home) && home.length > (chosen?.dataset.home ?? "").length)
    chosen = part;
}
for (const part of parts) if (part !== chosen) part.remove();
if (chosen) {
  document.documentElement.lang = chosen.lang;
  // A part says it where it is not the document's.
  if (chosen.dir) document.documentElement.dir = chosen.dir;
}

export {};
