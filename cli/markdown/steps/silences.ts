/** Step that takes the comments that silence warnings out of tree and Markdown twin. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { pageOf, report } from "../page-file.ts";
import { takeSilences } from "../silences.ts";

export function silences(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const comments = takeSilences(root, page.body);
    report(page, comments.findings);
    page.silences.push(...comments.silences.map(page.origin.silence));
    page.filled.push(...comments.taken);
  };
}
