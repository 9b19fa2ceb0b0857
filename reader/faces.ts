/** The style of the reader's own faces, which the script in the head switches off where they would be late. */

/** Key of the storage for the addresses of the faces that the browser has in its cache. */
export const FACES_KEY = "twsite-faces";

/** Its `data-faces` lists the addresses of the faces of titles and texts. It is off if its medium is "not all". */
export function facesStyle(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>("style[data-faces]");
}
