/** Bar, footer and announcement of a Docusaurus site → entries, as every tool gives them. */
import { select } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import { MAIN_DOCS } from "../../../schema/contract.ts";
import type { LocalizedText } from "../../../schema/text.ts";
import { parseFragment } from "../../markdown/html/parse-html.ts";
import { isExternal } from "../../site/link-target.ts";
import { docName } from "../../site/slug.ts";
import type { Cause } from "../losses.ts";
import type { OldEntry, OldSite } from "../old-site.ts";
import { isNetwork, networkName, withoutTags } from "../site-parts.ts";
import { stemOf } from "../source-pages.ts";
import type { SidebarNames } from "./docs-order.ts";
import { type DocusaurusConfig, LinkItem } from "./docusaurus-config.ts";
import type { SourceSite } from "./source-site.ts";
import { FOOTER, localized, NAVBAR } from "./translations.ts";
import { docsOfInstance, type ImportedDocs } from "./versions.ts";

/** The bar of Docusaurus, whose text is HTML with a link in it; undefined where it has no text. */
export function announcementOf(
  { themeConfig }: DocusaurusConfig,
  routeOf: (to: string) => string | undefined,
): Record<string, unknown> | undefined {
  const { id, content = "", isCloseable } = themeConfig?.announcementBar ?? {};
  const link = select("a[href]", parseFragment(content));
  const href = String(link?.properties.href ?? "");
  const to = isExternal(href) ? href : routeOf(href);
  const label = link ? plainText(link) : "";
  const text = withoutTags(content);
  if (text === "") return undefined;
  // The link has a place of its own after the text.
  const before = text.replace(/[.!]$/, "");
  const alone =
    to !== undefined && before.endsWith(label) ? before.slice(0, -label.length || undefined).trim() : "";
  return {
    id: (id ?? "announcement-bar").replace(/[^A-Za-z0-9._-]/g, "-"),
    text: alone || text,
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
    items.flatMap((item) => ((item.position === "left" ? "left" : "right") === side ? entriesOf(item) : []));
  const isMissing = source.plugins.hasSearch && !items.some(({ type }) => type === "search");
  return {
    navbar: on("left"),
    navbarRight: [...on("right"), ...(isMissing ? [{ item: { type: "search" } }] : [])],
  };
}

function barEntries(source: NavigationSource, note: Noting): (item: LinkItem) => OldEntry[] {
  const { entryOf, entriesBelow } = menuEntries(bar, source, note);
  return (item) => {
    for (const key of ["dropdownItemsBefore", "dropdownItemsAfter"] as const)
      if (item[key] !== undefined && item[key].length > 0)
        note(
          `“${key}” is not imported: the menu has nothing else`,
          "put the links beside it",
          "navigation-item",
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
        return [{ label, items: entriesBelow(item) }];
      }
      default:
        return entryOf(item);
    }
  };
}

/** The link, doc or sidebar of an item; none where it cannot be imported, which is noted. */
function menuEntries({ file, key }: Labels, source: NavigationSource, note: Noting) {
  const entryOf = (item: LinkItem): OldEntry[] => {
    const html = item.html ?? item.value;
    const inHtml = linkInHtml(html);
    const { type = "default", to, href } = inHtml ? { type: "link", to: undefined, href: inHtml.href } : item;
    const address = to ?? href;
    // Links that show only an icon have their text here, or are called what they lead to.
    const text =
      (item.label ?? inHtml?.label) || (item["aria-label"] ?? item.title ?? siteName(address) ?? "");
    const label = text === "" ? undefined : localized(text, source, file, `${key}.${text}`);
    const lost = (message: string): OldEntry[] => {
      note(message, undefined, "navigation-item");
      return [];
    };
    // In a footer, a link is what its address says.
    const isDoc = type === "doc" && (item.docId !== undefined || to === undefined);
    if (isDoc || type === "docSidebar") {
      const docs = docsOfInstance(item.docsPluginId, source.docs);
      const named = isDoc
        ? docNamed(item.docId, docs, source)
        : source.sidebars.get(docs?.set ?? MAIN_DOCS)?.get(item.sidebarId ?? "");
      if (named === undefined)
        return lost(
          `the link “${text}” is not imported: there is no ${isDoc ? "doc" : "sidebar"} of this name`,
        );
      const target = isDoc ? { type: "doc", doc: named } : { type: "sidebar", sidebar: named, label: named };
      return [{ item: { ...target, ...setOf(docs), ...(label !== undefined && { label }) } }];
    }
    if ((html !== undefined && !inHtml) || address === undefined || !/^(?:default|link|doc)$/.test(type))
      return lost(
        `the item “${text || withoutTags(html ?? "").slice(0, 60)}” of the type “${html === undefined ? type : "html"}” is not imported`,
      );
    if (label === undefined) return lost(`the link to “${address}” is not imported: it has no label`);
    return [{ label, to: address }];
  };
  const entriesBelow = ({ items = [] }: LinkItem): OldEntry[] =>
    items.flatMap((below) => {
      const item = LinkItem.safeParse(below).data;
      return item ? entryOf(item) : [];
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
  const declared = page.added.id ?? page.data.id;
  const name = page.target.slice(`${page.locale.id}/${page.section.target}/`.length);
  return docName(stemOf(name), { id: declared === undefined ? undefined : String(declared) }).id;
}

/** The link that HTML consists of, with its text, or else what describes it or its picture. */
function linkInHtml(html: string | undefined): { href: string; label: string } | undefined {
  const link = select("a[href]", parseFragment(html ?? ""));
  if (!link) return undefined;
  const { href, title, ariaLabel } = link.properties;
  const text = plainText(link).replace(/\s+/g, " ").trim();
  const described = ariaLabel ?? title ?? select("img[alt]", link)?.properties.alt ?? "";
  return withoutTags(html ?? "") !== text
    ? undefined
    : { href: String(href), label: text || String(described) };
}

/** `https://github.com/a/b` → `GitHub`, `https://tool.example.org` → `tool.example.org` */
function siteName(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const host = hostname.replace(/^www\./, "");
  const [name = ""] = host.split(".").slice(-2);
  return isNetwork(name) ? networkName(name) : host || undefined;
}

function setOf(docs: ImportedDocs | undefined): { docs?: string } {
  return docs === undefined || docs.set === MAIN_DOCS ? {} : { docs: docs.set };
}

export function footerOf(source: NavigationSource, note: Noting): NonNullable<OldSite["footer"]> {
  const { links = [], copyright, logo } = source.config.themeConfig?.footer ?? {};
  const { entryOf, entriesBelow } = menuEntries(footer, source, note);
  const columns = links.flatMap((column): OldEntry[] => {
    const label = localized(column.title ?? "", source, FOOTER, `link.title.${column.title ?? ""}`);
    return column.items ? [{ label, items: entriesBelow(column) }] : [];
  });
  // Links without columns are in one.
  const alone = [
    ...links.flatMap((item) => (item.items ? [] : entryOf(item))),
    ...(logo?.href === undefined ? [] : entryOf({ href: logo.href, label: logo.alt })),
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

/** Notes what of the configuration stays behind. */
export type Noting = (message: string, instead?: string, cause?: Cause) => void;
