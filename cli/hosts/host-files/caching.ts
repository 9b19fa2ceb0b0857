/** Cache lifetime of a file of the site, the same for `_headers` and for the preview. */
import { hashedPath } from "../../../schema/paths.ts";

export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Kept, but asked about on every use. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** `Cache-Control` of a file, by its path in the output folder. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedPath("")) ? IMMUTABLE : REVALIDATE;
}
