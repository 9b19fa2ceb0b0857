/** Addresses that the compiler writes besides routes, which content may link to: `/llms.txt`, `/docs/x.md` … */
import { markdownPath, pageDataPath, routeBelow } from "../../schema/paths.ts";
import type { Site } from "../site/site.ts";

export function servedPaths({ routes, feeds, locales }: Site): Set<string> {
  const paths = ["/sitemap.xml", "/robots.txt", "/data/routes.json"];
  for (const { home } of locales) paths.push(`${home}llms.txt`);
  for (const { home, files } of feeds) for (const { file } of files) paths.push(routeBelow(home, `/${file}`));
  for (const { path } of routes) paths.push(`/${markdownPath(path)}`, `/${pageDataPath(path)}`);
  return new Set(paths);
}
