/** Step for `:api[createOrder]` or `:api[orders/createOrder]` → the method and the path of that operation, as a link to its page. */
import type { Link, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";
import { ownValue } from "../../../schema/own-value.ts";
import type { CompileSettings } from "../compile-settings.ts";
import type { Directive } from "../directives/directive.ts";
import { operationNamed } from "../includes/operation-parts.ts";

/** The directive is one only where there is an API. */
export const api: Directive = { names: ["api"], where: ["text"], attributes: [] };

/** One that is not known becomes a link, too: a broken link has a finding with the nearest name. */
export function apiOperations({
  operations,
}: Pick<CompileSettings, "operations">): Transformer<Root> | undefined {
  if (!operations) return undefined;
  const names = Object.keys(operations);
  return (root) => {
    visit(root, "textDirective", (node, index, parent) => {
      if (!api.names.includes(node.name) || !parent || index === undefined) return;
      const written = plainText(node.label ?? []).trim();
      const name = operationNamed(written, names);
      const [first = ""] = names;
      const url = `api:${name ?? (written.includes("/") ? written : `${first.split("/")[0]}/${written}`)}`;
      const label = ownValue(operations, name ?? "") ?? written;
      const link: Link = {
        type: "link",
        url,
        children: [{ type: "inlineCode", value: label }],
        ...(node.position && { position: node.position }),
      };
      parent.children[index] = link;
    });
  };
}
