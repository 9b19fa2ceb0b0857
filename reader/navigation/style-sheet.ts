/** Adds a style sheet to the document. */

/** After `former`, or else last. Settles once it is there; one that cannot be had leaves nothing behind. */
export async function addStyleSheet(href: string, former?: Element): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  const loaded = settled(link);
  if (former) former.after(link);
  else document.head.append(link);
  try {
    await loaded;
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Of a link that is still being loaded. */
export function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
}
