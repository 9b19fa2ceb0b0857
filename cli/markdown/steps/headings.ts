/** Step that takes the title off the top of the page, and gives headings their ids. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { MADE_ID } from "../../../schema/reserved-names.ts";
import { checkLevels, checkTitle, takeHeadings } from "../headings.ts";
import { pageOf, report } from "../page-file.ts";

export function headings(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { frontMatter, isUnclosed } = page;
    const taken = takeHeadings(root, MADE_ID);
    page.headings = taken;
    if (frontMatter) report(page, checkTitle(frontMatter.value.title, taken.title));
    // Front matter that is not read is what is above the title.
    if (frontMatter && !frontMatter.isUnread && !isUnclosed)
      report(page, checkLevels(frontMatter.value, taken));
    report(page, taken.findings);
  };
}
