/** `site.yml` of the new site: the configuration of the source, and what its pages and their moves ask for. */

import type { Note } from "../note.ts";
import { isFeed } from "./feeds.ts";
import { externalPatterns, type OtherAddresses } from "./other-addresses.ts";
import { listRedirects, redirectsOf, untranslatedRedirects } from "./redirects.ts";
import { routeFinder, servedAs } from "./routes.ts";
import { siteYml } from "./site-yml.ts";
import type { SourceSite } from "./source-site.ts";
import { versionsConfig } from "./versions.ts";

type Moves = ReadonlyMap<string, string>;

/** Where things are in the source → where they are in the new site. */
export type Moved = {
  /** Pages, lists of posts and served files. */
  routes: Moves;
  /** Pages that Docusaurus makes by itself, and of those the ones of the blog. */
  lists: Moves;
  postLists: Moves;
  addresses: Moves;
  others: OtherAddresses;
  /** Files of static folders. */
  served: ReadonlySet<string>;
  /** Names of sidebars. */
  sidebars: ReadonlySet<string>;
  /** Other hosts whose pictures pages show. */
  imageHosts: ReadonlySet<string>;
};

export function siteConfiguration(site: SourceSite, moved: Moved, notes: Note[]): Record<string, unknown> {
  const { file, module, config, base, plugins, locales, sourceLocale, translations, versions, pages } = site;
  const routeOf = routeFinder(new Map([...moved.lists, ...moved.routes]), base, moved.others);
  const docs = pages.filter(({ section }) => section.area === "docs");
  const frozen = plugins.docs && versionsConfig(versions, plugins.docs, sourceLocale.id, translations);
  const { served, others } = moved;
  const isOnce = (path: string): boolean =>
    servedAs(path).some((file) => served.has(file)) || others.isMade(path) || others.beside.has(path);
  const redirects = [
    ...redirectsOf(plugins, locales, routeOf, isOnce),
    ...untranslatedRedirects(pages, locales),
    ...listRedirects(
      moved.lists,
      new Set(moved.addresses.keys()),
      locales,
      pages.filter(({ section }) => section.area === "blog"),
    ),
  ];
  noteFeeds(moved.postLists, file, notes);
  // It fills what is beside the site.
  const configuration = siteYml(
    config,
    {
      file,
      placeOf: module.placeOf,
      locales,
      translations,
      plugins,
      routeOf,
      ids: new Map(docs.map(({ id, ownId }) => [id, ownId])),
      moreDoc: (plugin, doc) => docOfMore(site, plugin, doc),
      sidebars: moved.sidebars,
    },
    notes,
  );
  const external = externalPatterns(others, [...moved.addresses.values(), ...moved.lists.values()]);
  return {
    ...configuration,
    ...(frozen && { versions: frozen }),
    ...(plugins.docs?.showLastUpdateTime && { last_updated: true }),
    ...(moved.imageHosts.size > 0 && { image_hosts: [...moved.imageHosts].sort() }),
    ...(external.length > 0 && { external }),
    ...(redirects.length > 0 && { redirects }),
  };
}

/** The address of a doc, or of the first one, of a second folder of docs. */
function docOfMore({ originals }: SourceSite, plugin: string, doc: string | undefined): string | undefined {
  // The latest version has the shortest address.
  const own = originals
    .filter(({ section }) => section.wereDocs === plugin)
    .sort((a, b) => a.section.root.length - b.section.root.length);
  const first = own.find(({ address, section }) => address === section.root) ?? own[0];
  return (doc === undefined ? first : own.find(({ id }) => id === doc))?.ownAddress;
}

function noteFeeds(postLists: Moves, file: string, notes: Note[]): void {
  const feeds = [...postLists].filter(([from, to]) => from !== to && isFeed(to));
  if (feeds.length > 0)
    notes.push({
      file,
      message: `the feeds move: ${feeds.map(([from, to]) => `${from} is ${to}`).join(", ")}`,
      instead: "programs follow their redirects where the host reads _redirects; tell any other host of them",
    });
}
