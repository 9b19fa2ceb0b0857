/** A picture in the text, fetched when it comes near: the browser has to know that before it knows the address. */
import type { Expansion } from "./expansion.ts";

export const picture: Expansion = (image) => {
  const { alt = "", ...rest } = image.properties;
  return { ...image, properties: { loading: "lazy", decoding: "async", ...rest, alt: String(alt) } };
};
