/** Names in the navbar and the footer: their sidebars and docs exist, and there is something in them to link to. */
import type { SidebarItem } from "../../schema/sidebar.ts";
import type { Finding } from "../report/finding.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
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
  const ids = new Set(versions.flatMap(({ names }) => [...names.ids]));
  const lists = versions.map((version) => sidebarNames(version.sidebars));
  const known = lists.every((list) => list !== undefined)
    ? new Set(lists.flatMap((list) => [...list]))
    : undefined;
  /** Locales in which the sidebar holds no link. */
  const emptyIn = (name: string) =>
    locales.filter(
      ({ id }) =>
        !sidebars.some((sidebar) => sidebar.id === name && sidebar.locale === id && leads(sidebar.items)),
    );
  return menuItems(site.value).flatMap(({ item, path }) => {
    const findings: Finding[] = [];
    if (item.type === "sidebar" && known && !known.has(item.sidebar))
      findings.push({
        file,
        place: placeOf([...path, "sidebar"]),
        ...unknownName("sidebar-is-known", {
          kind: "sidebar",
          name: item.sidebar,
          known,
          home: "sidebars.yml",
        }),
      });
    else if (item.type === "sidebar" && known && isWritten(item.sidebar, versions)) {
      const empty = emptyIn(item.sidebar);
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

/** False where the sidebar's own file has findings already, which say why it has no page. */
function isWritten(name: string, versions: readonly VersionNames[]): boolean {
  return versions.every(({ names, sidebars }) => {
    if (!sidebars) return true;
    const entries = sidebars.value[name];
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
