/** What no first paint needs, as one script that comes when the browser is idle: see `use-deferred-shell.ts`. */

export { MobileMenuDialog } from "./MobileMenuDialog.tsx";
export { PageEffects } from "./PageEffects.tsx";
export { Pending } from "./Pending.tsx";
