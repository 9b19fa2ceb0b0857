/** The JSON block that a prerendered document carries, so that the reader hydrates without a request. */
import * as z from "zod";
import { Manifest } from "./manifest.ts";
import { PageData } from "./page.ts";
import { Sidebar } from "./sidebar.ts";

export const DocumentData = z.strictObject({
  manifest: Manifest.describe("The manifest of the page's locale."),
  page: PageData.describe("The data of the page."),
  sidebar: Sidebar.optional().describe(
    "The sidebar beside the page; of a large one, only the open branch and the closed categories.",
  ),
});
export type DocumentData = z.infer<typeof DocumentData>;
