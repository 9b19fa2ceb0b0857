/** Addresses that the compiler writes besides routes, which content may link to: `/llms.txt`, `/docs/x.md` … */
import { markdownPath, pageDataPath, routeBelow } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { Site } from "../site/site.ts";
import { llmsSections } from "./llms.ts";
import { homeOf, llmsFullPath } from "./llms-full.ts";

export function servedPaths(site: Site, { llms_full }: Pick<SiteConfig, "llms_full">): Set<string> {
  const { routes, feeds, locales, manifests } = site;
  const paths = ["/sitemap.xml", "/robots.txt", "/data/routes.json"];
  for (const { home } of locales) paths.push(`${home}llms.txt`);
  if (llms_full)
    for (const manifest of manifests)
      for (const { id } of llmsSections(manifest, site).texts)
        paths.push(`/${llmsFullPath(homeOf(site, manifest.locale), id)}`);
  for (const { home, files } of feeds) for (const { file } of files) paths.push(routeBelow(home, `/${file}`));
  for (const { path } of routes) paths.push(`/${markdownPath(path)}`, `/${pageDataPath(path)}`);
  return new Set(paths);
}
