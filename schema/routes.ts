/** `data/routes.json`: every route, for tools and for the not-found page. */
import * as z from "zod";
import { CONTRACT } from "./page.ts";

export const Routes = z.strictObject({
  contract: z.literal(CONTRACT),
  routes: z.array(
    z.strictObject({ path: z.string(), kind: z.string(), title: z.string(), locale: z.string() }),
  ),
});
export type Routes = z.infer<typeof Routes>;
