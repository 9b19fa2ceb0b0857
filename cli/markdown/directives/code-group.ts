/**
 * `:::code-group{group=tool}` … `:::` around blocks of code → tabs, one for each block. The label of a tab is `[npm]` on
 * the fence, or the block's title.
 */
import type { ElementContent } from "hast";
import type { BlockContent, Code, DefinitionContent, Parents } from "mdast";
import type { State } from "mdast-util-to-hast";
import type { PageFinding } from "../../report/finding.ts";
import { isExplanation } from "../code-annotations.ts";
import { readFenceMeta } from "../fence-meta.ts";
import { element, ownElement } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, illFormed, inline } from "./directive.ts";

const name = "code-group";

/** True for a group of blocks of code. */
export function isCodeGroup(node: Parents | undefined): boolean {
  return node?.type === "containerDirective" && node.name === name;
}

type Child = BlockContent | DefinitionContent;
type CodeTab = { code: Code; content: Child[] };

export const codeGroup: Directive<ContainerDirective> = {
  names: [name],
  where: ["block"],
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
      ...(stranger ? [illFormed(stranger, "a code group can contain only code blocks", blocks)] : []),
      ...(node.children.length === 0 ? [illFormed(node, "this code group contains no code", blocks)] : []),
      ...(node.label?.length ? [illFormed(node, "a code group has no title", "a text above it")] : []),
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

const blocks = "``` blocks with [Label], or title";

/** `above` is a block with the same label. */
function labelProblem(code: Code, above: Code | undefined): PageFinding[] {
  const label = tabLabel(code);
  const right = `\`\`\`${code.lang ?? "sh"} [Label], or title="…"`;
  if (label === undefined) return [illFormed(code, "this block of a code group has no label", right)];
  if (!above) return [];
  const message = `two blocks of this group have the label “${label}”`;
  return [{ ...illFormed(code, message, "another label"), first: placeOf(above) }];
}

/** The name of the tab, from the words after the opening fence. */
function tabLabel({ meta, value }: Code): string | undefined {
  const { label, title } = readFenceMeta(meta ?? "", value.split("\n").length);
  return label || title || undefined;
}
