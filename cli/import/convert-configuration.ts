/** What an old site says of itself → `site.yml`, `sidebars.yml`, `category.yml` of folders, and a home page where there is none. */
import { posix } from "node:path";
import GithubSlugger, { slug } from "github-slugger";
import { TimeZone } from "../../schema/dates.ts";
import { decoded, withoutSlash } from "../../schema/paths.ts";
import { textFor } from "../../schema/text.ts";
import { languageName } from "../authoring/starter/language-name.ts";
import { isExternal } from "../site/link-target.ts";
import { docName } from "../site/slug.ts";
import { cleanName } from "../source/number-prefix.ts";
import { type NewFile, yamlText } from "./imported-site.ts";
import { type Note, notesOn } from "./note.ts";
import type { ConvertedPage, OldLinks } from "./old-links.ts";
import { type Navigation, navigationOf } from "./old-navigation.ts";
import type { OldSidebars, OldSite } from "./old-site.ts";
import { unknownOrigin } from "./site-parts.ts";
import { foldersAbove, stemOf } from "./source-pages.ts";
import { contentTitle } from "./titles.ts";

type Inputs = {
  /** The path that the site is served under, with slashes around it. */
  base: string;
  pages: readonly ConvertedPage[];
  links: OldLinks;
  /** Redirects to lists of pages, which the site has by itself. */
  lists: readonly { from: string; to: string }[];
  imageHosts: ReadonlySet<string>;
  notes: Note[];
};

export function convertedConfiguration(
  site: OldSite,
  inputs: Inputs,
): { files: Map<string, NewFile>; configuration: Record<string, unknown> } {
  const { pages, notes } = inputs;
  const note = notesOn(site.file, notes);
  const files = new Map<string, NewFile>();
  const navigation = navigationOf({ file: site.file, ...inputs });
  for (const [file, lists] of allSidebars(site)) {
    const sidebars = [...lists].map(([name, all]) => [name, navigation.sidebar(all)] as const);
    if (sidebars.length > 0 || site.sidebarsOf) files.set(file, yamlText(Object.fromEntries(sidebars)));
  }
  for (const { locale, of = "docs", folder, data } of [...(site.categories ?? []), ...namesakes(site, pages)])
    if (Object.keys(data).length > 0)
      files.set(posix.join(locale, of, folder, "category.yml"), yamlText(data));
  const [source, ...others] = site.locales;
  const isHome = ({ route, locale }: ConvertedPage) => route === "/" && locale === source.id;
  if (!pages.some(isHome) && site.blog?.path !== "/") {
    const { text, to } = homePage(site, inputs, navigation);
    const file = `${source.id}/pages/index.md`;
    files.set(file, text);
    const button = to === undefined ? [] : [`a button that leads to ${to}`];
    const parts = ["the title", ...(site.tagline ? ["the tagline"] : []), ...button]
      .join(", ")
      .replace(/, (?=[^,]*$)/, " and ");
    if (site.homeOfCode)
      note("home-page", `the home page is code; a new one has ${parts}`, { instead: buildFirst });
    else note("home-page", `there is no home page; a new one has ${parts}`, { instead: `write ${file}` });
  }
  for (const { id } of others.filter(({ id }) => !pages.some(({ locale }) => locale === id))) {
    // The folder is what says that the language has begun.
    files.set(`${id}/.gitkeep`, "");
    note(
      "translation",
      `no page is translated into “${id}”, so the site shows the pages of the source language`,
      {
        instead: `translate them in ${id}/, or take the language out of site.yml`,
      },
    );
  }
  if (site.url === undefined || !URL.canParse(site.url))
    note(undefined, "there is no address of the site", { instead: "set url in site.yml" });
  if (site.timeZone !== undefined && !TimeZone.safeParse(site.timeZone).success)
    note(undefined, `the time zone “${site.timeZone}” is not known and not imported`, {
      instead: "set time_zone in site.yml",
    });
  if (site.editUrl !== undefined)
    note(undefined, "the links to edit a page are not imported: the files have other paths now", {
      instead: `set edit_url in site.yml, which was ${site.editUrl}`,
    });
  return { files, configuration: siteYml(site, inputs, navigation) };
}

function allSidebars({ sidebarsOf, sidebars = new Map() }: OldSite): ReadonlyMap<string, OldSidebars> {
  return sidebarsOf ?? new Map([["sidebars.yml", sidebars]]);
}

/** The way to import a page of code as the old site shows it. */
export const buildFirst = "build the old site, and import it again with --built and the folder of the build";

