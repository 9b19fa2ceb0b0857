/** Step that takes from the text its excerpt, its number of words, and the parts of the source that no visitor sees. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { hiddenMarkdown } from "../hidden-source.ts";
import { pageOf } from "../page-file.ts";
import { countWords, excerptOf } from "../prose.ts";

export function prose(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    page.excerpt = excerptOf(root);
    page.words = countWords(root);
    page.unseen.push(...hiddenMarkdown(root, page.body));
  };
}
