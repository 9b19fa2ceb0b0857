/**
 * The links beside a page, nested details that open without JavaScript, as a tree in JsonML: the compiler writes it as
 * HTML, the reader makes elements of it. React has no part in it.
 */
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import { languageAttributes } from "../../schema/direction.ts";
import type { JsonMl } from "../../schema/json-ml.ts";
import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from "../../schema/sidebar.ts";
import { isSafeLink } from "../hast/safe-addresses.ts";
import { isOutside } from "../navigation/page-link.ts";
import type { ShownSidebar } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";

/** The current page is marked, and the categories around it are open. */
export function sidebarTree({ id, items }: Pick<Sidebar, "id" | "items">, shown: ShownSidebar): JsonMl {
  const { docsNavigation, blogNavigation } = shown.manifest.strings;
  const name = id === BLOG_SIDEBAR.id ? blogNavigation : docsNavigation;
  return ["nav", { class: "sidebar", "aria-label": name }, list(items, shown)];
}

function list(items: readonly SidebarItem[], shown: ShownSidebar): JsonMl {
  const entries = items.map((item) => (item.kind === "link" ? link(item, shown) : category(item, shown)));
  return ["ul", {}, ...entries.map((entry): JsonMl => ["li", {}, entry])];
}

type Linked = Pick<SidebarCategory, "title" | "href" | "lang"> & Pick<SidebarLink, "method">;

/** `mark` comes after the title. */
function link(
  { lang, method, ...given }: Linked,
  { manifest, current }: ShownSidebar,
  ...mark: JsonMl[]
): JsonMl {
  const title = text(given.title);
  const href = text(given.href);
  const isOut = isOutside(href);
  const attributes = {
    ...(isSafeLink(href) && { href }),
    ...(lang !== undefined && { lang }),
    ...(href === current && { "aria-current": "page" }),
    ...(isOut && { rel: "external noopener" }),
  };
  const { dir } = languageAttributes(manifest, lang);
  // The entry keeps the direction of the list that it is in.
  const face: JsonMl = dir === undefined ? title : ["bdi", { dir }, title];
  if (method) mark = [" ", ["span", { class: `method ${method}`, translate: "no" }, text(method)]];
  if (isOut) mark = [["span", { class: "sr-only" }, ` ${manifest.strings.leavesSite}`]];
  return ["a", attributes, face, ...mark];
}

function category(category: SidebarCategory, shown: ShownSidebar): JsonMl {
  const { title, href, collapsed, items } = category;
  const isOpen = !collapsed || holds([category], shown.current);
  const details = (label: Record<string, string>, ...face: JsonMl[]): JsonMl => [
    "details",
    isOpen ? { open: "" } : {},
    ["summary", label, ...face, chevron],
    list(items, shown),
  ];
  // Closed in a part of a large sidebar: it looks as it will when the whole sidebar is there.
  if (href !== undefined && items.length === 0)
    return ["div", { class: "category" }, link(category, shown, chevron)];
  if (href === undefined) return ["div", { class: "category" }, details({}, ["span", {}, text(title)])];
  const label = fill(shown.manifest.strings.toggleCategory, { category: text(title) });
  return [
    "div",
    { class: "category category-linked" },
    link(category, shown),
    details({ "aria-label": label }),
  ];
}

/** The value as text. Data that was tampered with has not passed the compiler: a value of another type could be an element. */
function text(value: unknown): string {
  return String(value);
}

function holds(items: readonly SidebarItem[], href: string): boolean {
  return items.some((item) => item.href === href || (item.kind === "category" && holds(item.items, href)));
}

const chevron: JsonMl = ["span", { class: "icon icon-chevron" }];
