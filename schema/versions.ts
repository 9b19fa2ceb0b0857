/** `data/_/<locale>/versions.json`, of a further set of docs `data/_/<locale>/<set>/versions.json`: the versions of the docs, for programs. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";

export const DocsVersion = z.strictObject({
  name: z.string().describe("`current`, or the name of a frozen version."),
  label: z.string().describe("As menus show it: `Next`."),
  isLast: z.boolean().describe("True of one version: the one that links without a version lead to."),
  path: z.string().describe("Route that the version's docs are under: `/docs`."),
  mainDocId: z
    .string()
    .optional()
    .describe("Id of the doc that the version starts with; absent where the version has no page."),
  docs: z
    .array(
      z.strictObject({
        id: z.string().describe("Id of the doc."),
        path: z.string().describe("Route of the doc."),
        sidebar: z.string().optional().describe("Id of the sidebar that lists it."),
      }),
    )
    .describe("Every listed doc, by id; `path` is its route."),
  sidebars: z
    .array(
      z.strictObject({
        id: z.string().describe("Id of the sidebar."),
        path: z.string().optional().describe("Route of its first page."),
      }),
    )
    .describe("Every sidebar; `path` is the route of its first page."),
});
export type DocsVersion = z.infer<typeof DocsVersion>;

export const Versions = z.strictObject({
  contract: z.literal(CONTRACT),
  set: z.string().optional().describe("Name of the set of docs; absent for the docs in `docs/`."),
  locale: z.string().describe("Name of the locale."),
  versions: z.array(DocsVersion).describe("The current docs first, then from the newest to the oldest."),
});
export type Versions = z.infer<typeof Versions>;
