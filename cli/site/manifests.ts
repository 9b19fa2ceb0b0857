/** Configuration → the manifest of a locale: navbar, footer, texts. */
import { MAIN_DOCS } from "../../schema/contract.ts";
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";
import type { Manifest, NavItem, NavLink } from "../../schema/manifest.ts";
import { CONTRACT } from "../../schema/page.ts";
import { type Base, fileHref, hrefOf, routeOf } from "../../schema/paths.ts";
import type { NavbarItem, SiteConfig } from "../../schema/site.ts";
import type { Announcement } from "../../schema/site-parts.ts";
import { type LocalizedText, textFor } from "../../schema/text.ts";
import { docsSets } from "../source/docs-sets.ts";
import type { Docs } from "./docs/docs.ts";
import { docsLink, versionMenu } from "./docs/navbar-docs.ts";
import { flatten } from "./docs/sidebar-tree.ts";
import type { Locale } from "./site.ts";

type SimpleItem = Extract<NavbarItem, { type: "link" | "page" | "doc" | "sidebar" }>;

type Navigation = {
  site: SiteConfig;
  base: Base;
  locales: readonly Locale[];
  /** The docs of the locale: every set in every version. */
  docs: readonly Docs[];
  /** A link as written → one that can go into `href`. */
  linkOf(to: string): string;
  /** The page of a file in `pages/`, named without its ending; undefined where the locale does not have it. */
  pageOf(name: string): { title: string; href: string } | undefined;
  feeds: Manifest["feeds"];
};

/** `(fr-FR, en-GB)` → `French`; `French (France)` beside another locale of the language. */
function languageName(
  { tag, label }: Pick<Locale, "tag" | "label">,
  locale: Locale,
  locales: readonly Locale[],
): string {
  const { language, script } = new Intl.Locale(tag);
  const isOnly = locales.filter((other) => new Intl.Locale(other.tag).language === language).length === 1;
  const names = new Intl.DisplayNames(locale.tag, { type: "language", fallback: "none" });
  return names.of(!isOnly ? tag : script ? `${language}-${script}` : language) ?? label;
}

export function manifestOf(locale: Locale, navigation: Navigation): Manifest {
  const { site, base, locales, feeds } = navigation;
  const text = (localized: LocalizedText) => textIn(localized, locale, locales);
  const links = (items: readonly SimpleItem[]) => items.flatMap((item) => navLink(item, locale, navigation));
  const { logo, title } = site.navbar;
  const brand = text(title ?? site.title);
  const integrations = shownIntegrations(site, locale, { text, linkOf: navigation.linkOf });
  return {
    contract: CONTRACT,
    base: base.path,
    ...(base.trailingSlash && { trailingSlash: true as const }),
    locale: locale.id,
    tag: locale.tag,
    locales: locales.map(({ id, tag, label, home, direction }) => ({
      id,
      tag,
      label,
      home: hrefOf(base, home),
      name: languageName({ tag, label }, locale, locales),
      ...(direction === "rtl" && { direction }),
    })),
    areas: areasOf(site),
    title: text(site.title),
    brand,
    tagline: text(site.tagline),
    ...(logo && {
      logo: {
        light: pictureHref(base.path, logo.light),
        dark: pictureHref(base.path, logo.dark ?? logo.light),
        // The link to the home page has a name in any case.
        alt: brand === "" ? text(site.title) : "",
      },
    }),
    navbar: withOwners(
      {
        left: site.navbar.left.flatMap((item) => navItem(item, locale, navigation)),
        right: site.navbar.right.flatMap((item) => navItem(item, locale, navigation)),
      },
      navigation,
    ),
    footer: {
      columns: site.footer.columns.map(({ title, items }) => ({ title: text(title), items: links(items) })),
      copyright: text(site.footer.copyright),
    },
    colourMode: {
      default: site.colour_mode.default,
      respectSystem: site.colour_mode.respect_system,
      switch: site.colour_mode.switch,
    },
    ...(site.announcement && { announcement: announcementOf(site.announcement, locale, navigation) }),
    ...(site.fonts && { fonts: { stylesheet: site.fonts.stylesheet, titles: site.fonts.titles } }),
    ...(!site.views && { views: false as const }),
    ...(integrations && { integrations }),
    feeds,
    strings: locale.strings.reader,
  };
}

/** In the order in which routes are matched. */
function areasOf(site: SiteConfig): Manifest["areas"] {
  const areas = [...docsSets(site), { name: "blog", path: site.blog.path }];
  return areas.map(({ name, path }) => ({ name, path })).sort((a, b) => b.path.length - a.path.length);
}

/** The text in the locale, else in the source locale: the configuration's check reports the gap. */
export function textIn(text: LocalizedText, locale: Locale, locales: readonly Locale[]): string {
  return textFor(text, locale.id) ?? textFor(text, locales[0]?.id ?? "") ?? "";
}

