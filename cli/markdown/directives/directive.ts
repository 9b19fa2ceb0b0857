/** Type of a directive's row: which attributes it takes, what it becomes, what must hold. */
import type { ElementContent } from "hast";
import type { Emphasis, Parents, PhrasingContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import { isReservedId } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import type { ContentStrings } from "../compile-settings.ts";
import {
  type AnyDirective,
  attributeOf,
  type ContainerDirective,
  type TextDirective,
} from "../mdast/nodes.ts";

export type Directive<Node extends AnyDirective = ContainerDirective> = {
  /** Names of attributes that it takes. */
  attributes: readonly string[];
  /** Findings of this directive alone; known attributes and a closing fence are checked for every directive. */
  check?(node: Node, parent: Parents | undefined): PageFinding[];
} & (
  | {
      /** `state.all(node)` gives the compiled content, `inline(state, node.label)` the compiled label. */
      toHast(
        node: Node,
        state: State,
        strings: ContentStrings,
        parent: Parents | undefined,
      ): ElementContent[];
    }
  | {
      /** In running text: what it becomes before titles and excerpts are taken, so that they and the search have its words. */
      expand(node: Node): PhrasingContent;
    }
);

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
