/** Test render of a page's components by themselves, before anything is written: what they throw is a finding. */
import type { HastElement, HastRoot } from "../../schema/hast.ts";
import { renderComponents } from "../emit/document.tsx";
import { type PageComponents, withComponents } from "../emit/site-components.ts";
import type { LoadedComponent } from "./load-components.ts";

/** `use` is the number of the directive; undefined for the component that is the page. */
export type ComponentFailure = { use: number | undefined; error: unknown };

export function testRender(
  content: HastRoot,
  components: PageComponents,
  componentOf: (name: string) => LoadedComponent | undefined,
): ComponentFailure | undefined {
  const uses = new Map<HastElement, number>();
  const root = withComponents(content, components, (element, use) => uses.set(element, use));
  let entered: HastElement | undefined;
  try {
    renderComponents(root, (element) => {
      entered = element;
      return componentOf(String(element.properties.name));
    });
    return undefined;
  } catch (error) {
    return { use: entered && uses.get(entered), error };
  }
}
