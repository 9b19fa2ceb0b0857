/** `data/_/<locale>/versions.json`: the versions of the docs, for programs and for the version menu (S55). */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";

export const DocsVersion = z.strictObject({
  /** `current`, or the name of a frozen version. */
  name: z.string(),
  /** As menus show it: `Next`. */
  label: z.string(),
  /** True of one version: the one that links without a version lead to. */
  isLast: z.boolean(),
  /** Route that the version's docs stand under: `/docs`. */
  path: z.string(),
  /** Id of the doc that the version starts with; absent where the version has no page. */
  mainDocId: z.string().optional(),
  /** Every listed doc, by id; `path` is its route. */
  docs: z.array(z.strictObject({ id: z.string(), path: z.string(), sidebar: z.string().optional() })),
  /** Every sidebar; `path` is the route of its first page. */
  sidebars: z.array(z.strictObject({ id: z.string(), path: z.string().optional() })),
});
export type DocsVersion = z.infer<typeof DocsVersion>;

export const Versions = z.strictObject({
  contract: z.literal(CONTRACT),
  locale: z.string(),
  /** The current docs first, then from the newest to the oldest. */
  versions: z.array(DocsVersion),
});
export type Versions = z.infer<typeof Versions>;
