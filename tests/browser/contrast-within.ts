/** What a visitor sees of a control, whatever its style is made of. */
import type { Locator } from "playwright-core";
import sharp from "sharp";

/** Difference between the brightest and the darkest painted pixel, 0 to 255; `end`: of that many pixels at its end alone. */
export async function contrastWithin(control: Locator, end?: number): Promise<number> {
  const picture = sharp(await control.screenshot());
  const { width, height } = await picture.metadata();
  // Without its border, which tells of no icon.
  const part = end === undefined ? width - 4 : Math.min(end, width) - 4;
  const inner = await picture
    .extract({ left: width - 2 - part, top: 2, width: part, height: height - 4 })
    .greyscale()
    .raw()
    .toBuffer();
  return Math.max(...inner) - Math.min(...inner);
}
