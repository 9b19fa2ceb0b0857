/** Where an address of the built site leads in the new one. */
import { withoutSlash } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { Analysis } from "../../pipeline/assemble-and-check.ts";

/** `page` is undefined for a list that the site makes. */
type ServedAddress = { route: string; page: Page | undefined };

/** Undefined where the new site has neither a page nor a redirect. Files such as `/a.html` may have been served at `/a`. */
export function servedAddresses({
  site,
  redirects,
}: Pick<Analysis, "site" | "redirects">): (address: string) => ServedAddress | undefined {
  const routes = new Map(site.routes.map(({ path, page }) => [withoutSlash(path), { route: path, page }]));
  const led = new Map(
    redirects.map(({ from, to }) => [withoutSlash(from), withoutSlash(to.replace(/[?#].*$/, ""))]),
  );
  return (address) => {
    const names = [address, address.replace(/(?:\/index)?\.html?$/i, "") || "/"];
    for (const name of names) {
      const served = routes.get(name) ?? routes.get(led.get(name) ?? "");
      if (served || led.has(name)) return served ?? { route: name, page: undefined };
    }
    return undefined;
  };
}
