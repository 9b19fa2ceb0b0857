/** Bar, footer and announcement of a Docusaurus site → those of `site.yml`. */
import { select } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import { MAIN_DOCS } from "../../../schema/contract.ts";
import { parseFragment } from "../../markdown/html/parse-html.ts";
import { isExternal } from "../../site/link-target.ts";
import { isNetwork, networkName, withoutTags } from "../site-parts.ts";
import type { Providers } from "../videos.ts";
import type { SidebarNames } from "./docs-order.ts";
import { type DocusaurusConfig, LinkItem } from "./docusaurus-config.ts";
import type { SourceSite } from "./source-site.ts";
import { FOOTER, localized, NAVBAR } from "./translations.ts";
import { docsOfInstance, type ImportedDocs } from "./versions.ts";

/** The bar of Docusaurus, whose text is HTML; undefined where it has no text. */
export function announcementOf(
  {
    id,
    content = "",
    isCloseable,
  }: NonNullable<NonNullable<DocusaurusConfig["themeConfig"]>["announcementBar"]>,
  routeOf: (to: string) => string | undefined,
): Record<string, unknown> | undefined {
  const tree = parseFragment(content);
  const text = plainText(tree).replace(/\s+/g, " ").trim();
  if (text === "") return undefined;
  const link = select("a[href]", tree);
  const href = String(link?.properties.href ?? "");
  const to = isExternal(href) ? href : routeOf(href);
  // The link has a place of its own after the text.
  const label = link ? plainText(link) : "";
  const before = text.replace(/[.!]$/, "");
  const alone =
    to !== undefined && before.endsWith(label) ? before.slice(0, -label.length || undefined).trim() : text;
  return {
    id: (id ?? "announcement-bar").replace(/[^A-Za-z0-9._-]/g, "-"),
    text: alone === "" ? text : alone,
    ...(link && to !== undefined && { link: { label, to } }),
    ...(isCloseable === false && { closable: false }),
  };
}

/** The file of translations of a bar, and the start of the keys of its labels. */
type Labels = { file: string; key: string };

const bar: Labels = { file: NAVBAR, key: "item.label" };
const footer: Labels = { file: FOOTER, key: "link.item.label" };

type Entry = Record<string, unknown>;

