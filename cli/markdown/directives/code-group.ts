/**
 * `:::code-group{group=tool}` … `:::` around blocks of code → tabs, one for each block. The label of a tab is `[npm]` on
 * the fence, or the block's title.
 */
import type { ElementContent } from "hast";
import type { BlockContent, Code, DefinitionContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import type { Node } from "unist";
import type { PageFinding } from "../../report/finding.ts";
import { isExplanation } from "../code-annotations.ts";
import { readFenceMeta } from "../fence-meta.ts";
import { element } from "../handlers/element.ts";
import { ownElement } from "../handlers/own-element.ts";
import { attributeOf, type ContainerDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, inline } from "./directive.ts";

export const CODE_GROUP = "code-group";

type Child = BlockContent | DefinitionContent;
type CodeTab = { code: Code; content: Child[] };

export const codeGroup: Directive = {
  attributes: ["group"],
  toHast(node, state) {
    const { tabs, others } = partsOf(node);
    const group = attributeOf(node, "group");
    const panels = tabs.map(({ code, content }, index) =>
      ownElement(code, "tw-tab", {
        attributes: { label: tabLabel(code) ?? code.lang ?? String(index + 1) },
        children: blocksOf(node, content, state),
      }),
    );
    const set = ownElement(node, "tw-tabs", { attributes: group ? { group } : {}, children: panels });
    // Other content has been reported, and is shown above the tabs.
    const title = node.label?.length ? [element(undefined, "p", {}, inline(state, node.label))] : [];
    const strangers = [...title, ...blocksOf(node, others, state)];
    return tabs.length > 0 ? [...strangers, set] : strangers;
  },
  check(node) {
    const { tabs, others } = partsOf(node);
    const labels = tabs.map(({ code }) => tabLabel(code));
    const [stranger] = others;
    return [
      ...tabs.flatMap(({ code }, index) => {
        const first = labels.indexOf(labels[index]);
        return labelProblem(code, first < index ? tabs[first]?.code : undefined);
      }),
      ...(stranger ? [wrong(stranger, "a code group can contain only code blocks")] : []),
      ...(node.children.length === 0 ? [wrong(node, "this code group contains no code")] : []),
      ...(node.label?.length ? [wrong(node, "a code group has no title", "a text above it")] : []),
    ];
  },
};

/** Explanations of a block's lines belong to its tab. */
function partsOf({ children }: ContainerDirective): { tabs: CodeTab[]; others: Child[] } {
  const tabs: CodeTab[] = [];
  const others: Child[] = [];
  for (const child of children) {
    const last = tabs.at(-1);
    if (child.type === "code") tabs.push({ code: child, content: [child] });
    else if (last && isExplanation(child, last.code)) last.content.push(child);
    else others.push(child);
  }
  return { tabs, others };
}

function blocksOf(node: ContainerDirective, children: Child[], state: State): ElementContent[] {
  return state.all({ ...node, children });
}

/** `twin` is a block above with the same label. */
function labelProblem(code: Code, twin: Code | undefined): PageFinding[] {
  const label = tabLabel(code);
  if (label === undefined) return [wrong(code, "this block of a code group has no label", labelled(code))];
  if (!twin) return [];
  const message = `two blocks of this group have the label “${label}”`;
  return [{ ...wrong(code, message, "another label"), first: placeOf(twin) }];
}

function labelled({ lang }: Code): string {
  return `\`\`\`${lang ?? "sh"} [Label], or title="…"`;
}

function wrong(node: Node, message: string, expected = "``` blocks with [Label], or title"): PageFinding {
  return { rule: "directive-is-well-formed", place: placeOf(node), message, expected };
}

/** The name of the tab, from the words after the opening fence. */
function tabLabel({ meta, value }: Code): string | undefined {
  const { label, title } = readFenceMeta(meta ?? "", value.split("\n").length);
  return label || title || undefined;
}
