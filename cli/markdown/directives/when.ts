/**
 * Parts of a page that depend on variables: `:::when{filled=name}` … `:::` and `:when[text]{missing=name}` are their content
 * or nothing, and a `::button` whose address names a variable that is not filled in is nothing. A step resolves them after the
 * values are in the text, before anything else is derived from the tree.
 */

import type { Nodes, Paragraph, Parents, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import { ownValue } from "../../../schema/own-value.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import type { CompileSettings } from "../compile-settings.ts";
import type { Filled } from "../compiled-page.ts";
import { asLink, contentOf, withoutNode } from "../condition-source.ts";
import { addDependency, type OpenUses } from "../includes/page-uses.ts";
import {
  inText,
  isFilledIn,
  type LocaleVariables,
  unknownVariable,
  variableSuggester,
} from "../includes/variables.ts";
import { type AnyDirective, attributeOf, type Destination, type LeafDirective } from "../mdast/nodes.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { pageOf, report } from "../page-file.ts";
import { type Directive, illFormed, inline } from "./directive.ts";
import { wellFormed } from "./well-formed.ts";

const name = "when";

/** `toHast` shows what a directive of the site makes after this step. */
export const when: Directive = {
  names: [name],
  where: ["block", "text"],
  attributes: ["filled", "missing"],
  toHast: (node, state) => [...inline(state, node.label), ...state.all(node)],
};

/** A site without variables is one that has none of these names. */
const none: LocaleVariables = { files: ["site.yml"], values: {} };

export function conditions({
  variables,
  areVariablesUnread,
}: Pick<CompileSettings, "variables" | "areVariablesUnread">): Transformer<Root> {
  const known = areVariablesUnread ? undefined : (variables ?? none);
  return (root, file) => {
    const page = pageOf(file);
    if (!page.body.includes(`:${name}`) && !page.body.includes("::button")) return;
    const { findings, filled, destinations } = resolveConditions(root, page.body, known, page.uses);
    report(page, findings);
    page.filled.push(...filled);
    page.destinations = [...page.destinations, ...destinations];
  };
}

type Resolved = { findings: PageFinding[]; filled: Filled[]; destinations: Destination[] };

type When = Extract<RootContent, { type: "containerDirective" | "textDirective" }>;

/** Changes the tree. `variables` are undefined where their files cannot be read: then no name is unknown. */
function resolveConditions(
  root: Root,
  body: string,
  variables: LocaleVariables | undefined,
  uses: OpenUses,
): Resolved {
  const resolved: Resolved = { findings: [], filled: [], destinations: [] };
  const values = variables?.values ?? {};
  const suggest = variables && variableSuggester(variables);

  const isFilled = (name: string, place: Place | undefined, form?: "without braces"): boolean => {
    const value = ownValue(values, name);
    uses.variables.set(name, value ?? null);
    addDependency(uses, { kind: "variable", name, place });
    if (value === undefined && variables && suggest)
      resolved.findings.push(unknownVariable(name, variables, place, suggest, form));
    return value !== undefined && isFilledIn(value);
  };

  const isShown = (node: When): boolean => {
    const [condition, other] = node.attributes.filter(({ name }) => when.attributes.includes(name));
    const names = condition?.value.split(/[\s,]+/).filter(Boolean) ?? [];
    if (!condition || other || names.length === 0) {
      resolved.findings.push(withoutCondition(node));
      return true;
    }
    const place = placeAt(condition.position.start);
    const areFilled = names.map((name) => isFilled(name, place, "without braces")).every(Boolean);
    return areFilled === (condition.name === "filled");
  };

  /** The address with its values; undefined where one of them is not filled in. */
  const addressOf = (node: LeafDirective): string | undefined => {
    let isWhole = true;
    const to = attributeOf(node, "to") ?? "";
    const address = inText(to, (name) => {
      if (!isFilled(name, placeOf(node))) isWhole = false;
      return ownValue(values, name);
    });
    return isWhole ? address : undefined;
  };

  const resolve = (node: RootContent): RootContent[] => {
    const before = resolved.filled.length;
    const gone = (): RootContent[] => {
      resolved.filled.splice(before, Number.POSITIVE_INFINITY, ...withoutNode(node, body));
      return [];
    };
    if (isButton(node)) {
      const address = addressOf(node);
      if (address === undefined) return gone();
      const { filled, destination } = asLink(node, body, "to", address);
      resolved.filled.push(...filled);
      if (destination) resolved.destinations.push(destination);
      for (const attribute of node.attributes) if (attribute.name === "to") attribute.value = address;
      return [node];
    }
    if ("label" in node && Array.isArray(node.label))
      node.label = (node.label as RootContent[]).flatMap(resolve) as typeof node.label;
    if (isWhen(node)) {
      resolved.findings.push(...wellFormed(node, when.attributes));
      if (!isShown(node)) return gone();
      resolved.filled.push(...contentOf(node, body));
      return [...labelOf(node), ...node.children.flatMap(resolve)];
    }
    if (!("children" in node) || node.children.length === 0) return [node];
    resolveIn(node);
    return isEmpty(node) ? gone() : [node];
  };

  /** The types of each parent's children differ; what a directive holds fits where the directive is. */
  const resolveIn = (parent: Parents): void => {
    parent.children = (parent.children as RootContent[]).flatMap(resolve) as typeof parent.children;
  };
  resolveIn(root);
  return resolved;
}

function isWhen(node: Nodes): node is When {
  return (node.type === "containerDirective" || node.type === "textDirective") && node.name === name;
}

function isButton(node: Nodes): node is LeafDirective {
  return node.type === "leafDirective" && node.name === "button";
}

/** The title of a block is a paragraph before its content. */
function labelOf({ type, label = [] }: When): RootContent[] {
  if (type === "textDirective" || label.length === 0) return label;
  const paragraph: Paragraph = { type: "paragraph", children: label };
  const [first] = label;
  return [{ ...paragraph, ...(first?.position && { position: first.position }) }];
}

/** A paragraph, a list item or the like that held nothing else. */
function isEmpty(node: RootContent): boolean {
  const isHolder = ["paragraph", "listItem", "list", "blockquote"].includes(node.type);
  return (
    isHolder &&
    "children" in node &&
    node.children.every((child) => child.type === "text" && child.value.trim() === "")
  );
}

function withoutCondition(node: AnyDirective): PageFinding {
  const form = node.type === "textDirective" ? ":when[…]" : ":::when";
  return illFormed(node, "“when” names no variable", `${form}{filled=name} or ${form}{missing=name}`);
}
