/** Step that finds slips of the writer, and placeholders that an owner has to fill in, before anything changes the tree. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { slipsOfPage } from "../lint/lint.ts";
import { pageOf } from "../page-file.ts";
import { placeholdersInText } from "../page-placeholders.ts";

export function lint(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { body, bodyLine, origin } = page;
    page.slips = slipsOfPage(root, body, bodyLine).map((slip) => ({
      ...origin.finding(slip),
      kind: slip.kind,
    }));
    page.placeholders = placeholdersInText(root, body);
  };
}