export function navbarOf(
  { themeConfig, title = "Site" }: DocusaurusConfig,
  source: SiteYmlInputs,
  note: Noting,
): Entry {
  const { logo, ...navbar } = themeConfig?.navbar ?? {};
  const name = navbar.title ?? "";
  const { items, key } = itemsOf(navbar);
  const barItem = barItems(source, note);
  const sides: Record<"left" | "right", Entry[]> = { left: [], right: [] };
  for (const [index, item] of items.entries())
    sides[item.position === "left" ? "left" : "right"].push(
      ...barItem(item, `themeConfig.navbar.${key}.${index}`),
    );
  const hasSearch = items.some(({ type }) => type === "search");
  if (source.plugins.hasSearch && !hasSearch) sides.right.push({ type: "search" });
  const file = (path: string) => path.replace(/^\//, "");
  const isLocal = logo?.src !== undefined && !isExternal(logo.src);
  return {
    ...(isLocal && {
      logo: { light: file(logo.src ?? ""), ...(logo.srcDark && { dark: file(logo.srcDark) }) },
    }),
    ...((name === "" ? isLocal : name !== title) && { title: localized(name, source, NAVBAR, "title") }),
    ...sides,
  };
}

/** The first versions of Docusaurus 2 called them links, and had them on the left unless they said otherwise. */
function itemsOf({ items, links }: { items?: LinkItem[] | undefined; links?: LinkItem[] | undefined }): {
  items: LinkItem[];
  key: string;
} {
  if (items || !links) return { items: items ?? [], key: "items" };
  return { items: links.map((item) => ({ ...item, position: item.position ?? "left" })), key: "links" };
}

function barItems(source: SiteYmlInputs, note: Noting): (item: LinkItem, path: string) => Entry[] {
  const { itemOf, itemsBelow } = menuItems(bar, source, note);
  return (item, path) => {
    for (const key of ["dropdownItemsBefore", "dropdownItemsAfter"] as const)
      if (item[key] !== undefined && item[key].length > 0)
        note(
          `${path}.${key}`,
          `“${key}” is not imported: the menu has nothing else`,
          "put the links beside it",
        );
    switch (item.type ?? (item.items ? "dropdown" : "default")) {
      case "localeDropdown":
        return [{ type: "locale" }];
      case "docsVersionDropdown":
        return [{ type: "version", ...setOf(docsOfInstance(item.docsPluginId, source.docs)) }];
      case "search":
        return [{ type: "search" }];
      case "dropdown": {
        const items = itemsBelow(item, path);
        const label = localized(item.label ?? "", source, NAVBAR, `item.label.${item.label}`);
        return items.length === 0 ? [] : [{ type: "dropdown", label, items }];
      }
      default:
        return itemOf(item, path);
    }
  };
}

/** The link, doc or sidebar of an item at a path of the configuration; none where it cannot be imported, which is noted. */
function menuItems({ file, key }: Labels, source: SiteYmlInputs, note: Noting) {
  const itemOf = (item: LinkItem, path: string): Entry[] => {
    const inHtml = linkInHtml(item.html ?? item.value);
    const { type = "default", to, href } = inHtml ? { type: "link", to: undefined, href: inHtml.href } : item;
    // Links that show only an icon have their text here, or are called what they lead to.
    const label =
      (item.label ?? inHtml?.label) || (item["aria-label"] ?? item.title ?? siteName(to ?? href) ?? "");
    const withLabel = label === "" ? {} : { label: localized(label, source, file, `${key}.${label}`) };
    const lost = (message: string): Entry[] => {
      note(path, message);
      return [];
    };
    // In a footer, a link is what its address says.
    const isDoc = type === "doc" && (item.docId !== undefined || to === undefined);
    if (isDoc || type === "docSidebar") {
      const docs = docsOfInstance(item.docsPluginId, source.docs);
      const set = setOf(docs);
      const doc = source.pages.findLast(
        ({ id, section }) =>
          id === item.docId && docs?.versions.some(({ target }) => target === section.target),
      )?.ownId;
      if (isDoc && doc !== undefined) return [{ type: "doc", doc, ...set, ...withLabel }];
      const sidebar = source.sidebars.get(docs?.set ?? MAIN_DOCS)?.get(item.sidebarId ?? "");
      return type === "docSidebar" && sidebar !== undefined
        ? [{ type: "sidebar", sidebar, ...set, label: sidebar, ...withLabel }]
        : lost(`the link “${label}” is not imported: there is no ${isDoc ? "doc" : "sidebar"} of this name`);
    }
    const address = to ?? href;
    const isLink = type === "default" || type === "link" || type === "doc";
    if (!isLink || address === undefined)
      return lost(
        `${nameOf(item, label)} is not imported${isLink ? `: what it is depends on running the code` : ""}`,
      );
    if (label === "") return lost(`the link to “${address}” is not imported: it has no label`);
    const route = isExternal(address) && !address.startsWith("pathname:") ? address : source.routeOf(address);
    return route === undefined
      ? lost(`the link “${label}” is not imported: “${address}” is not a page of the new site`)
      : [{ type: "link", ...withLabel, to: route }];
  };
  const itemsBelow = ({ items = [] }: LinkItem, path: string): Entry[] =>
    items.flatMap((below, index) => {
      const own = LinkItem.safeParse(below).data;
      return own ? itemOf(own, `${path}.items.${index}`) : [];
    });
  return { itemOf, itemsBelow };
}

/** The link that HTML consists of, with its text, or else what describes it or its picture. */
function linkInHtml(html: string | undefined): { href: string; label: string } | undefined {
  const tree = parseFragment(html ?? "");
  const link = select("a[href]", tree);
  if (!link) return undefined;
  const { href, title, ariaLabel } = link.properties;
  const text = plainText(link).replace(/\s+/g, " ").trim();
  const described = ariaLabel ?? title ?? select("img[alt]", link)?.properties.alt ?? "";
  const rest = withoutTags(html ?? "");
  return rest !== text ? undefined : { href: String(href), label: text || String(described) };
}

/** `https://github.com/a/b` → `GitHub`, `https://tool.example.org` → `tool.example.org` */
function siteName(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const host = hostname.replace(/^www\./, "");
  const [name = ""] = host.split(".").slice(-2);
  return isNetwork(name) ? networkName(name) : host || undefined;
}

/** The name of an item as readers saw it, for the report. */
function nameOf({ type, html, value, to, href }: LinkItem, label: string): string {
  const code = html ?? value;
  const text = code === undefined ? "" : withoutTags(code).replace(/\s+/g, " ").trim().slice(0, 60);
  if (code !== undefined || type === "html") return text === "" ? "HTML without text" : `the HTML “${text}”`;
  const name = label || (to ?? href ?? "");
  const kind =
    type === undefined || type === "default" || type === "link" ? "link" : `item of the type “${type}”`;
  return name === "" ? `${kind === "link" ? "a" : "an"} ${kind}` : `the ${kind} “${name}”`;
}

function setOf(docs: ImportedDocs | undefined): { docs?: string } {
  return docs === undefined || docs.set === MAIN_DOCS ? {} : { docs: docs.set };
}

export function footerOf({ themeConfig }: DocusaurusConfig, source: SiteYmlInputs, note: Noting): Entry {
  const { links = [], copyright, logo } = themeConfig?.footer ?? {};
  const { itemOf, itemsBelow } = menuItems(footer, source, note);
  const at = "themeConfig.footer.links";
  const columns = links.flatMap((column, index) => {
    const items = itemsBelow(column, `${at}.${index}`);
    const title = localized(column.title ?? "", source, FOOTER, `link.title.${column.title ?? ""}`);
    return items.length > 0 ? [{ title, items }] : [];
  });
  // Links without columns are in one.
  const alone = [
    ...links.flatMap((item, index) => (item.items ? [] : itemOf(item, `${at}.${index}`))),
    ...(logo?.href === undefined
      ? []
      : itemOf({ href: logo.href, label: logo.alt }, "themeConfig.footer.logo")),
  ];
  const text = copyright && localized(copyright, source, FOOTER, "copyright");
  return {
    columns: alone.length > 0 ? [...columns, { title: "", items: alone }] : columns,
    ...(text && { copyright: typeof text === "string" ? withoutTags(text) : mapped(text) }),
  };
}

function mapped(text: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(text).map(([locale, own]) => [locale, withoutTags(own)]));
}

export type SiteYmlInputs = SourceSite & {
  /** Other hosts whose pictures pages show. */
  imageHosts: ReadonlySet<string>;
  /** Providers of videos that pages show, by name. */
  providers: Providers;
  /** The address in the new site of a link of the configuration; undefined where nothing is there. */
  routeOf(to: string): string | undefined;
  /** Names of sidebars in the source → in the new site, by set of docs. */
  sidebars: ReadonlyMap<string, SidebarNames>;
};

/** Notes what stays behind, by its path in the configuration. */
export type Noting = (path: string, message: string, instead?: string) => void;
