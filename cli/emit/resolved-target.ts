/** Addresses and sizes that replace a target in a page's content. */
import type { NamedSizes } from "./picture-sizes.ts";

export type Resolved = {
  href: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The route of a page of the site. */
  route?: string | undefined;
  /** The sizes of a picture that is sent in several. */
  sizes?: NamedSizes | undefined;
};
