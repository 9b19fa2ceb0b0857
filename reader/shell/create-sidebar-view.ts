/** Loads what shows sidebars when a page needs it. */
import type { SidebarView } from "../navigation/sidebar-view.ts";

export function createSidebarView(): SidebarView {
  const view: SidebarView = {
    show: undefined,
    async prepare() {
      view.show ??= await import("./deferred-shell.ts").then(
        ({ showSidebar }) => showSidebar,
        () => undefined,
      );
    },
  };
  return view;
}
