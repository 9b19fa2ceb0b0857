/** Navigation: keys of pages that name their parent, and data files that themes show as menus. */
import { isRecord, recordOf, textsOf } from "../is-record.ts";
import type { OldEntry, OldSite } from "../old-site.ts";
import type { JekyllPage } from "./addresses.ts";

type Inputs = {
  config: Record<string, unknown>;
  data: Record<string, unknown>;
  pages: readonly JekyllPage[];
  addresses: ReadonlyMap<JekyllPage, string>;
  isDocs: boolean;
};

export function navigationOf(inputs: Inputs): Pick<OldSite, "sidebars" | "navbar"> {
  const { config, data, pages, addresses, isDocs } = inputs;
  const lists = Object.entries(data)
    .filter(([name]) => /nav|menu|sidebar|toc/i.test(name))
    .flatMap(([name, value]) => Object.entries(isRecord(value) ? value : { [name]: value }))
    .flatMap(([name, list]): [string, unknown[]][] => (Array.isArray(list) ? [[name, list]] : []));
  const isBar = (name: string) => /main|header|top|primary|footer|^nav(?:igation|bar)?$/i.test(name);
  const sidebars = new Map(
    lists.filter(([name]) => !isBar(name)).map(([name, list]) => [name, entriesOf(list)] as const),
  );
  const navbar = lists
    .filter(([name]) => isBar(name) && !/footer/i.test(name))
    .flatMap(([, list]) => entriesOf(list))
    .map(({ label, to }) => ({ label, to }));
  const links = Object.entries(recordOf(config.aux_links)).flatMap(([label, to]) =>
    (textsOf(to) ?? []).slice(0, 1).map((text) => ({ label, to: text })),
  );
  const header = (textsOf(config.header_pages) ?? []).flatMap((name): OldEntry[] => {
    const page = pages.find((page) => page.name === name);
    const to = page && addresses.get(page);
    return page === undefined || to === undefined ? [] : [{ label: titleOf(page), to }];
  });
  const tree = isDocs ? treeBelow(undefined, pages) : [];
  return {
    ...(sidebars.size > 0 ? { sidebars } : tree.length > 0 && { sidebars: new Map([["docs", tree]]) }),
    navbar: [...header, ...navbar, ...links],
  };
}

function titleOf({ data, name }: JekyllPage): string {
  return typeof data.title === "string" ? data.title : name.replace(/^.*\/|\.\w+$/g, "");
}

/** Pages by `parent`, which is the title of another one, and in the order of `nav_order`, then of titles. */
function treeBelow(parent: JekyllPage | undefined, pages: readonly JekyllPage[], depth = 0): OldEntry[] {
  if (depth > 5) return [];
  const below = pages.filter(
    ({ data, collection }) =>
      collection !== "posts" &&
      data.nav_exclude !== true &&
      (parent === undefined ? data.parent === undefined : data.parent === parent.data.title) &&
      (data.grand_parent === undefined || parent === undefined || data.grand_parent === parent.data.parent) &&
      (parent !== undefined || typeof data.title === "string"),
  );
  const order = ({ data }: JekyllPage) =>
    typeof data.nav_order === "number" ? data.nav_order : Number.POSITIVE_INFINITY;
  return below
    .toSorted((a, b) => order(a) - order(b) || titleOf(a).localeCompare(titleOf(b), "en"))
    .map((page): OldEntry => {
      const items = page === parent ? [] : treeBelow(page, pages, depth + 1);
      const label = titleOf(page);
      return items.length === 0 ? { file: page.file, label } : { file: page.file, label, items };
    });
}

function textIn(value: Readonly<Record<string, unknown>>, keys: readonly string[]): string | undefined {
  return Object.entries(value).flatMap(([key, text]) =>
    keys.includes(key) && typeof text === "string" ? [text] : [],
  )[0];
}

const labels = ["title", "name", "text", "label"];
const targets = ["url", "link", "href", "page", "path"];

/** `{ title, url, children }` and the like. */
function entriesOf(values: readonly unknown[]): OldEntry[] {
  return values.filter(isRecord).map((value): OldEntry => {
    const items = Object.values(value).filter(Array.isArray).flatMap(entriesOf);
    const [label, to] = [labels, targets].map((keys) => textIn(value, keys));
    return { label, to, ...(items.length > 0 && { items }) };
  });
}
