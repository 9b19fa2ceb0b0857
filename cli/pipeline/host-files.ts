/** The files that the author writes for hosts, and the addresses that they are about. */
import { hashedPath, markdownPath, pageDataPath, routeBelow } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { llmsSections } from "../emit/llms.ts";
import { homeOf, llmsFullPath } from "../emit/llms-full.ts";
import { HEADERS_FILE, type HostTexts, readHostTexts } from "../hosts/host-files/host-texts.ts";
import type { SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import type { Finding } from "../report/finding.ts";
import { documentPaths } from "../site/document-paths.ts";
import { isServed } from "../site/previews.ts";
import type { Site } from "../site/site.ts";
import type { Content } from "./read-content.ts";

export type HostFiles = {
  texts: HostTexts;
  findings: Finding[];
  /** Addresses that the compiler writes besides routes, which content may link to: `/llms.txt`, `/docs/x.md` … */
  served: Set<string>;
  /** Empty where no file needs them. */
  addresses: SiteAddresses;
};

export function hostFilesOf(content: Content, site: Site, contentFolder: string): HostFiles {
  const served = servedPaths(site, content.configuration.site.value);
  const { texts, findings } = readHostTexts(contentFolder, content.discovery.files);
  const addresses = texts[HEADERS_FILE] === undefined ? [] : siteAddresses(content, site, served);
  return { texts, findings, served, addresses };
}

function servedPaths(site: Site, { llms_full }: Pick<SiteConfig, "llms_full">): Set<string> {
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

/** The addresses of a site, as visitors ask hosts for them; folders of the tool are named as a whole. */
function siteAddresses(
  { configuration, base, discovery }: Content,
  { routes }: Site,
  served: ReadonlySet<string>,
): SiteAddresses {
  const { documents } = configuration.site.value;
  const paths = [
    ...routes.flatMap((route) => documentPaths(route.path, documents)),
    ...[...served].map((path) => path.slice(1)),
    ...[...discovery.files.keys()].filter(isServed).map((path) => path.slice("static/".length)),
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
