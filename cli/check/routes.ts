/** Every route belongs to one page, also on file systems that do not tell case apart, and to no file of the tool. */
import type { Finding } from "../report/finding.ts";
import type { Route, Site } from "../site/site.ts";

const reserved = new Set(["data", "assets", "_", "manifest", "routes", "index"]);

export function checkRoutes(site: Site): Finding[] {
  const findings: Finding[] = [];
  const homes = site.locales.map(({ home }) => home);
  const first = new Map<string, Route>();
  for (const route of site.routes) {
    const key = route.path.toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, route);
    else findings.push(...duplicate(route, other));
    const home = homes.filter((candidate) => route.path.startsWith(candidate)).at(-1) ?? "/";
    const start = route.path.slice(home.length).split("/")[0] ?? "";
    if (route.page && reserved.has(start))
      findings.push({
        rule: "route-is-free",
        file: route.page.source.path,
        place: slugPlace(route),
        message: `the route “${route.path}” is a place of the site's own files`,
        expected: `a route that does not start with ${home}${start}`,
      });
  }
  return findings;
}

function duplicate(a: Route, b: Route): Finding[] {
  const [route, other] = a.page ? [a, b] : [b, a];
  const sameCase = route.path === other.path ? "" : " (the two differ only by case)";
  return [
    {
      rule: "route-is-unique",
      file: route.page?.source.path ?? "sidebars.yml",
      place: slugPlace(route),
      message: `the route “${route.path}” is also that of ${other.page?.source.path ?? `the generated page “${other.path}”`}${sameCase}`,
      expected: "another slug or file name for one of them",
    },
  ];
}

function slugPlace(route: Route): Finding["place"] {
  const keys = route.page?.facts.keys;
  return keys?.slug ?? keys?.permalink ?? { line: 1, column: 1 };
}
