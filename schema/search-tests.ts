/** `content/<locale>/search-tests.yml`: searches, and the page that each should find; `twsite check` tries them. */
import * as z from "zod";
import { Name } from "./address.ts";

export const SearchTests = z
  .record(
    z.string().min(1),
    Name.regex(
      /^[^#]+(#[^#]+)?$/,
      "expected a page, such as docs/start.md or docs/start.md#install",
    ).describe(
      "A page among the first three that the search shows: a file from the locale’s folder, or a route such as `/docs/start` for a page without a file. With `#` and the id of a heading, that section is among what it shows of the page.",
    ),
  )
  .describe("By what a visitor types. Put numbers in quotes.");
export type SearchTests = z.infer<typeof SearchTests>;
