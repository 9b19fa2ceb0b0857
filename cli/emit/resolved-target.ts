/** What goes into a page's content for a target. */
import type { NamedSizes } from "./picture-sizes.ts";

export type Resolved = {
  href: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Of a page of the site: its route. */
  route?: string | undefined;
  /** Of a picture that is sent in several sizes. */
  sizes?: NamedSizes | undefined;
};
