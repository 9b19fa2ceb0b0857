/** Paths of the files that are the document of a route. */
import { documentPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";

/** Paths of a route's document, for the form of documents that the site asks for. */
export function documentPaths(route: string, documents: SiteConfig["documents"]): string[] {
  const folder = documentPath(route);
  // A home page is always an `index.html`, and `404.html` is the document that stands for any address.
  const file = route.endsWith("/") || route === "/404" ? folder : `${route.slice(1)}.html`;
  if (documents === "both") return [...new Set([folder, file])];
  return [documents === "file" ? file : folder];
}
