/** Front matter of a home page. */
import * as z from "zod";
import { ImageAddress, LinkAddress } from "./address.ts";
import { nonempty, optional, text } from "./fields.ts";

const HomeAction = z.strictObject({
  label: nonempty("Text of the button."),
  to: LinkAddress.describe("A route of this site or an absolute URL."),
});

/** The parts of a home page around its text. */
export const HomeBlock = z.strictObject({
  tagline: optional.nonempty("Line under the title. Default: the site's tagline."),
  action: z
    .union([HomeAction, z.array(HomeAction).min(1).max(2)])
    .optional()
    .describe("The button under the tagline, or a list of two: the second is less prominent."),
  facts: z
    .array(z.string().min(1))
    .max(4)
    .optional()
    .describe(
      "Short texts in a line under the buttons, such as availability and price. One that names a variable without a value is left out.",
    ),
  subject: optional.nonempty(
    "What the site is about, after its title in the title of the window and in search results.",
  ),
  drawing: z
    .enum(["single-source"])
    .optional()
    .describe(
      "A drawing that comes with twsite, beside the title: `single-source`, a source that becomes a page in each of two languages. Default: none.",
    ),
  picture: optional.object("A picture of your own beside the title, instead of a drawing. Default: none.", {
    file: ImageAddress.min(1).describe("A file beside the page or in `static/`."),
    alt: text("What the picture shows; empty if it is decoration."),
  }),
  features: z
    .array(
      z.strictObject({
        title: nonempty("Heading of the block."),
        text: nonempty("One or two sentences."),
        to: LinkAddress.describe("Where the block leads: a route or an address."),
        icon: z
          .enum(["writing", "ai", "portfolio"])
          .optional()
          .describe("Drawing beside the title. Default: none."),
      }),
    )
    .default([])
    .describe("The blocks that present the site's main areas."),
  latest_posts: optional.object("Heading and number of the latest posts; leave out for no posts.", {
    title: nonempty("Heading of the list."),
    view_all: nonempty("Text of the link to the blog."),
    count: z.number().int().min(1).max(12).default(3).describe("How many posts are shown. Default: 3."),
  }),
});
export type HomeBlock = z.infer<typeof HomeBlock>;

/** Buttons of the block, the one that counts first. */
export function actionsOf({ action }: Pick<HomeBlock, "action">): z.infer<typeof HomeAction>[] {
  return action === undefined ? [] : [action].flat();
}
