/** Preformatted text scrolls inside itself, with the keyboard too. */
import type { Expansion } from "./expansion.ts";

export const preformatted: Expansion = (text, { inside }) => ({
  ...text,
  properties: { ...text.properties, tabIndex: 0 },
  children: inside(text),
});
