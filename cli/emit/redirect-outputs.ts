/**
 * Old addresses → a small document at each, which leads to the new one on any host (no script, so that no policy is in
 * its way), and what `_redirects` says to hosts that read it.
 */
import { type Base, hrefOf } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { fill } from "../site/formats.ts";
import { destinationOf, redirectPaths } from "../site/redirect-lines.ts";
import type { ResolvedRedirect } from "../site/redirects.ts";
import type { Locale } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import { escaped } from "./html-tags.ts";
import type { Output } from "./output.ts";

type RedirectInputs = {
  redirects: readonly ResolvedRedirect[];
  locales: readonly Locale[];
  documents: SiteConfig["documents"];
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  base: Base;
};

export function redirectOutputs(inputs: RedirectInputs): Output[] {
  const { redirects, documents } = inputs;
  return redirects.flatMap((redirect) => {
    const destination = redirect.copy === undefined ? destinationOf(redirect, inputs.base) : undefined;
    if (destination === undefined) return [];
    const text = stub(redirect, destination, inputs);
    return redirectPaths(redirect.from, documents).map(
      (path): Output => ({ path, key: contentHash(text), phase: "document", content: () => text }),
    );
  });
}

/** Further files that the document of a route is written to. */
export function documentCopies(redirects: readonly ResolvedRedirect[]): Map<string, string[]> {
  const copies = new Map<string, string[]>();
  for (const { copy, end } of redirects)
    if (copy !== undefined && end.kind === "route")
      copies.set(end.route.path, [...(copies.get(end.route.path) ?? []), copy]);
  return copies;
}

function stub(
  redirect: ResolvedRedirect,
  destination: string,
  { locales, siteUrl, base }: RedirectInputs,
): string {
  const { end, from } = redirect;
  const route = end.kind === "route" ? end.route : undefined;
  const locale =
    locales.find(({ id }) => id === route?.locale) ??
    locales.findLast(({ home }) => `${from}/`.startsWith(home)) ??
    locales[0];
  const title = route?.meta.title ?? destination;
  const canonical = new URL(
    route ? (route.meta.fallback?.href ?? hrefOf(base, route.path)) : destination,
    siteUrl,
  );
  const link = `<a href="${escaped(destination)}">${escaped(title)}</a>`;
  const moved = escaped(locale?.strings.compiler.pageMoved ?? "{title}");
  return `<!doctype html>
<html lang="${escaped(locale?.tag ?? "")}"${locale?.direction === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${escaped(destination)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="canonical" href="${escaped(canonical.href)}">
</head>
<body>
<main><p>${fill(moved, { title: link })}</p></main>
</body>
</html>
`;
}
