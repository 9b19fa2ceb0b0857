/** Reports why a site cannot draw the cards that it asks for. */
import type { SiteConfig } from "../../../schema/site.ts";
import { counted } from "../../report/counted.ts";
import type { Finding } from "../../report/finding.ts";
import type { Site } from "../../site/site.ts";
import type { ConfigFile } from "../../source/config-file.ts";
import { cardOfRoute } from "./card-texts.ts";
import { CARD_RENDERER, type CardRenderer } from "./card-tools.ts";

/** More files are not named: a site in one of these scripts has no others. */
const mostNamed = 5;

export function checkCards(
  site: Pick<Site, "routes" | "manifests" | "feeds" | "locales">,
  { file, value, placeOf }: ConfigFile<SiteConfig>,
  renderer: CardRenderer | undefined,
): Finding[] {
  if (!value.draw_cards) return [];
  const where = { file, place: placeOf(["draw_cards"]) };
  if (!renderer)
    return [
      {
        rule: "configuration-is-valid",
        ...where,
        message: `“draw_cards” needs the package ${CARD_RENDERER}`,
        expected: `npm install --save-dev ${CARD_RENDERER}`,
      },
    ];
  const undrawn = site.routes.flatMap((route) => {
    const card = cardOfRoute(route, site);
    return card && "missing" in card && route.page ? [{ path: route.page.source.path, ...card }] : [];
  });
  const [first] = undrawn;
  if (!first) return [];
  return [
    {
      rule: "card-can-be-drawn",
      ...where,
      message: `no card can be drawn for ${counted(undrawn.length, "page")}: a title has “${first.missing}”`,
      expected: "an image in the front matter; until then the page has the picture of cards",
      related: undrawn.slice(0, mostNamed).map(({ path }) => ({ note: "such as", file: path })),
    },
  ];
}
