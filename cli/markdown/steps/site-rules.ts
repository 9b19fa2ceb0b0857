/** Step that checks every node with the rules of the site. */
import type { Nodes, Root } from "mdast";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";
import { callExtensions } from "../extension-runs.ts";
import type { PageExtensions } from "../extensions.ts";
import { placeOf } from "../mdast/place.ts";
import { pageOf, report } from "../page-file.ts";

/** Throws an `ExtensionFailure`. */
export function siteRules(rules: PageExtensions["rules"] = []): Transformer<Root> | undefined {
  if (rules.length === 0) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const source = ({ position }: Nodes): string =>
      position ? page.body.slice(position.start.offset, position.end.offset) : "";
    callExtensions((call) =>
      visit(root, (node) => {
        for (const { extension, check } of rules)
          report(
            page,
            call(extension, placeOf(node), () => check(node, source)),
          );
      }),
    );
  };
}
