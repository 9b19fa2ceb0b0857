/**
 * Attaches the parser of pages, as remark-parse attaches its own: with the syntax that other plugins add, and with that of
 * GFM and of directives where the text has any.
 */
import type { Root } from "mdast";
// Also brings the types of what plugins of remark leave for its parser.
import type {} from "remark-parse";
import type { Processor } from "unified";
import { nestedTooDeep } from "../bounds.ts";
import { pageOf, Refusal } from "../page-file.ts";
import { parseMarkdown } from "../parse.ts";
import type { DirectiveNames } from "../syntax/directives.ts";

/** Throws a `Refusal` where there is more of something than a page may have. */
export function pageParser(this: Processor, names: DirectiveNames): void {
  this.parser = (_, file): Root => {
    const page = pageOf(file);
    const { micromarkExtensions = [] } = this.data();
    const head = { text: page.head, syntax: micromarkExtensions };
    const parsed = parseMarkdown(page.body, page.bodyLine, names, head);
    if (parsed.excess) throw new Refusal(parsed.excess);
    if (parsed.tooDeep !== undefined) throw new Refusal(nestedTooDeep(parsed.tooDeep));
    page.destinations = parsed.destinations;
    return parsed.root;
  };
}
