/** The addresses of a site, as visitors ask hosts for them; folders of the tool are named as a whole. */
import { hashedPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { documentPaths } from "./document-paths.ts";
import { isServed } from "./previews.ts";
import type { Site } from "./site.ts";

type AddressInputs = {
  site: Pick<Site, "routes">;
  base: string;
  documents: SiteConfig["documents"];
  /** Addresses that the compiler writes besides routes. */
  served: ReadonlySet<string>;
  /** Paths from the content folder. */
  files: Iterable<string>;
};

export function siteAddresses({ site, base, documents, served, files }: AddressInputs): SiteAddresses {
  const paths = [
    ...site.routes.flatMap((route) => documentPaths(route.path, documents)),
    ...[...served].map((path) => path.slice(1)),
    ...[...files].filter(isServed).map((path) => path.slice("static/".length)),
    "404.html",
  ];
  const addresses = new Set([`${base}${hashedPath("*")}`, `${base}data/*`]);
  for (const path of paths) for (const address of addressesOf(path)) addresses.add(base + encodeURI(address));
  return [...addresses].sort();
}

/** `docs/x/index.html` is requested as `docs/x/`, `docs/x.html` with and without its ending. */
function addressesOf(file: string): string[] {
  if (file === "index.html" || file.endsWith("/index.html")) return [file.slice(0, -"index.html".length)];
  return file.endsWith(".html") ? [file.slice(0, -".html".length), file] : [file];
}
