/** Paths of the documents at an old address. */
import { documentPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";

/** `/old` → `old/index.html`, as the documents of the site are shaped; `/old.html` is its own file. */
export function redirectPaths(from: string, documents: SiteConfig["documents"]): string[] {
  if (from.endsWith(".html")) return [from.slice(1)];
  const folder = documentPath(from);
  const file = from.endsWith("/") ? folder : `${from.slice(1)}.html`;
  if (documents === "both") return [...new Set([folder, file])];
  return [documents === "file" ? file : folder];
}