/** Folders of docs with the name of another one: the page that lists them gets an address of its own. */
function namesakes(
  { categories = [], locales, sidebars }: OldSite,
  pages: readonly ConvertedPage[],
): NonNullable<OldSite["categories"]>[number][] {
  const isListed = [...(sidebars?.values() ?? [])].flat().some(({ folder }) => folder !== undefined);
  if (sidebars !== undefined && sidebars.size > 0 && !isListed) return [];
  const docs = pages.filter(({ section }) => section.folder === "docs");
  const withPage = new Set(docs.map(({ name }) => docName(stemOf(name)).path));
  // A translation has the address of the source language.
  const owners = new Map<string, string>();
  for (const { id } of locales)
    for (const { name } of docs.filter(({ locale }) => locale === id))
      for (const folder of foldersAbove(name)) owners.set(folder, owners.get(folder) ?? id);
  const folders = [...owners].flatMap(([folder, locale]) => {
    const parts = folder.split("/").map(cleanName);
    const declared = categories.find(
      (category) => category.locale === locale && category.folder === folder,
    )?.data;
    if (withPage.has(`/${parts.join("/")}`) || declared?.slug !== undefined || declared?.page === false)
      return [];
    const usual = slug(textFor(declared?.label ?? parts.at(-1) ?? "", locale) ?? "");
    return [{ locale, folder, declared, parts, usual }];
  });
  const first = new Map(folders.toReversed().map((folder) => [folder.usual, folder]));
  const slugger = new GithubSlugger();
  for (const usual of first.keys()) slugger.slug(usual);
  return folders
    .filter((folder) => first.get(folder.usual) !== folder)
    .map(({ locale, folder, declared, parts }) => {
      return { locale, folder, data: { ...declared, slug: `/category/${slugger.slug(parts.join(" "))}` } };
    });
}

