/** Step from mdast to hast, in which HTML is still a text. */
import type { Root as HastRoot } from "hast";
import type { Heading, Node, Root } from "mdast";
import { toHast as convert } from "mdast-util-to-hast";
import type { Transformer } from "unified";
import { MADE_ID } from "../../schema/reserved-names.ts";
import type { PageFinding } from "../report/finding.ts";
import type { ContentStrings } from "./compile-settings.ts";
import type { Shown } from "./handlers/formula.ts";
import { handlers } from "./handlers/handlers.ts";
import type { ComponentUse } from "./includes/page-references.ts";
import { nodesIn } from "./mdast/nodes-in.ts";
import { type HeadingIds, pageOf, report } from "./page-file.ts";

/** Stands for all that is shown of a page. */
interface Body extends Node {
  type: "body";
}

declare module "mdast" {
  interface RootContentMap {
    body: Body;
  }
}

/** `components` are names of the site's own components. */
type Options = { strings: ContentStrings; components: readonly string[] };

export function toHast({ strings, components }: Options): Transformer<Root, HastRoot> {
  return (root, file) => {
    const page = pageOf(file);
    const ids = page.headings?.ids ?? new Map();
    const { hast, uses, findings } = hastOf(root, { ids, shown: page.shown }, strings, components);
    page.components = uses;
    if (!findings.some(({ rule }) => rule.startsWith("directive-"))) report(page, page.strayFences);
    report(page, findings);
    return hast;
  };
}

/** Elements that earlier steps have made of nodes. */
type Made = { ids: ReadonlyMap<Heading, HeadingIds>; shown: Shown };

function hastOf(
  root: Root,
  { ids, shown }: Made,
  strings: ContentStrings,
  components: readonly string[],
): { hast: HastRoot; uses: ComponentUse[]; findings: PageFinding[] } {
  const uses: ComponentUse[] = [];
  const findings: PageFinding[] = [];
  // It looks for definitions in all that it is given first, which takes a fifth of its time.
  const definitions = nodesIn(root).filter(
    (node) => node.type === "definition" || node.type === "footnoteDefinition",
  );
  const page: Root = { ...root, children: [...definitions, { type: "body" }] };
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
