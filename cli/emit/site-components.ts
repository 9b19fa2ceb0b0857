/** Puts a page's own components into its content: `<tw-component use="0">` → its name, and its properties as data. */
import type { ElementWithProps, HastElement, HastNode, HastRoot, Json } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";

/** A component with the properties that it gets. */
export type SiteComponent = { name: string; props: Record<string, Json> };

export type PageComponents = {
  /** Components in the order of the page's directives; the content refers to them by number. */
  uses: SiteComponent[];
  /** The component that the whole page is, if `component` in its front matter says so. */
  page?: SiteComponent | undefined;
};

/** Inserts the components. A page's own component is around all of the content. `made` is called with each element and the number of its use. */
export function withComponents(
  root: HastRoot,
  { uses, page }: PageComponents,
  made?: (element: HastElement, use: number) => void,
): HastRoot {
  const visit = (node: HastNode): HastNode[] => {
    if (node.type === "text") return [node];
    const children = node.children.flatMap(visit);
    if (node.tagName !== COMPONENT) return [{ ...node, children }];
    const use = Number(node.properties.use);
    const own = uses[use];
    // In raw HTML the element may say anything.
    if (!own) return children;
    const element = elementOf(own, children);
    made?.(element, use);
    return [element];
  };
  const children = root.children.flatMap(visit);
  return { type: "root", children: page ? [elementOf(page, children)] : children };
}

function elementOf({ name, props }: SiteComponent, children: HastNode[]): ElementWithProps {
  return {
    type: "element",
    tagName: COMPONENT,
    properties: { name },
    data: { props },
    children,
  };
}