function siteYml(site: OldSite, inputs: Inputs, { navbar, links }: Navigation): Record<string, unknown> {
  const { title, tagline, url, locales, blog, theme, footer } = site;
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const redirects = redirectsOf(site, inputs);
  const [light, dark] = [theme?.logo, theme?.logoDark].map((path) => path?.replace(/^\//, ""));
  const columns = (footer?.columns ?? []).flatMap((menu) => {
    const items = links(menu);
    return items.length === 0 ? [] : [{ title: menu.label ?? textFor(title, locales[0].id), items }];
  });
  const routeOf = (to: string) => inputs.links.targetOf(to)?.route;
  const configuration = site.configuration?.(routeOf);
  const usual = [...(locales.length > 1 ? [{ type: "locale" }] : []), { type: "search" }];
  const bar = {
    left: navbar(site.navbar ?? []),
    right: site.navbarRight ? navbar(site.navbarRight) : usual,
  };
  // Reading the links of both fills it.
  const external = [...inputs.links.external].filter((path) => path !== "/").sort();
  return {
    title,
    ...(tagline && { tagline }),
    url: address && /^https?:$/.test(address.protocol) ? address.origin : unknownOrigin,
    ...(inputs.base !== "/" && { base_url: inputs.base }),
    ...(configuration === undefined && endWithSlash(site.pages) && { trailing_slash: true }),
    ...(TimeZone.safeParse(site.timeZone).success && { time_zone: site.timeZone }),
    locales: locales.map(({ id, tag = id, label = languageName(id), direction }) => ({
      id,
      tag,
      label,
      ...(direction && { direction }),
    })),
    ...(theme?.favicon && { favicon: theme.favicon.replace(/^\//, "") }),
    docs: { path: "/" },
    ...(blog && { blog: { path: blog.path, ...(blog.title && { title: blog.title }) } }),
    ...configuration,
    navbar: {
      ...(light !== undefined && { logo: { light, ...(dark !== undefined && dark !== light && { dark }) } }),
      ...(site.navbarTitle !== undefined && { title: site.navbarTitle }),
      ...bar,
    },
    ...((columns.length > 0 || footer?.copyright) && {
      footer: { columns, ...(footer?.copyright && { copyright: footer.copyright }) },
    }),
    ...(theme?.mode && {
      colour_mode: theme.mode === "system" ? { respect_system: true } : { default: theme.mode },
    }),
    ...(inputs.imageHosts.size > 0 && { image_hosts: [...inputs.imageHosts].sort() }),
    ...(external.length > 0 && { external }),
    ...(redirects.length > 0 && { redirects }),
  };
}

/** True where most addresses end with a slash, as those of folders do everywhere: pages of other names decide, where there are some. */
function endWithSlash(pages: OldSite["pages"]): boolean {
  const named = pages.filter(({ file }) => !/(^|\/)(_?index|readme)\.\w+$/i.test(file));
  const deciding = named.length > 0 ? named : pages.filter(({ address }) => address !== "/");
  return deciding.filter(({ address }) => address.endsWith("/")).length > deciding.length / 2;
}

type Redirect = { from: string; to: string };

/** Those of the source, and those of lists with another address. One from an address that the new site has is noted. */
function redirectsOf(site: OldSite, { links, pages, lists, notes }: Inputs): Redirect[] {
  const { redirects = [], moved = new Map(), statics, locales, file } = site;
  const refuse = (from: string, to: string, reason: string) =>
    notes.push({
      cause: "redirect",
      file,
      message: `the redirect from “${from}” to “${to}” is not imported: ${reason}`,
      subject: from,
    });
  const declared = redirects.flatMap(({ from, to }): Redirect[] => {
    const address = encodeURI(`/${from}`.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/"));
    const target = links.targetOf(to)?.route;
    if (target !== undefined && !/[?#*]/.test(address)) return inLanguages({ from: address, to: target });
    refuse(from, to, target === undefined ? "there is no such page" : "its address is a pattern");
    return [];
  });
  /** In a site whose languages share addresses, each language has them. */
  function inLanguages({ from, to }: Redirect): Redirect[] {
    if (!site.sharesAddresses) return [{ from, to }];
    const isOnce =
      isExternal(to) ||
      statics.has(to) ||
      statics.has(`${withoutSlash(to)}/index.html`) ||
      links.external.has(to);
    // A language without posts of its own has no feed.
    const hasIt = (id: string) =>
      !/\/(?:(?:rss|atom)\.xml|feed\.json)$/.test(to) ||
      pages.some(({ area, locale }) => area === "blog" && locale === id);
    return locales.map(({ id, prefix }) => ({
      from: prefix + from,
      to: isOnce || !hasIt(id) ? to : withoutSlash(prefix + to) || "/",
    }));
  }
  const ofLists = [...moved].flatMap(([from, to]) =>
    from === to || from === "/" ? [] : inLanguages({ from, to }),
  );
  const taken = new Set([...pages.map(({ route }) => route), ...statics.keys()].map(redirectKey));
  const kept: Redirect[] = [];
  for (const redirect of [...declared, ...lists, ...ofLists]) {
    const key = redirectKey(redirect.from);
    if (!taken.has(key) && redirectKey(redirect.to) !== key) kept.push(redirect);
    else if (declared.includes(redirect))
      refuse(redirect.from, redirect.to, "a page, a file or another redirect has its address");
    taken.add(key);
  }
  return kept;
}

function redirectKey(path: string): string {
  return decoded(path)
    .replace(/\/index\.html$|\.html$|(?<=.)\/$/, "")
    .toLowerCase();
}

/** With a button that leads to where the old one led, else to the page that the first sidebar begins with, else to another one of docs, else of the blog. */
function homePage(
  site: OldSite,
  { pages, links }: Inputs,
  { firstPage }: Navigation,
): { text: string; to: string | undefined } {
  const { title, tagline, locales, homeOfCode, blog } = site;
  const [{ id }] = locales;
  const led =
    homeOfCode?.to === undefined ? undefined : (links.targetOf(homeOfCode.to) ?? { route: homeOfCode.to });
  const all = [...allSidebars(site).values()].flatMap((lists) => [...lists.values()].flat());
  const listed = firstPage(all);
  const visible = pages.filter(
    ({ locale, data }) => locale === id && data.draft !== true && data.unlisted !== true,
  );
  const docs = visible.filter(({ area }) => area === "docs");
  const start =
    led?.page ??
    visible.find((page) => page === listed) ??
    docs.find(({ route, section }) => route === section.root) ??
    docs[0] ??
    visible.find(({ area }) => area !== "blog");
  const label = start && (start.data.sidebar_label ?? start.data.title ?? contentTitle(start.body));
  const to = led?.route ?? start?.route ?? (visible.length > 0 ? blog?.path : undefined);
  const action = to !== undefined && {
    label:
      typeof label === "string"
        ? label
        : led || start
          ? (textFor(title, id) ?? "Docs")
          : (textFor(blog?.title ?? "Blog", id) ?? "Blog"),
    to,
  };
  const home = { ...(tagline && { tagline }), ...(action && { action }) };
  return { text: `---\n${yamlText({ title: textFor(title, id) ?? "Site", home })}---\n`, to };
}
