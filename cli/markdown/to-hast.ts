/** mdast → hast with raw nodes, positions and all. */
import type { Root as HastRoot } from "hast";
import type { Definition, FootnoteDefinition, Heading, Node, Nodes, Root } from "mdast";
import { toHast as convert } from "mdast-util-to-hast";
import { MADE_ID } from "../../schema/reserved-names.ts";
import type { PageFinding } from "../report/finding.ts";
import type { ContentStrings } from "./compile-settings.ts";
import type { Shown } from "./handlers/formula.ts";
import { handlers } from "./handlers/handlers.ts";
import type { HeadingIds } from "./headings.ts";
import type { ComponentUse } from "./includes/page-references.ts";

/** Stands for all that is shown of a page. */
interface Body extends Node {
  type: "body";
}

declare module "mdast" {
  interface RootContentMap {
    body: Body;
  }
}

/** What earlier steps have made of nodes. */
type Made = { ids: ReadonlyMap<Heading, HeadingIds>; shown: Shown };

export function hastOf(
  root: Root,
  { ids, shown }: Made,
  strings: ContentStrings,
  components: readonly string[],
): { hast: HastRoot; uses: ComponentUse[]; findings: PageFinding[] } {
  const uses: ComponentUse[] = [];
  const findings: PageFinding[] = [];
  // It looks for definitions in all that it is given first, which takes a fifth of its time.
  const page: Root = { ...root, children: [...definitionsIn(root), { type: "body" }] };
  const hast = convert(page, {
    allowDangerousHtml: true,
    handlers: {
      ...handlers(ids, shown, strings, { names: components, uses }, (finding) => findings.push(finding)),
      body: (state) => state.all(root),
    },
    clobberPrefix: MADE_ID,
    footnoteLabel: strings.footnotes,
    footnoteBackLabel: (reference, again) =>
      strings.footnoteBack.replace("{n}", `${reference + 1}${again > 1 ? `-${again}` : ""}`),
  });
  return { hast: hast.type === "root" ? hast : { type: "root", children: [] }, uses, findings };
}

function definitionsIn(root: Root): (Definition | FootnoteDefinition)[] {
  const found: (Definition | FootnoteDefinition)[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "definition" || node.type === "footnoteDefinition") found.push(node);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}
