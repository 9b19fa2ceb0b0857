/** Names in the navbar and the footer: their sidebars and docs exist, and there is something in them to link to. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { SidebarItem } from "../../schema/sidebar.ts";
import type { Finding } from "../report/finding.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets, sidebarsFile } from "../source/docs-sets.ts";
import { menuItems } from "./menu-items.ts";
import { checkSidebars, sidebarNames, type VersionNames } from "./sidebar-names.ts";
import { unknownDoc, unknownName } from "./unknown-name.ts";

/** An item resolves in one version at least; where a version lacks it, it leads to the latest that has it. */
export function checkNavigation(
  versions: readonly VersionNames[],
  { sidebars, locales }: Site,
  { site }: Configuration,
): Finding[] {
  const { file, placeOf } = site;
  const sets = new Map(
    docsSets(site.value).map(({ name }) => [
      name,
      namesOfSet(versions.filter(({ version }) => version.set === name)),
    ]),
  );
  /** Locales in which the sidebar holds no link. */
  const emptyIn = (name: string, set: string) =>
    locales.filter(
      ({ id }) =>
        !sidebars.some(
          (sidebar) =>
            sidebar.id === name &&
            (sidebar.set ?? MAIN_DOCS) === set &&
            sidebar.locale === id &&
            leads(sidebar.items),
        ),
    );
  return menuItems(site.value).flatMap(({ item, path }) => {
    const findings: Finding[] = [];
    const set = ("docs" in item && item.docs) || MAIN_DOCS;
    const ofSet = sets.get(set);
    if (!ofSet)
      return [
        {
          file,
          place: placeOf([...path, "docs"]),
          ...unknownName("docs-set-is-known", {
            kind: "set of docs",
            name: set,
            known: sets.keys(),
            home: "an entry in docs.sets",
          }),
        },
      ];
    const { ids, known, own } = ofSet;
    if (item.type === "sidebar" && known && !known.has(item.sidebar))
      findings.push({
        file,
        place: placeOf([...path, "sidebar"]),
        ...unknownName("sidebar-is-known", {
          kind: "sidebar",
          name: item.sidebar,
          known,
          home: `a sidebar in ${sidebarsFile({ set, version: CURRENT_VERSION })}`,
        }),
      });
    else if (item.type === "sidebar" && known && isWritten(item.sidebar, own)) {
      const empty = emptyIn(item.sidebar, set);
      if (empty.length > 0)
        findings.push({
          file,
          place: placeOf([...path, "sidebar"]),
          rule: "configuration-is-valid",
          message: `the sidebar “${item.sidebar}” has nothing to link to${empty.length < locales.length ? ` in ${empty.map(({ id }) => id).join(", ")}` : ""}: every doc in it is a draft or unlisted`,
          expected: "a sidebar with a published page or a link",
        });
    }
    if ((item.type === "sidebar" || item.type === "doc") && item.doc !== undefined && !ids.has(item.doc))
      findings.push({
        file,
        place: placeOf([...path, "doc"]),
        ...unknownDoc(item.doc, ids),
      });
    return findings;
  });
}

type NamesOfSet = {
  ids: ReadonlySet<string>;
  /** Names of sidebars; undefined where a file of them cannot be read. */
  known: ReadonlySet<string> | undefined;
  own: readonly VersionNames[];
};

function namesOfSet(own: readonly VersionNames[]): NamesOfSet {
  const lists = own.map(sidebarNames);
  return {
    ids: new Set(own.flatMap(({ names }) => [...names.ids])),
    known: lists.every((list) => list !== undefined)
      ? new Set(lists.flatMap((list) => [...list]))
      : undefined,
    own,
  };
}

/** False where the sidebar's own file has findings already, which say why it has no page. */
function isWritten(name: string, versions: readonly VersionNames[]): boolean {
  return versions.every(({ names, sidebars }) => {
    if (!sidebars) return true;
    const entries = ownValue(sidebars.value, name);
    if (!entries) return !sidebars.names?.has(name);
    return (
      entries.length > 0 && checkSidebars(names, { ...sidebars, value: { [name]: entries } }).length === 0
    );
  });
}

function leads(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) => item.href !== undefined || (item.kind === "category" && leads(item.items ?? [])),
  );
}
