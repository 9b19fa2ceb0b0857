/**
 * Step that replaces each directive with the lines of the file that it includes, before the page is parsed. Afterwards,
 * labels of footnotes and links are those of the file that they are in.
 */
import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { Processor, Transformer } from "unified";
import type { IncludeSettings } from "../includes/expand-includes.ts";
import { withIncludes } from "../includes/with-includes.ts";
import { pageOf } from "../page-file.ts";
import { Refusal } from "../refusal.ts";

/** Wraps the parser, which is attached already. */
export function includes(this: Processor, settings: IncludeSettings): Transformer<Root> {
  const { parser } = this;
  if (!parser) throw new Error("there is no parser yet");
  this.parser = (_, file) => {
    const page = pageOf(file);
    const { body, findings, exceeded, ...origin } = withIncludes(page, page.fileAccess, settings, page.uses);
    page.findings.push(...findings);
    if (exceeded) throw new Refusal(undefined);
    page.body = body;
    page.origin = origin;
    return parser(page.head + body, file);
  };
  return (root, file) => {
    const page = pageOf(file);
    page.filled.push(...page.origin.labels(root));
  };
}

/** Relative addresses in what is included become those that the page would write. */
export function rebase(): Transformer<HastRoot> {
  return (tree, file) => {
    pageOf(file).origin.rebase(tree);
  };
}
