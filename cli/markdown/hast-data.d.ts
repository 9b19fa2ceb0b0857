/** Types of the `data` that the compiler keeps in hast's elements. */
import type { Json } from "../../schema/hast.ts";

declare module "hast" {
  interface ElementData {
    /** Properties of a site's component. */
    props?: Record<string, Json> | undefined;
  }
}
