/** Version of a page of the docs, and where the other versions have it. */
import { CONTRACT } from "../../../schema/contract.ts";
import type { PageVersion } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import type { DocsVersion, Versions } from "../../../schema/versions.ts";
import { setInData } from "../../source/docs-sets.ts";
import type { CommonMeta } from "../common-meta.ts";
import { fill } from "../formats.ts";
import { isListed } from "../visibility.ts";
import type { Docs } from "./docs.ts";
import { flatten } from "./sidebar-tree.ts";

/** `page` is the page's name among all versions. Nothing where there is one version only. */
export function pageVersion(
  page: string,
  { path, title }: Pick<CommonMeta, "path" | "title">,
  own: Docs,
  all: readonly Docs[],
): { version?: PageVersion } {
  if (all.length < 2) return {};
  const { version, locale, base } = own;
  const places = all.flatMap((docs) => {
    const route = docs === own ? path : docs.pages.get(page);
    return route === undefined ? [] : [{ name: docs.version.name, href: hrefOf(base, route) }];
  });
  const { versionBadge } = locale.strings.compiler;
  const banner = bannerOf(page, own, all);
  return {
    version: {
      name: version.name,
      ...(!version.isLast && { title: `${title} (${version.label})` }),
      ...(version.badge && { badge: fill(versionBadge, { version: version.label }) }),
      ...(banner && { banner }),
      places,
    },
  };
}

function bannerOf(
  page: string,
  { version, locale, base }: Docs,
  all: readonly Docs[],
): PageVersion["banner"] {
  const last = all.find((docs) => docs.version.isLast);
  if (version.banner === "none" || !last || version.isLast) return undefined;
  const { versionUnreleased, versionUnmaintained, versionSamePage, versionOtherPage } =
    locale.strings.compiler;
  const same = last.pages.get(page);
  const route = same ?? last.main?.route;
  if (route === undefined) return undefined;
  const text = version.banner === "unreleased" ? versionUnreleased : versionUnmaintained;
  return {
    text: fill(text, { version: version.label }),
    link: {
      title: fill(same === undefined ? versionOtherPage : versionSamePage, { version: last.version.label }),
      href: hrefOf(base, route),
    },
    last: last.version.name,
  };
}

/** A set of docs of a locale in all versions → `versions.json`. */
export function versionsFile(locale: string, set: string, all: readonly Docs[]): Versions {
  return { contract: CONTRACT, locale, ...setInData(set), versions: all.map(versionEntity) };
}

function versionEntity(docs: Docs): DocsVersion {
  const { name, label, isLast, root } = docs.version;
  return {
    name,
    label,
    isLast,
    path: root,
    ...(docs.main && { mainDocId: docs.main.id }),
    docs: docs.docs
      .filter(({ visibility }) => isListed(visibility))
      .map(({ id, route }) => {
        const sidebar = docs.positions.get(route)?.[0]?.sidebar;
        return { id, path: route, ...(sidebar !== undefined && { sidebar }) };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    sidebars: docs.trees.map(({ id, items }) => {
      const path = flatten(items)[0]?.route;
      return { id, ...(path !== undefined && { path }) };
    }),
  };
}
