/**
 * The view of sidebars, as far as navigation knows of it. It is loaded with the second page, since a document has its own
 * sidebar.
 */
import type { Manifest } from "../../schema/manifest.ts";
import type { Sidebar } from "../../schema/sidebar.ts";

/** The address of the page on the screen, and the manifest of its locale. */
export type ShownSidebar = { current: string; manifest: Pick<Manifest, "locale" | "locales" | "strings"> };

export type SidebarView = {
  /** Undefined until it was prepared, or where its script cannot be had: the sidebar stays as it is then. */
  show: ((column: Element, sidebar: Pick<Sidebar, "id" | "items">, page: ShownSidebar) => void) | undefined;
  prepare(): Promise<void>;
};
