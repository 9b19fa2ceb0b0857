/** Elements that extensions of the site add and a page may not have. */
import type { Nodes, Root } from "hast";
import { allowedTags } from "../../../schema/allowed-elements.ts";
import { isOwnTag } from "../../../schema/own-elements.ts";
import { placeOf } from "../../mdast/place.ts";
import type { PageFinding } from "../../report/finding.ts";
import { refusalOf } from "./element-kinds.ts";
import { MADE } from "./stable-tree.ts";

export function elementFindings(root: Root): PageFinding[] {
  const findings: PageFinding[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "element" && !(MADE in node.properties)) {
      const { tagName } = node;
      const refusal = refusalOf(tagName, false);
      if ((!allowedTags.has(tagName) || isOwnTag(tagName)) && !unseen.has(tagName))
        findings.push({
          rule: "html-is-allowed",
          place: placeOf(node),
          message: `<${tagName}> of an extension is left out: ${refusal?.reason ?? "a page may not have it"}`,
          expected: refusal?.instead ?? "an element of HTML that pages may have, or a component",
        });
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return findings;
}

/** What formulas have beside what is seen: nobody misses it. */
const unseen = new Set(["semantics", "annotation", "annotation-xml"]);
