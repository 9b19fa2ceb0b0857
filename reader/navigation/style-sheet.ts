/** Adds style sheets to the document. */

/** Adds it after `former`, or else last. If it cannot be loaded, its link is removed. */
export function addStyleSheet(href: string, former = document.head.lastElementChild): HTMLLinkElement {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  link.onerror = () => link.remove();
  former?.after(link);
  return link;
}

/** Settles once the style sheet is there, or cannot be had. */
export function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
}
