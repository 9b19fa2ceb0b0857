/** Sidebars that the cards and the organization of site.yml name: each exists. */
import { cardAreas } from "../../schema/cards.ts";
import type { Finding } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";
import { sidebarNames } from "./sidebar-names.ts";
import { unknownName } from "./unknown-name.ts";

export function checkSidebarUses({ site, sidebars }: Configuration): Finding[] {
  const known = sidebarNames(sidebars);
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
                home: "an area or sidebars.yml",
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
              home: "sidebars.yml",
            }),
          },
        ]),
  ];
}
