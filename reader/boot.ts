/**
 * Runs in the head, before the first paint: says that scripts run, shows the right colours (S40), hides the
 * announcement that was closed (S41), and says so if the site's files are not where the document expects them (S35).
 * Inlined by the compiler, so it stays small and imports nothing.
 */
const html = document.documentElement;
const { dataset } = html;
dataset.js = "";

const followsSystem = dataset.themeSystem !== undefined;
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the default holds.
    return null;
  }
};
const stored = read("theme");
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
// The browser's frame: the first colour is for light, the second for dark.
document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
  const mode = index ? "dark" : "light";
  if (choice !== "system") meta.media = mode === choice ? "" : "not all";
});

// Closed under this id (S41): gone before it was seen.
if (dataset.announcement && read("twsite-announcement") === dataset.announcement)
  dataset.announcementClosed = "";

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
