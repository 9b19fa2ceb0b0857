/**
 * Loads the style sheet of a part that no first paint shows together with the part's script: the part shows only once it has
 * its style, and lacks its script if it lacks its style.
 */

/** Names of the files, beside the scripts: the bundler has them. */
declare const PART_STYLES: Record<"overview" | "search" | "shell" | "side-by-side" | "views", string>;

export async function withStyle<T>(part: keyof typeof PART_STYLES, script: T | Promise<T>): Promise<T> {
  const [module] = await Promise.all([script, loadStyle(PART_STYLES[part])]);
  return module;
}

/** `file` is beside the scripts. It comes after the reader's first style, so that a theme's comes after it, and so does what is said for paper. */
export async function loadStyle(file: string): Promise<unknown> {
  const { href } = new URL(file, import.meta.url);
  const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
  const link = links.find((link) => link.href === href) ?? addStyleSheet(href, links[0]);
  return link.sheet ?? settled(link);
}

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
