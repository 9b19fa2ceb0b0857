/** A component that the site's author wrote, where a page uses it: `<tw-component name="Counter">`, with properties as data. */
import { Component, type ComponentType, type ReactNode, useMemo } from "react";
import type { HastElement } from "../../schema/hast.ts";
import { hasProps } from "../../schema/own-elements.ts";
import type { Expand } from "../navigation/content.ts";
import { toReact } from "./to-react.ts";

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
