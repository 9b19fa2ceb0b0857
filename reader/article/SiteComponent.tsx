/** A component that the site's author wrote, where a page uses it: `<tw-component name="Counter">`, with properties as data. */
import { Component, type ComponentType, type ReactNode } from "react";
import type { HastElement, HastRoot } from "../../schema/hast.ts";
import { type COMPONENT, hasProps } from "../../schema/own-elements.ts";
import type { ElementComponent, ElementProps } from "../hast/elements.ts";
import { toReact } from "./Hast.tsx";

export type FindComponent = (element: HastElement) => ComponentType<Record<string, unknown>> | undefined;

/** The element's component for the map of elements; `find` gives what is here. */
export function siteComponentElements(find: FindComponent): Record<typeof COMPONENT, ElementComponent> {
  function OwnComponent({ node, children }: ElementProps) {
    const { name } = node.properties;
    const Own = find(node);
    // Its script could not be loaded: what the compiler wrote stays as it is.
    if (!Own)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text, which keeps the document's elements
      return <div className="component" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
    return (
      <div className="component">
        <Named name={String(name)}>
          <Own {...(hasProps(node) && node.data.props)}>
            {node.children.length > 0 ? children : undefined}
          </Own>
        </Named>
      </div>
    );
  }
  return { "tw-component": OwnComponent };
}

/** A page's content with its own components, and without the reader's. */
export function OnlySiteComponents({ root, find }: { root: HastRoot; find: FindComponent }) {
  return toReact(root.children, siteComponentElements(find));
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
