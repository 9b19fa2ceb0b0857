/** Bar, footer and announcement of a Docusaurus site → entries, as every tool gives them. */
import { select } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import { MAIN_DOCS } from "../../../schema/contract.ts";
import type { LocalizedText } from "../../../schema/text.ts";
import { parseFragment } from "../../markdown/html/parse-html.ts";
import { isExternal } from "../../site/link-target.ts";
import type { OldEntry, OldSite } from "../old-site.ts";
import { ownName } from "../own-names.ts";
import { isNetwork, networkName, withoutTags } from "../site-parts.ts";
import type { SidebarNames } from "./docs-order.ts";
import { type DocusaurusConfig, LinkItem } from "./docusaurus-config.ts";
import type { SourceSite } from "./source-site.ts";
import { FOOTER, localized, NAVBAR } from "./translations.ts";
import { docsOfInstance, type ImportedDocs } from "./versions.ts";

/** The bar of Docusaurus, whose text is HTML; undefined where it has no text. */
export function announcementOf(
  { themeConfig }: DocusaurusConfig,
  routeOf: (to: string) => string | undefined,
): Record<string, unknown> | undefined {
  const { id, content = "", isCloseable } = themeConfig?.announcementBar ?? {};
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

/** `sidebars` are names of sidebars in the source → in the new site, by set of docs. */
export type NavigationSource = SourceSite & { sidebars: ReadonlyMap<string, SidebarNames> };

export function navbarOf(
  source: NavigationSource,
  note: Noting,
): Required<Pick<OldSite, "navbar" | "navbarRight">> {
  const items = source.config.themeConfig?.navbar?.items ?? [];
  const entriesOf = barEntries(source, note);
  const on = (side: string) =>
    items.flatMap((item, index) =>
      (item.position === "left" ? "left" : "right") === side
        ? entriesOf(item, `themeConfig.navbar.items.${index}`)
        : [],
    );
  const isMissing = source.plugins.hasSearch && !items.some(({ type }) => type === "search");
  return {
    navbar: on("left"),
    navbarRight: [...on("right"), ...(isMissing ? [{ item: { type: "search" } }] : [])],
  };
}

function barEntries(source: NavigationSource, note: Noting): (item: LinkItem, path: string) => OldEntry[] {
  const { entryOf, entriesBelow } = menuEntries(bar, source, note);
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
        return [{ item: { type: "locale" } }];
      case "docsVersionDropdown":
        return [{ item: { type: "version", ...setOf(docsOfInstance(item.docsPluginId, source.docs)) } }];
      case "search":
        return [{ item: { type: "search" } }];
      case "dropdown": {
        const label = localized(item.label ?? "", source, NAVBAR, `item.label.${item.label}`);
        return [{ label, items: entriesBelow(item, path) }];
      }
      default:
        return entryOf(item, path);
    }
  };
}

/** The link, doc or sidebar of an item at a path of the configuration; none where it cannot be imported, which is noted. */
function menuEntries({ file, key }: Labels, source: NavigationSource, note: Noting) {
  const entryOf = (item: LinkItem, path: string): OldEntry[] => {
    const inHtml = linkInHtml(item.html ?? item.value);
    const { type = "default", to, href } = inHtml ? { type: "link", to: undefined, href: inHtml.href } : item;
    // Links that show only an icon have their text here, or are called what they lead to.
    const text =
      (item.label ?? inHtml?.label) || (item["aria-label"] ?? item.title ?? siteName(to ?? href) ?? "");
    const label = text === "" ? undefined : localized(text, source, file, `${key}.${text}`);
    const lost = (message: string): OldEntry[] => {
      note(path, message);
      return [];
    };
    // In a footer, a link is what its address says.
    const isDoc = type === "doc" && (item.docId !== undefined || to === undefined);
    if (isDoc || type === "docSidebar") {
      const docs = docsOfInstance(item.docsPluginId, source.docs);
      const own = isDoc
        ? docNamed(item.docId, docs, source)
        : source.sidebars.get(docs?.set ?? MAIN_DOCS)?.get(item.sidebarId ?? "");
      if (own === undefined)
        return lost(
          `the link “${text}” is not imported: there is no ${isDoc ? "doc" : "sidebar"} of this name`,
        );
      const named = isDoc ? { type: "doc", doc: own } : { type: "sidebar", sidebar: own, label: own };
      return [{ item: { ...named, ...setOf(docs), ...(label !== undefined && { label }) } }];
    }
    const address = to ?? href;
    const isLink = type === "default" || type === "link" || type === "doc";
    if (!isLink || address === undefined)
      return lost(
        `${nameOf(item, text)} is not imported${isLink ? `: what it is depends on running the code` : ""}`,
      );
    if (label === undefined) return lost(`the link to “${address}” is not imported: it has no label`);
    return [{ label, to: address, place: source.module.placeOf(path) }];
  };
  const entriesBelow = ({ items = [] }: LinkItem, path: string): OldEntry[] =>
    items.flatMap((below, index) => {
      const item = LinkItem.safeParse(below).data;
      return item ? entryOf(item, `${path}.items.${index}`) : [];
    });
  return { entryOf, entriesBelow };
}

/** The id in the new site of a doc of a set; the last version that has it counts. */
function docNamed(
  id: string | undefined,
  docs: ImportedDocs | undefined,
  { originals }: NavigationSource,
): string | undefined {
  const page = originals.findLast(
    (doc) => doc.id === id && docs?.versions.some(({ target }) => target === doc.section.target),
  );
  if (!page) return undefined;
  const written = page.added.id ?? page.data.id;
  const name = page.target.slice(`${page.locale.id}/${page.section.target}/`.length);
  return ownName(name, written === undefined ? {} : { id: String(written) }).id;
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

export function footerOf(source: NavigationSource, note: Noting): NonNullable<OldSite["footer"]> {
  const { links = [], copyright, logo } = source.config.themeConfig?.footer ?? {};
  const { entryOf, entriesBelow } = menuEntries(footer, source, note);
  const at = "themeConfig.footer.links";
  const columns = links.flatMap((column, index): OldEntry[] => {
    const label = localized(column.title ?? "", source, FOOTER, `link.title.${column.title ?? ""}`);
    return column.items ? [{ label, items: entriesBelow(column, `${at}.${index}`) }] : [];
  });
  // Links without columns are in one.
  const alone = [
    ...links.flatMap((item, index) => (item.items ? [] : entryOf(item, `${at}.${index}`))),
    ...(logo?.href === undefined
      ? []
      : entryOf({ href: logo.href, label: logo.alt }, "themeConfig.footer.logo")),
  ];
  const text = copyright && localized(copyright, source, FOOTER, "copyright");
  return {
    columns: alone.length > 0 ? [...columns, { label: "", items: alone }] : columns,
    ...(text && { copyright: typeof text === "string" ? withoutTags(text) : mapped(text) }),
  };
}

function mapped(text: Exclude<LocalizedText, string>): LocalizedText {
  return Object.fromEntries(Object.entries(text).map(([locale, own]) => [locale, withoutTags(own ?? "")]));
}

/** Notes what stays behind, by its path in the configuration. */
export type Noting = (path: string, message: string, instead?: string) => void;
