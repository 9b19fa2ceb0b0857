/** Step for `:api[createOrder]` or `:api[orders/createOrder]` → the method and the path of that operation, as a link to its page. */
import type { Link, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";
import { ownValue } from "../../../schema/own-value.ts";
import type { CompileSettings } from "../compile-settings.ts";
import type { Directive } from "../directives/directive.ts";
import { operationsNamed } from "../includes/operation-parts.ts";
import { pageOf } from "../page-file.ts";

/** The directive is one only where there is an API. */
export const api: Directive = { names: ["api"], where: ["text"], attributes: [] };

/** One that is not known, or is of several APIs, becomes a link, too: a broken link has a finding with the nearest name. */
export function apiOperations({
  operations,
}: Pick<CompileSettings, "operations">): Transformer<Root> | undefined {
  if (!operations) return undefined;
  return (root, file) => {
    const { uses } = pageOf(file);
    visit(root, "textDirective", (node, index, parent) => {
      if (!api.names.includes(node.name) || !parent || index === undefined) return;
      const written = plainText(node.label ?? []).trim();
      const { url, label } = linkOf(operations, written);
      uses.operations.set(written, stateOfOperation(operations, written));
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

type Operations = NonNullable<CompileSettings["operations"]>;

function linkOf(operations: Operations, written: string): { url: string; label: string } {
  const names = Object.keys(operations);
  const [name, other] = operationsNamed(written, names);
  if (name !== undefined && other === undefined)
    return { url: `api:${name}`, label: ownValue(operations, name) ?? written };
  const [first = ""] = names;
  const isWhole = written.includes("/") || other !== undefined;
  return { url: `api:${isWhole ? written : `${first.split("/")[0]}/${written}`}`, label: written };
}

/** All that a page has of an operation. */
export function stateOfOperation(operations: Operations = {}, written: string): string {
  return JSON.stringify(linkOf(operations, written));
}
