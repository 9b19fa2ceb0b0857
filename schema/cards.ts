/** Pictures of link previews, by area. They are drawn once and kept in `static/`; 1200 × 630 pixels suit every network. */
import * as z from "zod";
import { ImageAddress } from "./address.ts";
import { LocaleId, LocalizedText } from "./text.ts";

export const Card = z.strictObject({
  file: z
    .union([ImageAddress, z.record(LocaleId, ImageAddress)])
    .describe("File in `static/`, or one per locale."),
  alt: LocalizedText.describe("What the image shows, for people who cannot see it."),
});
export type Card = z.infer<typeof Card>;

/** Areas besides the sidebars, which are called by their names in sidebars.yml. */
export const cardAreas = ["home", "pages", "docs", "blog"] as const;

/**
 * Cards by the name of a sidebar, or by area: `docs` for docs without a card of their sidebar, `blog` for posts and their
 * lists, `home`, and `pages` for all else. All others show `image`.
 */
export const Cards = z.record(z.string(), Card);
export type Cards = z.infer<typeof Cards>;
