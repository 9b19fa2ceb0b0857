/** `data/routes.json`: every route, for tools and for the not-found page. */
import * as z from "zod";
import { CONTRACT } from "./page.ts";

export const Routes = z.strictObject({
  contract: z.literal(CONTRACT),
  routes: z
    .array(
      z.strictObject({
        path: z.string().describe("Route of the page, without the site's base."),
        kind: z.string().describe("Kind of the page, as its data has it."),
        title: z.string().describe("Title of the page."),
        locale: z.string().describe("Name of the locale that it is in."),
      }),
    )
    .describe("Every listed page, by path. Empty where `parts` has them."),
  parts: z
    .array(
      z.strictObject({
        path: z.string().describe("Where the part is, without the site's base: a file of the same form."),
        locale: z.string().describe("Name of the locale that its routes are in."),
        sections: z.array(z.string()).describe("What its routes start with."),
      }),
    )
    .optional()
    .describe("Of a site with more than 5,000 routes: the files that have them."),
});
export type Routes = z.infer<typeof Routes>;
