/** What no first paint needs, as one script that comes when the browser is idle: see `use-later.ts`. */
export { Company } from "./Company.tsx";
export { MobileMenuDialog } from "./MobileMenuDialog.tsx";
export { Pending } from "./Pending.tsx";
