/** Addresses of `llms-full/<section>.txt`. */
import type { Site } from "../site/site.ts";

/** The path of a section's file, below the home of the locale. */
export function llmsFullPath(home: string, id: string): string {
  return `${home.slice(1)}llms-full/${id}.txt`;
}

export function llmsFullUrl(rootUrl: string, home: string, id: string): string {
  return rootUrl + llmsFullPath(home, encodeURIComponent(id));
}

export function homeOf({ locales }: Pick<Site, "locales">, locale: string): string {
  return locales.find(({ id }) => id === locale)?.home ?? "/";
}
