/** Redirects of the site → the lines for hosts, and the links in the documents at the old addresses. */
import { type Base, documentPath, fileHref, hrefOf } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { OwnRedirect } from "../hosts/host-files/merged-redirects.ts";
import type { ResolvedRedirect } from "./redirects.ts";

export function redirectLines(redirects: readonly ResolvedRedirect[], base: Base): OwnRedirect[] {
  return redirects.flatMap((redirect) => {
    const to = redirect.copy === undefined ? destinationOf(redirect, base) : undefined;
    return to === undefined
      ? []
      : [{ from: fileHref(base.path, redirect.from), to, status: redirect.status }];
  });
}

/** The value for `href`; undefined if the redirect ends at no page, which is a finding. */
export function destinationOf({ end }: Pick<ResolvedRedirect, "end">, base: Base): string | undefined {
  if (end.kind === "elsewhere") return new URL(end.url).href;
  if (end.kind === "route") return hrefOf(base, end.route.path) + end.suffix;
  return end.kind === "served" ? fileHref(base.path, end.path) + end.suffix : undefined;
}

/** `/old` → `old/index.html`, as the documents of the site are shaped; `/old.html` is its own file. */
export function redirectPaths(from: string, documents: SiteConfig["documents"]): string[] {
  if (from.endsWith(".html")) return [from.slice(1)];
  const folder = documentPath(from);
  const file = from.endsWith("/") ? folder : `${from.slice(1)}.html`;
  if (documents === "both") return [...new Set([folder, file])];
  return [documents === "file" ? file : folder];
}
