/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as the site uses it. */
import * as z from "zod";
import { address, instant, language, some } from "./patterns.ts";

const text = z.string().regex(some);
const url = z.string().regex(address);
/** An author has at least one of the three. */
const authors = z
  .array(
    z
      .strictObject({ name: text.optional(), url: url.optional(), avatar: url.optional() })
      .refine((author) => Object.keys(author).length > 0),
  )
  .min(1);

export const JsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: text,
  home_page_url: url.optional(),
  feed_url: url.optional(),
  description: text.optional(),
  language: z.string().regex(language).optional(),
  authors: authors.optional(),
  items: z.array(
    z.strictObject({
      id: text,
      url: url.optional(),
      title: text.optional(),
      summary: text.optional(),
      // One of `content_html` and `content_text` is required; the site has the first.
      content_html: z.string(),
      date_published: z.string().regex(instant).optional(),
      date_modified: z.string().regex(instant).optional(),
      authors: authors.optional(),
      tags: z.array(text).min(1).optional(),
    }),
  ),
});
