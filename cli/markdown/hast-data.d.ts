/** What the compiler keeps in the `data` of hast's elements. */
import type { Json } from "../../schema/hast.ts";

declare module "hast" {
  interface ElementData {
    /** Properties of a site's component. */
    props?: Record<string, Json> | undefined;
  }
}
