/**
 * Fallback for a document whose reader does not load: it is read as without scripts. The reason is looked for: a site
 * that is served at another base than it was compiled for says so, a document from before a deployment is loaded
 * again, once, and one without a connection just stays.
 */
import { RELOAD_KEY } from "./navigation/reload.ts";

/** `script` could not be had. */
export async function doWithoutReader(script: URL): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.js === undefined) return;
  delete dataset.js;
  const init = { method: "HEAD", cache: "no-store" } as const;
  const answer = await fetch(new URL("../data/manifest.json", script), init).catch(() => undefined);
  if (!answer || answer.status >= 500) return;
  // A host may answer with a document whatever is requested.
  if (!answer.ok || answer.headers.get("content-type")?.startsWith("text/html")) showBanner(script.pathname);
  else reloadOnce();
}

/** Does the same as `navigation/reload.ts`, and is smaller: there is a connection. */
function reloadOnce(): void {
  const key = RELOAD_KEY + location.pathname;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "1");
  } catch {
    return;
  }
  location.reload();
}

function showBanner(path: string): void {
  const banner = document.createElement("p");
  banner.setAttribute("role", "alert");
  // English, where the language has no text of its own.
  banner.dir = "auto";
  banner.textContent = notFoundText(document.documentElement.lang, path);
  // The style sheet is missing too, most likely.
  banner.style.cssText = "padding:1em;background:#a3202e;color:#fff";
  document.body.prepend(banner);
}

/** Text of the banner. It is in the bundle, as nothing else may have arrived. */
export function notFoundText(tag: string, path: string): string {
  return tag.startsWith("fr")
    ? `Le site n’a pas trouvé ${path}\u00A0: est-il servi à l’adresse base_url de site.yml\u202F?`
    : `The site did not find ${path}: is it served at the base_url of site.yml?`;
}
