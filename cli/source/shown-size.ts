/** The start of a picture → its size in pixels as browsers show it, turned as the camera says. */
import { imageSize } from "image-size";

/** Values of the orientation from which on width and height change places. */
const firstOnItsSide = 5;

/** Empty if the bytes are not a picture, or do not state a size. */
export function shownSize(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
