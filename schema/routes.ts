/** `data/routes.json`: every route, for tools and for the not-found page. */
import * as z from "zod";
import { list, optional, text } from "./fields.ts";
import { CONTRACT } from "./page.ts";

export const Routes = z.strictObject({
  contract: z.literal(CONTRACT),
  routes: list("Every listed page, by path. Empty where `parts` has them.", {
    path: text("Route of the page, without the site's base."),
    kind: text("Kind of the page, as its data has it."),
    title: text("Title of the page."),
    locale: text("Name of the locale that it is in."),
  }),
  parts: optional.list("Of a site with more than 5,000 routes: the files that have them.", {
    path: text("Where the part is, without the site's base: a file of the same form."),
    locale: text("Name of the locale that its routes are in."),
    sections: z.array(z.string()).describe("What its routes start with."),
  }),
});
export type Routes = z.infer<typeof Routes>;
