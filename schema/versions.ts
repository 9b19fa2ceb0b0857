/** `data/_/<locale>/versions.json`, of a further set of docs `data/_/<locale>/<set>/versions.json`: the versions of the docs, for programs. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { flag, list, optional, text } from "./fields.ts";

export const DocsVersion = z.strictObject({
  name: text("`current`, or the name of a frozen version."),
  label: text("As menus show it: `Next`."),
  isLast: flag("True of one version: the one that links without a version lead to."),
  path: text("Route that the version's docs are under: `/docs`."),
  mainDocId: optional.text(
    "Id of the doc that the version starts with; absent where the version has no page.",
  ),
  docs: list("Every listed doc, by id; `path` is its route.", {
    id: text("Id of the doc."),
    path: text("Route of the doc."),
    sidebar: optional.text("Id of the sidebar that lists it."),
  }),
  sidebars: list("Every sidebar; `path` is the route of its first page.", {
    id: text("Id of the sidebar."),
    path: optional.text("Route of its first page."),
  }),
});
export type DocsVersion = z.infer<typeof DocsVersion>;

export const Versions = z.strictObject({
  contract: z.literal(CONTRACT),
  set: optional.text("Name of the set of docs; absent for the docs in `docs/`."),
  locale: text("Name of the locale."),
  versions: z.array(DocsVersion).describe("The current docs first, then from the newest to the oldest."),
});
export type Versions = z.infer<typeof Versions>;
