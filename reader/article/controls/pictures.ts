/** Pictures that are shown smaller than they are open in a dialog, by mouse and keyboard. */
import type { ReaderStrings } from "../../../schema/strings.ts";
import { observeElements } from "../../navigation/observe-elements.ts";

/** Least factor by which a picture must be larger for a dialog to show more of it. */
const WORTH_IT = 1.15;

/** Returns the function that stops watching. */
export function watchPictures(root: Element, strings: ReaderStrings): () => void {
  const listening = new AbortController();
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLImageElement) update(target, strings);
  });
  // A picture in a link keeps the link's action, and one without a description is decoration.
  const worthIt = '.prose img:not([alt=""], :is(a, button) *)';
  const stop = observeElements<HTMLImageElement>(root, worthIt, (picture) => {
    sizes.observe(picture);
    // With its size in the page, a picture does not change when it comes.
    picture.addEventListener("load", () => update(picture, strings), { signal: listening.signal });
  });
  return () => {
    stop();
    listening.abort();
    sizes.disconnect();
    // One that is closed is there until it is told so.
    document.querySelector<HTMLDialogElement>("dialog.picture[open]")?.close();
  };
}

function update(picture: HTMLImageElement, strings: ReaderStrings): void {
  const { width } = picture;
  if (largestOf(picture).width > width * WORTH_IT && width > 0) {
    picture.dataset.action = "enlarge";
    picture.setAttribute("role", "button");
    picture.setAttribute("tabindex", "0");
    picture.setAttribute("aria-haspopup", "dialog");
    picture.title ||= strings.enlargePicture;
    return;
  }
  delete picture.dataset.action;
  for (const name of ["role", "tabindex", "aria-haspopup"]) picture.removeAttribute(name);
  if (picture.title === strings.enlargePicture) picture.removeAttribute("title");
}

/** A dialog of the browser's: Escape closes it, and the focus goes back to the picture. */
export function enlarge(picture: HTMLImageElement, strings: ReaderStrings): void {
  const { alt } = picture;
  const { src, width, height } = largestOf(picture);
  const dialog = document.createElement("dialog");
  dialog.className = "picture";
  dialog.setAttribute("aria-label", alt);
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = strings.closePicture;
  const large = new Image(width, height);
  Object.assign(large, { alt, src });
  dialog.append(close, large);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The last of its sizes, which the compiler lists from small to large; or the picture as it is. */
function largestOf(picture: HTMLImageElement): { src: string; width: number; height: number } {
  const { currentSrc, naturalWidth, naturalHeight } = picture;
  const source = picture.parentElement?.querySelector("source");
  const [src, width] = (source ?? picture).srcset.split(", ").at(-1)?.split(" ") ?? [];
  if (!src || !width) return { src: currentSrc, width: naturalWidth, height: naturalHeight };
  const pixels = Number.parseInt(width, 10);
  return { src, width: pixels, height: Math.round((pixels * naturalHeight) / (naturalWidth || 1)) };
}
