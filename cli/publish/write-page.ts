/** Renders one page, and writes its parts into the staging folder where there is one. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore } from "../compile/content-store.ts";
import { documentShells } from "../emit/document-shells.tsx";
import { documentSidebars } from "../emit/document-sidebar.ts";
import { type PageSettings, type PageSources, renderPage } from "../emit/render-page.ts";
import type { PageRequest } from "./write-request.ts";

/**
 * → bytes of the parts, in their order. Without `staging`, the page is rendered to see that it can be: its data is made then,
 * but no text of it, which JSON always gives.
 */
export function writePage(
  { page, parts }: PageRequest,
  staging: string | undefined,
  settings: PageSettings,
  sources: PageSources,
): number[] {
  const names = parts.map(({ part }) => part);
  if (staging === undefined) {
    const checked = names.filter((part) => part !== "data");
    renderPage(page, checked, settings, sources);
    return [];
  }
  const texts = renderPage(page, names, settings, sources);
  return parts.map(({ file }, index) => {
    const text = texts[index] ?? "";
    writeFileSync(join(staging, file), text);
    return Buffer.byteLength(text);
  });
}

/** The sources of this thread's pages. The site's own components are imported only if there are any. */
export async function pageSources(
  { components, sidebars }: PageSettings,
  contents: Pick<ContentStore, "read">,
): Promise<PageSources> {
  const sources = { contents, sidebars: documentSidebars(sidebars), shells: documentShells() };
  if (components === undefined) return sources;
  const { componentOf, loadComponents } = await import("../emit/components/load-components.ts");
  const modules = loadComponents(components);
  return { ...sources, find: ({ properties }) => componentOf(modules, String(properties.name)) };
}
