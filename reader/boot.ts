/**
 * Runs in the head, before the first paint: says that scripts run, shows the right colours (S40), and says so if the
 * site's files are not where the document expects them (S35).
 * Inlined by the compiler, so it stays small and imports nothing.
 */
const html = document.documentElement;
const { dataset } = html;
dataset.js = "";

const followsSystem = dataset.themeSystem !== undefined;
let stored: string | null = null;
try {
  stored = localStorage.getItem("theme");
} catch {
  // Storage is blocked: the default holds.
}
const isMode = stored === "light" || stored === "dark";
const choice =
  dataset.themeFixed === undefined && isMode && stored
    ? stored
    : followsSystem
      ? "system"
      : (dataset.themeDefault ?? "light");
dataset.themeChoice = choice;
dataset.theme =
  choice === "system" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : choice;

// Errors of elements do not bubble, but they can be captured.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || dataset.js === undefined) return;
    const { pathname } = new URL(target.src);
    // Without the reader the page is read as without scripts.
    delete dataset.js;
    const banner = document.createElement("p");
    banner.setAttribute("role", "alert");
    banner.textContent = html.lang.startsWith("fr")
      ? `Le site n’a pas trouvé ${pathname} : il est peut-être servi à une autre adresse que celle de base_url dans site.yml.`
      : `The site did not find ${pathname}: it may be served at another address than base_url in site.yml says.`;
    // The style sheet is missing too, most likely.
    banner.style.cssText = "margin:0;padding:1em;background:#a3202e;color:#fff;font-family:sans-serif";
    const show = () => document.body.prepend(banner);
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show);
  },
  true,
);

export {};
