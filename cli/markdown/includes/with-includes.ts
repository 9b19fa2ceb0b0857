/** Step for a page with what it includes; findings in it are moved back to the files that they are about. */
import type { Root } from "mdast";
import type { Processor, Transformer } from "unified";
import { pageOf } from "../page-file.ts";
import { Refusal } from "../refusal.ts";
import { expandIncludes, type IncludeSettings } from "./expand-includes.ts";
import { separateLabels } from "./separate-labels.ts";

/**
 * Wraps the parser, which is attached already, so that each directive is replaced with the lines of the file that it includes
 * before the page is parsed. Afterwards, labels of footnotes and links are those of the file that they are in.
 */
export function includes(this: Processor, settings: IncludeSettings): Transformer<Root> {
  const { parser } = this;
  if (!parser) throw new Error("there is no parser yet");
  this.parser = (_, file) => {
    const page = pageOf(file);
    const { fileAccess, bodyLine } = page;
    const expansion = fileAccess && expandIncludes(page, fileAccess, settings, page.uses);
    page.findings.push(...(expansion?.findings ?? []));
    if (expansion?.exceeded) throw new Refusal(undefined);
    if (expansion) {
      page.body = expansion.lines.map(({ text }) => text).join("\n");
      page.expanded = { lines: expansion.lines, firstLine: bodyLine, path: fileAccess.path };
    }
    return parser(page.head + page.body, file);
  };
  return (root, file) => {
    const page = pageOf(file);
    if (page.expanded) page.filled.push(...separateLabels(root, page.body, page.expanded));
  };
}
