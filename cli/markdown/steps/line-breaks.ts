/** Step that takes the line breaks between letters of Chinese and Japanese out of the text and its Markdown copy. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { joinLines } from "../line-breaks.ts";
import { pageOf } from "../page-file.ts";

export function lineBreaks(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    page.unseen.push(...joinLines(root, page.body));
  };
}
