/** A component that the site's author wrote, where a page uses it: `<tw-component name="Counter">`, with properties as data. */
import { Component, type ComponentType, createElement, type ReactNode, useMemo } from "react";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT, hasProps } from "../../schema/own-elements.ts";
import { attributeName, voidTags } from "../hast/attributes.ts";
import type { Expand } from "../navigation/content.ts";

export type FindComponent = (element: HastElement) => ComponentType<Record<string, unknown>> | undefined;

type Props = {
  element: HastElement;
  /** Gives what is here. */
  find: FindComponent;
  /** Expands the content inside the component. */
  expand: Expand;
};

/** The children of the component's element. */
export function SiteComponent({ element, find, expand }: Props) {
  const Own = find(element);
  const children = useMemo(
    () =>
      toReact(expand(element.children), (inner, key) => (
        <InnerComponent key={key} element={inner} find={find} expand={expand} />
      )),
    [element, find, expand],
  );
  if (!Own) return null;
  return (
    <Named name={String(element.properties.name)}>
      <Own {...(hasProps(element) && element.data.props)}>
        {element.children.length > 0 ? children : undefined}
      </Own>
    </Named>
  );
}

/** A component inside of another one. */
function InnerComponent(props: Props) {
  // Its script could not be loaded: what the compiler wrote stays as it is.
  if (!props.find(props.element))
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no text, which keeps the document's elements
    return <div className="component" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div className="component">
      <SiteComponent {...props} />
    </div>
  );
}

/** Says in the chain of causes which component it was. */
class Named extends Component<{ name: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if ("error" in this.state) throw new Error(`<${this.props.name}>`, { cause: this.state.error });
    return this.props.children;
  }
}

/** `component`: renders the components inside. */
export function toReact(
  nodes: readonly HastNode[],
  component: (element: HastElement, key: number) => ReactNode,
): ReactNode[] {
  return nodes.map((node, key) => {
    if (node.type === "text") return node.value;
    const { tagName, children } = node;
    if (tagName === COMPONENT) return component(node, key);
    const inside = voidTags.has(tagName) ? [] : [toReact(children, component)];
    // Elements that visitors have opened, or values that they have chosen, before hydration stay.
    return createElement(tagName, { ...propsOf(node), key, suppressHydrationWarning: true }, ...inside);
  });
}

function propsOf({ properties }: HastElement): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([property, value]) => {
      const name = attributeName(property);
      const given = Array.isArray(value) ? value.join(" ") : value;
      if (name.startsWith("data-")) return [name, given === true ? "" : given];
      return [name.startsWith("aria-") ? name : (REACT_NAMES.get(property) ?? property), given];
    }),
  );
}

/** hast's name → React's, where they are not the same. */
const REACT_NAMES: ReadonlyMap<string, string> = new Map([
  ["checked", "defaultChecked"],
  ["vAlign", "valign"],
  ["strokeDashArray", "strokeDasharray"],
  ["strokeDashOffset", "strokeDashoffset"],
  ["strokeLineCap", "strokeLinecap"],
  ["strokeLineJoin", "strokeLinejoin"],
]);
