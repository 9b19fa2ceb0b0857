/** A file in which nothing is written is published as a page without a text. */

import type { SplitFile } from "../../mdast/split-front-matter.ts";
import type { PageFinding } from "../../report/finding.ts";

export function emptyPage({
  frontMatter = "",
  body,
}: Pick<SplitFile, "frontMatter" | "body">): PageFinding[] {
  if (frontMatter.trim() !== "" || body.trim() !== "") return [];
  return [
    {
      rule: "page-has-text",
      place: { line: 1, column: 1 },
      message: "this file is empty, and published as a page without a text",
      expected: "a title and a text; draft: true in the front matter keeps a page back",
    },
  ];
}
