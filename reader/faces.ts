/** The style of the reader's own faces, which the script in the head switches off where they would be late. */

/** Key of the storage for the addresses of the faces that the browser has in its cache. */
export const FACES_KEY = "twsite-faces";

/** The style: `data-faces` lists the addresses of the faces of titles and texts. The medium "not all" switches it off. */
export function facesStyle(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>("style[data-faces]");
}
