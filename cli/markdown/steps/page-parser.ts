/**
 * Parser of pages, attached as remark-parse attaches its own: with the syntax that other plugins add, and with that of
 * GFM and of directives where the text has any.
 */
import type { Root } from "mdast";
// Also brings the types of what plugins of remark leave for its parser.
import type {} from "remark-parse";
import type { Processor } from "unified";
import { callExtensionSync } from "../extension-runs.ts";
import type { PageExtensions } from "../extensions.ts";
import { nestedTooDeep } from "../mdast/bounds.ts";
import { type PageSyntax, parseMarkdown } from "../mdast/parse.ts";
import { pageOf } from "../page-file.ts";
import { Refusal } from "../refusal.ts";

const DOLLAR = 36;

type Options = {
  names: PageSyntax;
  /** The extensions, whose plugins may add syntax that Sätteri does not know. */
  extensions: PageExtensions | undefined;
};

/** Throws a `Refusal` where there is more of something than a page may have. */
export function pageParser(this: Processor, { names, extensions }: Options): void {
  this.parser = (_, file): Root => {
    const page = pageOf(file);
    const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data();
    // The syntax of a plugin for dollars comes first.
    const isTheirs = micromarkExtensions.some(({ text, flow }) => text?.[DOLLAR] || flow?.[DOLLAR]);
    const syntax = isTheirs ? { ...names, formulas: false } : names;
    const hasOnlyFrontMatter = micromarkExtensions.length + fromMarkdownExtensions.length === 2;
    const parsed =
      extensions && !hasOnlyFrontMatter
        ? extended(extensions, page.body, page.bodyLine, syntax, {
            head: page.head,
            added: { micromark: micromarkExtensions, fromMarkdown: fromMarkdownExtensions },
          })
        : parseMarkdown(page.body, page.bodyLine, syntax, page.head);
    if (parsed.exceeded) throw new Refusal(parsed.exceeded);
    if (parsed.tooDeep !== undefined) throw new Refusal(nestedTooDeep(parsed.tooDeep));
    page.destinations = parsed.destinations;
    return parsed.root;
  };
}

/** The failure names all plugins: it is unknown whose syntax fails. */
function extended({ parse, remark }: PageExtensions, ...of: Parameters<PageExtensions["parse"]>) {
  return callExtensionSync(remark.map(({ name }) => name).join("”, “"), () => parse(...of));
}
