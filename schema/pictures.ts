/** `pictures` of `site.yml`: the sizes and formats in which pictures of pages are sent. */
import * as z from "zod";

const PictureOptions = z.strictObject({
  format: z
    .enum(["webp", "avif"])
    .default("webp")
    .describe(
      "Format beside that of the original. `avif` is smaller by a quarter, and takes ten times as long to make. Default: `webp`.",
    ),
  widths: z
    .array(z.int().min(16).max(6000))
    .min(1)
    .max(12)
    .default([480, 720, 1440, 2160])
    .describe(
      "Widths in pixels; no picture is made wider than it is. The largest is what a click on a picture opens. Default: 480, 720, 1440 and 2160.",
    ),
  quality: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe("Quality from 1 to 100. Default: 80 for `webp`, 55 for `avif`."),
});

export const Pictures = z.union([z.boolean(), PictureOptions]);

export type PictureOptions = z.infer<typeof PictureOptions>;

/** Options for resized pictures; undefined if the site wants its pictures as they are. */
export function pictureOptions(written: z.infer<typeof Pictures>): PictureOptions | undefined {
  if (written === false) return undefined;
  return written === true ? PictureOptions.parse({}) : written;
}
