/** Directives in running text that become nodes of mdast, so that titles, excerpts and search have their words. */
import type { Emphasis, PhrasingContent } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { TextDirective } from "../mdast/nodes.ts";
import type { Directive } from "./directive.ts";

export type InlineConstruct = {
  /** Names of attributes that it takes. */
  attributes: readonly string[];
  expand(node: TextDirective): PhrasingContent;
  check(node: TextDirective): PageFinding[];
};

/** An element of HTML around the content; mdast has none but emphasis for that. */
export function shownAs(
  { position }: TextDirective,
  hName: string,
  className: string[],
  children: PhrasingContent[],
): Emphasis {
  const data = { hName, ...(className.length > 0 && { hProperties: { className } }) };
  return { type: "emphasis", data, children, ...(position && { position }) };
}

/** Its row among the directives, for those that no step has expanded. */
export function inlineRow({ attributes, expand }: InlineConstruct): Directive<TextDirective> {
  return { attributes, toHast: (node, state) => state.all({ type: "paragraph", children: [expand(node)] }) };
}
