/** Step that expands directives in running text, before titles and excerpts are taken from the tree. */
import type { Nodes, PhrasingContent, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import { BADGE, badge } from "../directives/badge.ts";
import { ICON, icon } from "../directives/icons.ts";
import type { InlineConstruct } from "../directives/inline-construct.ts";
import { KEYS, keys } from "../directives/keyboard-keys.ts";
import { wellFormed } from "../directives/well-formed.ts";
import type { TextDirective } from "../mdast/nodes.ts";
import { pageOf, report } from "../page-file.ts";

const constructs: ReadonlyMap<string, InlineConstruct> = new Map([
  [KEYS, keys],
  [BADGE, badge],
  [ICON, icon],
]);

export function inlineConstructs(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (![...constructs.keys()].some((name) => page.body.includes(`:${name}`))) return;
    report(page, expandIn(root));
  };
}

/** Changes the tree. */
function expandIn(node: Nodes): PageFinding[] {
  const findings: PageFinding[] = [];
  const expanded = <N extends RootContent>(child: N): N | PhrasingContent => {
    findings.push(...expandIn(child));
    const construct = isText(child) ? constructs.get(child.name) : undefined;
    if (!construct || !isText(child)) return child;
    // Brackets make it a directive: “:kbd” alone may be anything.
    if (!child.label && child.attributes.length === 0)
      return { type: "text", value: `:${child.name}`, ...(child.position && { position: child.position }) };
    findings.push(...construct.check(child), ...wellFormed(child, construct.attributes, undefined));
    return construct.expand(child);
  };
  if ("label" in node && Array.isArray(node.label)) node.label = node.label.map(expanded);
  if ("children" in node)
    // The types of each parent's children differ; what stands for running text may be where that is.
    node.children = (node.children as RootContent[]).map(expanded) as typeof node.children;
  return findings;
}

function isText(node: RootContent): node is TextDirective {
  return node.type === "textDirective";
}
