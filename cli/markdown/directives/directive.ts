/** Type of a directive's row: its names, where it is written, what it takes, what it becomes, what must hold. */
import type { ElementContent } from "hast";
import type { Emphasis, Parents, PhrasingContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import type { Node } from "unist";
import { isReservedId } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { type AnyDirective, attributeOf, type TextDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";

/** With neither `toHast` nor `expand`, an earlier step replaces it. */
export type Directive<Own extends AnyDirective = AnyDirective> = {
  names: readonly string[];
  /** A block is `:::name` … `:::`, a leaf is `::name` on a line of its own, and `:name` is in running text. */
  where: readonly ("block" | "leaf" | "text")[];
  /** Names of attributes that it takes. */
  attributes: readonly string[];
  /** Findings of this directive alone; known attributes and a closing fence are checked for every directive. */
  check?(node: Own, parent: Parents | undefined): PageFinding[];
  /** `state.all(node)` gives the compiled content, `inline(state, node.label)` the compiled label. */
  toHast?(node: Own, state: State, strings: ContentStrings, parent: Parents | undefined): ElementContent[];
  /** The Markdown that it becomes in running text. */
  expand?(node: Own): PhrasingContent;
};

/** An element of HTML around content of running text; mdast has none but emphasis for that. */
export function shownAs(
  { position }: TextDirective,
  hName: string,
  className: string[],
  children: PhrasingContent[],
): Emphasis {
  const data = { hName, ...(className.length > 0 && { hProperties: { className } }) };
  return { type: "emphasis", data, children, ...(position && { position }) };
}

/** The content of a label, or of another run of phrasing. */
export function inline(state: State, label: AnyDirective["label"]): ElementContent[] {
  return label === undefined ? [] : state.all({ type: "paragraph", children: label });
}

/** The `id` that an author may give to any directive that makes one element. */
export function idOf(node: AnyDirective): { id?: string } {
  const id = attributeOf(node, "id");
  return id === undefined || id === "" || isReservedId(id) ? {} : { id };
}

/** Findings for the address of a directive that leads somewhere. */
export function addressFindings(node: AnyDirective, expected: string): PageFinding[] {
  const to = attributeOf(node, "to");
  if (!to) return [illFormed(node, `this ${node.name} has no address`, expected)];
  return safeAddress("link", to) === undefined ? [unsafeAddress("link", to, placeOf(node))] : [];
}

/** The finding for a directive that is written in another way than it should be. */
export function illFormed(node: Node, message: string, expected: string): PageFinding {
  return { rule: "directive-is-well-formed", place: placeOf(node), message, expected };
}
