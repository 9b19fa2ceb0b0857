/** Sidebars that `cards` and `organization` of site.yml name: each exists. */
import { CURRENT_VERSION } from "../../schema/contract.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { cardAreas } from "../../schema/site-parts.ts";
import type { Finding } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets, sidebarsFile } from "../source/docs-sets.ts";
import { unknownName } from "./unknown-name.ts";

export function checkSidebarUses({ site, sidebars }: Configuration): Finding[] {
  const known = currentSidebars(site.value, sidebars);
  if (!known) return [];
  const { file, placeOf } = site;
  const { cards, organization } = site.value;
  const areas = new Set([...cardAreas, ...known]);
  const services = organization?.services;
  return [
    ...Object.keys(cards).flatMap((name): Finding[] =>
      areas.has(name)
        ? []
        : [
            {
              file,
              place: placeOf(["cards", name], true),
              ...unknownName("sidebar-is-known", {
                kind: "area or sidebar",
                name,
                known: areas,
                home: "a sidebar in sidebars.yml",
              }),
            },
          ],
    ),
    ...(services === undefined || known.has(services)
      ? []
      : [
          {
            file,
            place: placeOf(["organization", "services"]),
            ...unknownName("sidebar-is-known", {
              kind: "sidebar",
              name: services,
              known,
              home: "a sidebar in sidebars.yml",
            }),
          },
        ]),
  ];
}

/** The names of the sidebars of all sets; undefined where a file of them cannot be read. */
function currentSidebars(
  site: SiteConfig,
  sidebars: Configuration["sidebars"],
): ReadonlySet<string> | undefined {
  const names = docsSets(site).map(({ name: set }) => {
    const file = sidebars.get(sidebarsFile({ set, version: CURRENT_VERSION }));
    return file ? file.names : new Set([set]);
  });
  return names.every((list) => list !== undefined) ? new Set(names.flatMap((list) => [...list])) : undefined;
}
