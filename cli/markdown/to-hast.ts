/** mdast → hast with raw nodes, positions and all. */
import type { Root as HastRoot } from "hast";
import type { Heading, Root } from "mdast";
import { toHast as convert } from "mdast-util-to-hast";
import type { ComponentUse } from "../includes/references.ts";
import type { PageFinding } from "../report/finding.ts";
import type { ContentStrings } from "./compile-settings.ts";
import { handlers } from "./handlers/handlers.ts";
import type { HeadingIds } from "./headings.ts";

export function hastOf(
  root: Root,
  ids: ReadonlyMap<Heading, HeadingIds>,
  strings: ContentStrings,
  components: readonly string[],
): { hast: HastRoot; uses: ComponentUse[]; findings: PageFinding[] } {
  const uses: ComponentUse[] = [];
  const findings: PageFinding[] = [];
  const hast = convert(root, {
    allowDangerousHtml: true,
    handlers: handlers(ids, strings, { names: components, uses }, (finding) => findings.push(finding)),
    clobberPrefix: "",
    footnoteLabel: strings.footnotes,
    footnoteBackLabel: (reference, again) =>
      strings.footnoteBack.replace("{n}", `${reference + 1}${again > 1 ? `-${again}` : ""}`),
  });
  return { hast: hast.type === "root" ? hast : { type: "root", children: [] }, uses, findings };
}
