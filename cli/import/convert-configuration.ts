/** What an old site says of itself → `site.yml`, `sidebars.yml`, `category.yml` of folders, and a home page where there is none. */
import { posix } from "node:path";
import GithubSlugger, { slug } from "github-slugger";
import { TimeZone } from "../../schema/dates.ts";
import { textFor } from "../../schema/text.ts";
import { languageName } from "../authoring/starter/language-name.ts";
import { cleanName } from "../source/number-prefix.ts";
import { type NewFile, yamlText } from "./imported-site.ts";
import { type Note, notesOn } from "./note.ts";
import { type ConvertedPage, type OldLinks, routeOfAddress } from "./old-links.ts";
import { type Navigation, navigationOf } from "./old-navigation.ts";
import type { OldSite } from "./old-site.ts";
import { contentTitle, foldersAbove, ownName } from "./own-names.ts";
import { unknownOrigin } from "./site-parts.ts";
import { declaredEmbeds, type Providers } from "./videos.ts";

type Inputs = {
  /** The path that the site is served under, with slashes around it. */
  base: string;
  pages: readonly ConvertedPage[];
  links: OldLinks;
  /** Redirects to lists of pages, which the site has by itself. */
  lists: readonly { from: string; to: string }[];
  imageHosts: ReadonlySet<string>;
  /** Of videos that pages show. */
  providers: Providers;
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
  const sidebars = [...(site.sidebars ?? [])].map(([name, all]) => [name, navigation.sidebar(all)] as const);
  if (sidebars.length > 0) files.set("sidebars.yml", yamlText(Object.fromEntries(sidebars)));
  for (const { locale, folder, data } of [...(site.categories ?? []), ...namesakes(site, pages)])
    if (Object.keys(data).length > 0)
      files.set(posix.join(locale, "docs", folder, "category.yml"), yamlText(data));
  const [source] = site.locales;
  const isHome = ({ route, locale }: ConvertedPage) => route === "/" && locale === source.id;
  if (!pages.some(isHome) && site.blog?.path !== "/") {
    files.set(`${source.id}/pages/index.md`, homePage(site, pages, navigation));
    note("home-page", "there is no home page; a new one has the title and a button", {
      instead: `write ${source.id}/pages/index.md`,
    });
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

/** Folders of docs with the name of another one: the page that lists them gets an address of its own. */
function namesakes(
  { categories = [], locales, sidebars }: OldSite,
  pages: readonly ConvertedPage[],
): NonNullable<OldSite["categories"]>[number][] {
  const isListed = [...(sidebars?.values() ?? [])].flat().some(({ folder }) => folder !== undefined);
  if (sidebars !== undefined && sidebars.size > 0 && !isListed) return [];
  const docs = pages.filter(({ area }) => area === "docs");
  const withPage = new Set(docs.map(({ name }) => ownName(name, {}).path));
  // A translation has the address of the source language.
  const owners = new Map<string, string>();
  for (const { id } of locales)
    for (const { name } of docs.filter(({ locale }) => locale === id))
      for (const folder of foldersAbove(name)) owners.set(folder, owners.get(folder) ?? id);
  const folders = [...owners].flatMap(([folder, locale]) => {
    const parts = folder.split("/").map(cleanName);
    const own = categories.find((each) => each.locale === locale && each.folder === folder)?.data;
    if (withPage.has(`/${parts.join("/")}`) || own?.slug !== undefined) return [];
    const usual = slug(textFor(own?.label ?? parts.at(-1) ?? "", locale) ?? "");
    return [{ locale, folder, own, parts, usual }];
  });
  const first = new Map(folders.toReversed().map((each) => [each.usual, each]));
  const slugger = new GithubSlugger();
  for (const usual of first.keys()) slugger.slug(usual);
  return folders
    .filter((each) => first.get(each.usual) !== each)
    .map(({ locale, folder, own, parts }) => {
      return { locale, folder, data: { ...own, slug: `/category/${slugger.slug(parts.join(" "))}` } };
    });
}

function siteYml(site: OldSite, inputs: Inputs, { navbar, links }: Navigation): Record<string, unknown> {
  const { title, tagline, url, locales, blog, theme, footer } = site;
  const own = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const redirects = [...redirectsOf(site, inputs), ...inputs.lists];
  const [light, dark] = [theme?.logo, theme?.logoDark].map((each) => each?.replace(/^\//, ""));
  const columns = (footer?.columns ?? []).flatMap((menu) => {
    const items = links(menu);
    return items.length === 0 ? [] : [{ title: menu.label ?? textFor(title, locales[0].id), items }];
  });
  return {
    title,
    ...(tagline && { tagline }),
    url: own && /^https?:$/.test(own.protocol) ? own.origin : unknownOrigin,
    ...(inputs.base !== "/" && { base_url: inputs.base }),
    ...(endWithSlash(site.pages) && { trailing_slash: true }),
    ...(TimeZone.safeParse(site.timeZone).success && { time_zone: site.timeZone }),
    locales: locales.map(({ id, tag = id, label = languageName(id) }) => ({ id, tag, label })),
    ...(theme?.favicon && { favicon: theme.favicon.replace(/^\//, "") }),
    docs: { path: "/" },
    ...(blog && { blog: { path: blog.path, ...(blog.title && { title: blog.title }) } }),
    navbar: {
      ...(light !== undefined && { logo: { light, ...(dark !== undefined && dark !== light && { dark }) } }),
      ...(site.navbarTitle !== undefined && { title: site.navbarTitle }),
      left: navbar(site.navbar ?? []),
      right: [...(locales.length > 1 ? [{ type: "locale" }] : []), { type: "search" }],
    },
    ...((columns.length > 0 || footer?.copyright) && {
      footer: { columns, ...(footer?.copyright && { copyright: footer.copyright }) },
    }),
    ...(theme?.mode && {
      colour_mode: theme.mode === "system" ? { respect_system: true } : { default: theme.mode },
    }),
    ...(inputs.providers.size > 0 && { integrations: declaredEmbeds(inputs.providers) }),
    ...(inputs.imageHosts.size > 0 && { image_hosts: [...inputs.imageHosts].sort() }),
    ...(redirects.length > 0 && { redirects }),
  };
}

/** True where most addresses end with a slash, as those of folders do everywhere: pages of other names decide, where there are some. */
function endWithSlash(pages: OldSite["pages"]): boolean {
  const named = pages.filter(({ file }) => !/(^|\/)(_?index|readme)\.\w+$/i.test(file));
  const deciding = named.length > 0 ? named : pages.filter(({ address }) => address !== "/");
  return deciding.filter(({ address }) => address.endsWith("/")).length > deciding.length / 2;
}

function redirectsOf({ redirects = [], file }: OldSite, { links, pages, notes }: Inputs): object[] {
  const routes = new Set(pages.map(({ route }) => route));
  return redirects.flatMap(({ from, to }) => {
    const address = encodeURI(`/${from}`.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/"));
    const target = links.targetOf(to)?.route;
    if (target !== undefined && !/[?#*]/.test(address) && !routes.has(routeOfAddress(from)))
      return [{ from: address, to: target }];
    notes.push({
      cause: "redirect",
      file,
      message: `the redirect from “${from}” to “${to}” is not imported`,
    });
    return [];
  });
}

function homePage(
  { title, tagline, sidebars, locales }: OldSite,
  pages: readonly ConvertedPage[],
  { firstPage }: Navigation,
): string {
  const listed = firstPage([...(sidebars?.values() ?? [])].flat());
  const own = pages.filter(({ locale, data }) => locale === locales[0].id && data.draft !== true);
  const start = own.find((page) => page === listed) ?? own.find(({ area }) => area === "docs") ?? own[0];
  const label = start && (start.data.title ?? contentTitle(start.body));
  const home = {
    ...(tagline && { tagline }),
    ...(start && {
      action: {
        label: typeof label === "string" ? label : (textFor(title, locales[0].id) ?? "Docs"),
        to: start.route,
      },
    }),
  };
  return `---\n${yamlText({ title: textFor(title, locales[0].id) ?? "Site", home })}---\n`;
}
