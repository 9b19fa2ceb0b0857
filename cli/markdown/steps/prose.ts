/** Reads excerpt and number of words off the text, and what of the source no visitor sees. */
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
