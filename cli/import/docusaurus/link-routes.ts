/** Routes of the new site for links of the configuration. */
import { decoded } from "../../../schema/paths.ts";
import { splitSuffix } from "../../site/link-target.ts";
import type { OtherAddresses } from "./other-addresses.ts";

/** `routes` are addresses of the source, without its base → those of the new site. Gives undefined for an address without a page. */
export function routeFinder(
  routes: ReadonlyMap<string, string>,
  base: string,
  { isMade, beside }: Pick<OtherAddresses, "isMade" | "beside">,
): (to: string) => string | undefined {
  return (to) => {
    const { path, suffix } = splitSuffix(to.replace(/^pathname:\/\//, ""));
    const inSite = withoutBase(path.startsWith("/") ? path : `/${path}`, base);
    const route = inSite.replace(/(.)\/+$/, "$1");
    const known = routes.get(route) ?? routes.get(decoded(route)) ?? (route === "/" ? "/" : undefined);
    if (known !== undefined) return known + suffix;
    if (to.startsWith("pathname:")) beside.add(decoded(inSite));
    return to.startsWith("pathname:") || isMade(decoded(route)) ? inSite + suffix : undefined;
  };
}

export function withoutBase(path: string, base: string): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** Files of a static folder that a path shows. */
export function servedAs(path: string): string[] {
  return [path, `${path.replace(/\/$/, "")}/index.html`];
}
