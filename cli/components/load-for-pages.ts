/** Components, loaded for a thread that renders pages. */
import type { FindComponent } from "../emit/document.tsx";
import { componentOf, loadComponents } from "./load-components.ts";

export function finderOf(code: string): FindComponent {
  const modules = loadComponents(code);
  return ({ properties }) => componentOf(modules, String(properties.name));
}
