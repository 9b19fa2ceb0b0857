/** Parts of the shell that no first paint needs, as one script that is loaded when the browser is idle: see `use-deferred-shell.ts`. */

export { SideBySideLinks } from "../side-by-side/SideBySideLinks.tsx";
export { MobileMenuDialog } from "./MobileMenuDialog.tsx";
export { PageEffects } from "./PageEffects.tsx";
export { Pending } from "./Pending.tsx";
export { showSidebar } from "./show-sidebar.ts";
