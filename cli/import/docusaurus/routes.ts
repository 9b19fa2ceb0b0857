/** Routes of the new site for links of the configuration. */
import { splitSuffix } from "../../site/link-target.ts";

/** `routes` are addresses of the source, without its base → those of the new site. Gives undefined where nothing is there. */
export function routeFinder(
  routes: ReadonlyMap<string, string>,
  base: string,
  siteUrl: string | undefined,
): (to: string) => string | undefined {
  return (to) => {
    const { path, suffix } = splitSuffix(to.replace(/^pathname:\/\//, ""));
    const inSite = withoutBase(path.startsWith("/") ? path : `/${path}`, base);
    const route = inSite.replace(/(.)\/+$/, "$1");
    const known = routes.get(route) ?? (route === "/" ? "/" : undefined);
    if (known !== undefined) return known + suffix;
    return to.startsWith("pathname:") ? besideSite(inSite, base, siteUrl) + suffix : undefined;
  };
}

export function withoutBase(path: string, base: string): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** Files of a static folder that a path shows. */
export function servedAs(path: string): string[] {
  return [path, `${path.replace(/\/$/, "")}/index.html`];
}

/** What another program puts on the same host: as a route it would have to be a page. */
export function besideSite(path: string, base: string, siteUrl: string | undefined): string {
  return siteUrl !== undefined && URL.canParse(siteUrl)
    ? new URL(siteUrl).origin + base.replace(/\/$/, "") + path
    : path;
}
