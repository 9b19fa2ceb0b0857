/** The frame of embedded content, once the visitor has started it. Nothing is requested from its provider before. */

/** The permissions that players need. A player cannot navigate the page around it. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

export function showEmbed(button: HTMLElement): void {
  const figure = button.closest<HTMLElement>("[data-frame]");
  const address = figure?.dataset.frame ?? "";
  // The page may have been left meanwhile.
  if (!figure?.isConnected || !isDeclaredFrame(address) || figure.querySelector("iframe")) return;
  const frame = document.createElement("iframe");
  frame.title = figure.ariaLabel ?? "";
  frame.setAttribute("sandbox", SANDBOX);
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // Some providers show nothing to a site that does not say who it is.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = address;
  button.after(frame);
  // The button is below it now.
  frame.focus();
}

/** Content of another site that a frame may show: its document names where from. */
function isDeclaredFrame(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return !!document.documentElement.dataset.frames?.split(" ").includes(new URL(url).origin);
}
