/** Links and files that configuration and home pages name (S50): navbar, footer, sidebars, pictures, home blocks. */
import type { SidebarEntry } from "../../schema/sidebars.ts";
import type { Finding, Place } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { ofArea } from "../site/assemble.ts";
import { isExternal, routeNamed, splitSuffix } from "../site/link-target.ts";
import type { Landmarks } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { Configuration, Placed } from "../source/configuration.ts";
import type { PathPart } from "../yaml/schema-issues.ts";

type Written = { to: string; file: string; place: Place | undefined; locales?: string[] };

export function checkLinksOfConfiguration(
  site: Site,
  configuration: Configuration,
  landmarks: Landmarks,
): Finding[] {
  const links = [
    ...keyed(configuration.site, "to"),
    ...(configuration.sidebars ? sidebarLinks(configuration.sidebars) : []),
    ...homeLinks(site),
  ];
  return [
    ...links.flatMap((link) => linkFinding(link, site, landmarks)),
    ...pictures(configuration).flatMap((picture) => pictureFinding(picture, landmarks)),
  ];
}

/** Every text under the key `key`, wherever it stands. */
function keyed({ file, value, placeOf }: Placed<unknown>, key: string): Written[] {
  const visit = (inner: unknown, path: PathPart[]): Written[] => {
    if (typeof inner !== "object" || inner === null) return [];
    return Object.entries(inner).flatMap(([name, child]) => {
      const at = [...path, Array.isArray(inner) ? Number(name) : name];
      return name === key && typeof child === "string"
        ? [{ to: child, file, place: placeOf(at) }]
        : visit(child, at);
    });
  };
  return visit(value, []);
}

function sidebarLinks(sidebars: Placed<Record<string, SidebarEntry[]>>): Written[] {
  return keyed(sidebars, "link");
}

function homeLinks(site: Site): Written[] {
  const pages = site.routes.flatMap(({ page }) => (page ? [page] : []));
  return ofArea(pages, "pages").flatMap(({ page, facts }) => {
    const { home } = facts.frontMatter;
    const written = home ? [home.action?.to, ...home.features.map(({ to }) => to)] : [];
    const { path: file, locale } = page.source;
    return written.flatMap((to) =>
      to === undefined ? [] : [{ to, file, place: facts.keys.home, locales: [locale] }],
    );
  });
}

/** A link must lead somewhere in every locale that shows it. */
function linkFinding({ to, file, place, locales }: Written, site: Site, landmarks: Landmarks): Finding[] {
  if (isExternal(to) || to.startsWith("#")) return [];
  const { path } = splitSuffix(to);
  const own = locales ? site.locales.filter(({ id }) => locales.includes(id)) : site.locales;
  const routes = own.map((locale) => routeNamed(path, locale));
  const broken = routes.filter((route) => !leadsSomewhere(route, path, landmarks));
  if (broken.length === 0) return [];
  const [route = path] = broken;
  return [
    {
      rule: "link-resolves",
      file,
      place,
      message: landmarks.drafts.has(route)
        ? `“${to}” leads to a draft, which is not published`
        : `“${to}” leads nowhere (no page ${broken.join(", ")})`,
      expected: "a route of this site or an absolute URL",
      nearest: nearest(route, landmarks.routes.keys()),
    },
  ];
}

function leadsSomewhere(route: string, path: string, { routes, served, files }: Landmarks): boolean {
  return routes.has(route) || served.has(route) || served.has(path) || files.has(`static${path}`);
}

function pictures({ site, authors }: Configuration): Written[] {
  const at = (path: PathPart[], to: string | undefined): Written[] =>
    to === undefined ? [] : [{ to, file: site.file, place: site.placeOf(path) }];
  const { favicon, image, navbar } = site.value;
  return [
    ...at(["favicon"], favicon),
    ...at(["image"], image),
    ...at(["navbar", "logo", "light"], navbar.logo?.light),
    ...at(["navbar", "logo", "dark"], navbar.logo?.dark),
    ...Object.entries(authors.value).flatMap(([key, author]) =>
      author.image === undefined
        ? []
        : [{ to: author.image, file: authors.file, place: authors.placeOf([key, "image"]) }],
    ),
  ];
}

function pictureFinding({ to, file, place }: Written, { files }: Landmarks): Finding[] {
  if (isExternal(to) || files.has(`static/${to.replace(/^\/+/, "")}`)) return [];
  return [
    {
      rule: "image-resolves",
      file,
      place,
      message: `there is no file “${to}” in static/`,
      expected: "a file in static/",
    },
  ];
}
