/** `::::tabs{group=os}` around `:::tab[Linux]{#id}` → `<tw-tabs group="os">` around `<tw-tab label="Linux" id="id">` */
import type { ElementContent } from "hast";
import type { Parents, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { element, ownElement } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { type Directive, idOf, illFormed, inline } from "./directive.ts";

const inside = ":::tab[Label] … ::: inside, and more colons around them (::::tabs … ::::)";

/** Tabs of the same group show the same label. */
export const tabs: Directive<ContainerDirective> = {
  names: ["tabs"],
  where: ["block"],
  attributes: ["group"],
  toHast(node, state) {
    const group = attributeOf(node, "group");
    const only = { ...node, children: node.children.filter(isTab) };
    const set = ownElement(node, "tw-tabs", {
      attributes: group === undefined ? {} : { group },
      children: state.all(only),
    });
    // Other content has been reported, and is shown above the tabs.
    const strangers = state.all({ ...node, children: node.children.filter((child) => !isTab(child)) });
    return only.children.length > 0 ? [...strangers, set] : strangers;
  },
  check(node) {
    const own = node.children.filter(isTab);
    const stranger = node.children.find((child) => !isTab(child) && !isHalfWritten(child));
    const title = labelOf(node);
    const leftOut = `tabs have no title, and “${title}” is left out`;
    const [repeated] = repeatedLabels(own);
    const twice = (label: string) => `two of these tabs have the label “${label}”`;
    return [
      ...(title === "" ? [] : [illFormed(node, leftOut, "a heading or a text above them")]),
      ...(stranger ? [illFormed(stranger, "only tabs can be inside tabs", inside)] : []),
      ...(node.children.length > 0 ? [] : [illFormed(node, "these tabs contain no tab", inside)]),
      ...(repeated
        ? [
            {
              ...illFormed(repeated.tab, twice(labelOf(repeated.tab)), "another label"),
              first: placeOf(repeated.first),
            },
          ]
        : []),
    ];
  },
};

export const tab: Directive<ContainerDirective> = {
  names: ["tab"],
  where: ["block"],
  attributes: ["id"],
  toHast(node, state, _strings, parent) {
    const content = state.all(node);
    if (!isTabs(parent)) return [...title(node, inline(state, node.label)), ...content];
    const label = labelOf(node) || String(parent.children.indexOf(node) + 1);
    const made = ownElement(node, "tw-tab", { attributes: { label }, children: content });
    return [{ ...made, properties: { ...made.properties, ...idOf(node) } }];
  },
  check(node, parent) {
    const around = "::::tabs before it and :::: after the last tab";
    return [
      ...(isTabs(parent) ? [] : [illFormed(node, "a tab is outside of tabs", around)]),
      ...(labelOf(node) === "" ? [illFormed(node, "this tab has no label", ":::tab[Label]")] : []),
    ];
  },
};

function isTabs(parent: Parents | undefined): parent is ContainerDirective {
  return parent?.type === "containerDirective" && tabs.names.includes(parent.name);
}

function isTab(node: { type: string; name?: string }): node is ContainerDirective {
  return node.type === "containerDirective" && node.name === "tab";
}

/** Alone, a tab is its content below its label. */
function title(node: ContainerDirective, label: ElementContent[]): ElementContent[] {
  return label.length > 0 ? [element(node, "p", idOf(node), [element(undefined, "strong", {}, label)])] : [];
}

/** The label as plain text, which a button shows. */
function labelOf(node: ContainerDirective): string {
  return plainText(node.label ?? [], { includeHtml: false }).trim();
}

/** Tabs whose label another one above them has. */
function repeatedLabels(all: readonly ContainerDirective[]) {
  return all.flatMap((tab, index) => {
    const first = all.slice(0, index).find((other) => labelOf(other) === labelOf(tab));
    return first && labelOf(tab) !== "" ? { first, tab } : [];
  });
}

/** True for a directive that is text, which has a finding of its own. */
function isHalfWritten(node: RootContent): boolean {
  const [text] = node.type === "paragraph" ? node.children : [];
  return text?.type === "text" && text.value.startsWith(":::tab[");
}