function pictureHref(base: string, file: string): string {
  return fileHref(base, `/${file.replace(/^\/+/, "")}`);
}

function announcementOf(
  { id, text, link, closable }: Announcement,
  locale: Locale,
  { linkOf, locales }: Navigation,
): Manifest["announcement"] {
  return {
    id,
    text: textIn(text, locale, locales),
    ...(link && {
      link: { title: textIn(link.label, locale, locales), href: linkOf(textIn(link.to, locale, locales)) },
    }),
    closable,
  };
}

function navItem(item: NavbarItem, locale: Locale, navigation: Navigation): NavItem[] {
  if (item.type === "search") return [{ kind: "search", title: locale.strings.search.search }];
  if (item.type === "locale") return navigation.locales.length > 1 ? [{ kind: "locale" }] : [];
  if (item.type === "version") return versionMenu(item, navigation.docs);
  if (item.type !== "dropdown") return navLink(item, locale, navigation);
  const title = textIn(item.label, locale, navigation.locales);
  const items = item.items.flatMap((inner) => navLink(inner, locale, navigation));
  return [{ kind: "dropdown", title, items }];
}

/** Where several links of the navbar lead to a page, or above it, only the one that leads nearest to it is current. */
function withOwners(navbar: Manifest["navbar"], { base, locales, docs }: Navigation): Manifest["navbar"] {
  const homes = locales.map(({ home }) => home);
  const routeOfLink = ({ href, sidebar }: NavLink) =>
    sidebar === undefined ? routeOf(base.path, homes, href) : undefined;
  const isIn = (route: string, part: string) => route === part || route.startsWith(`${part}/`);
  const routes = [...navbar.left, ...navbar.right]
    .flatMap((item) => (item.kind === "dropdown" ? item.items : item.kind === "link" ? [item] : []))
    .flatMap((link) => routeOfLink(link) ?? []);
  const owned = (link: NavLink): NavLink => {
    const own = routeOfLink(link);
    const beside = docs
      .filter(({ version }) => version.set === (link.set ?? MAIN_DOCS))
      .flatMap(({ trees }) => trees.filter(({ id }) => id === link.sidebar))
      .flatMap(({ items }) => flatten(items));
    const except = routes.filter((route) =>
      own === undefined ? beside.some((doc) => isIn(doc.route, route)) : route !== own && isIn(route, own),
    );
    return except.length === 0 ? link : { ...link, except: [...new Set(except)] };
  };
  const ownedItem = (item: NavItem): NavItem =>
    item.kind === "link"
      ? owned(item)
      : item.kind === "dropdown"
        ? { ...item, items: item.items.map(owned) }
        : item;
  return { left: navbar.left.map(ownedItem), right: navbar.right.map(ownedItem) };
}

/** Nothing where the locale lacks what the item leads to. */
function navLink(item: SimpleItem, locale: Locale, { docs, locales, linkOf, pageOf }: Navigation): NavLink[] {
  const title = item.label === undefined ? undefined : textIn(item.label, locale, locales);
  if (item.type === "page") {
    const page = pageOf(item.page);
    return page ? [{ kind: "link", title: title ?? page.title, href: page.href }] : [];
  }
  if (item.type !== "link") return docsLink(item, title, docs);
  return [{ kind: "link", title: title ?? "", href: linkOf(textIn(item.to, locale, locales)) }];
}

type Texts = {
  text(localized: LocalizedText): string;
  /** A link as written → one that can go into `href`. */
  linkOf(to: string): string;
};

/**
 * `integrations:` of site.yml → the parts that the reader needs, with the texts of a locale.
 * Undefined if the reader has nothing to do.
 */
function shownIntegrations(
  { integrations }: SiteConfig,
  { strings: { integrations: strings } }: Pick<Locale, "strings">,
  { text, linkOf }: Texts,
): ShownIntegrations | undefined {
  if (!integrations) return undefined;
  const { analytics, feedback, consent } = integrations;
  const shown: ShownIntegrations = {
    ...(analytics?.script && { script: true }),
    ...(analytics?.beacon && { beacon: analytics.beacon }),
    ...(feedback && {
      feedback: {
        ...(feedback.mail === undefined
          ? { endpoint: feedback.endpoint }
          : { mail: `mailto:${feedback.mail}?subject=` }),
        question: strings.feedbackQuestion,
        yes: strings.feedbackYes,
        no: strings.feedbackNo,
        text: strings.feedbackText,
        send: strings.feedbackSend,
        thanks: strings.feedbackThanks,
        failed: strings.feedbackFailed,
      },
    }),
    ...(consent && {
      consent: {
        id: consent.id,
        title: strings.consentTitle,
        text: consent.text === undefined ? strings.consentText : text(consent.text),
        ...(consent.link && {
          link: { title: text(consent.link.label), href: linkOf(text(consent.link.to)) },
        }),
        accept: strings.consentAccept,
        refuse: strings.consentRefuse,
        change: strings.consentChange,
      },
    }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}
