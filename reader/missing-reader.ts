/**
 * Fallback for a document whose reader does not load: it is read as without scripts. The reason is looked for: a site
 * that is served at another base than it was compiled for says so, a document from before a deployment is loaded
 * again, once, and one without a connection just stays.
 */
import { reloadOnce } from "./navigation/reload.ts";

/** `script` could not be had. */
export function doWithoutReader(script: URL): void {
  const { dataset } = document.documentElement;
  if (dataset.js === undefined) return;
  delete dataset.js;
  void explain(script);
}

async function explain(script: URL): Promise<void> {
  const answer = await fetch(new URL("../data/manifest.json", script), {
    method: "HEAD",
    cache: "no-store",
  }).catch(() => undefined);
  if (!answer || answer.status >= 500) return;
  // A host may answer with a document whatever is requested.
  const isHere = answer.ok && !answer.headers.get("content-type")?.startsWith("text/html");
  if (isHere) reloadOnce(location.pathname);
  else showBanner(script.pathname);
}

function showBanner(path: string): void {
  const banner = document.createElement("p");
  banner.setAttribute("role", "alert");
  banner.textContent = notFoundText(document.documentElement.lang, path);
  // The style sheet is missing too, most likely.
  banner.style.cssText = "margin:0;padding:1em;background:#a3202e;color:#fff;font-family:sans-serif";
  const show = () => document.body.prepend(banner);
  if (document.body) show();
  else addEventListener("DOMContentLoaded", show);
}

/** In the bundle, as nothing else may have arrived. */
export function notFoundText(tag: string, path: string): string {
  return tag.startsWith("fr")
    ? `Le site n’a pas trouvé ${path}\u00A0: il est peut-être servi à une autre adresse que celle de base_url dans site.yml.`
    : `The site did not find ${path}: it may be served at another address than base_url in site.yml says.`;
}
