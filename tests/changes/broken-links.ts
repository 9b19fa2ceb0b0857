/** What a visitor of a host would miss: everything that a file refers to and the host does not have. */

/** Of a manifest: prefixes of addresses. */
const areas = /"areas":\[[^\]]*\]/;

/** Paths from the host's root that a text refers to. */
export function referencesIn(text: string, siteUrl: string): string[] {
  const escaped = siteUrl.replaceAll(".", "\\.");
  const pattern = new RegExp(`[=:,[]"(/[^"<>{}]*)"|${escaped}(/[^\\s"<>()\\]\\\\&#]*)`, "g");
  const found = [...text.replace(areas, "").matchAll(pattern)].flatMap(([, quoted, absolute = ""]) =>
    (quoted ?? absolute).split(" "),
  );
  return [...new Set(found.map((address) => decodeURI(address.replace(/[?#].*/, ""))))];
}

/** True for files that refer to others. The docs versions have prefixes of addresses. */
export function mayRefer(path: string): boolean {
  return (
    /\.(html|json|xml|txt|md)$/.test(path) &&
    !path.startsWith("data/schemas/") &&
    !path.endsWith("/versions.json")
  );
}

/** Where visitors, search engines and the reader begin, whatever links there are. */
export const entrances = [
  "/",
  "/fr/",
  "/404.html",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/fr/llms.txt",
  "/blog/rss.xml",
  "/data/routes.json",
  "/data/manifest.json",
  "/data/fr/manifest.json",
];

/** The file that a host serves at an address, if it has it. */
export function servedFile(address: string, has: (path: string) => boolean): string | undefined {
  const path = address.slice(1);
  const document = path === "" || path.endsWith("/") ? `${path}index.html` : `${path}/index.html`;
  return [path, document].find(has);
}
