/** Cards that are drawn, as files: each under a hash of all that it is drawn from. */
import { fileHref, hashedPath } from "../../schema/paths.ts";
import type { CardJob } from "../images/cards/card-job.ts";
import { cardDesign } from "../images/cards/card-svg.ts";
import { cardOfRoute } from "../images/cards/card-texts.ts";
import type { CardTools } from "../images/cards/card-tools.ts";
import { cardDrawer } from "../images/cards/draw-card.ts";
import type { Route, Site } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";
import type { PreviewPicture } from "./preview-picture.ts";

export type DrawnCards = {
  outputs: Output[];
  /** The card of a route. Undefined if it has no card of its own. */
  pictureOf(route: Route): PreviewPicture | undefined;
};

export function drawnCards(
  site: Site,
  tools: CardTools,
  { siteUrl, base }: { siteUrl: string; base: string },
): DrawnCards {
  const outputs = new Map<string, Output>();
  const pictures = new Map<Route, PreviewPicture>();
  const draw = cardDrawer();
  for (const route of site.routes) {
    const card = cardOfRoute(route, site);
    if (!card || "missing" in card) continue;
    const job: CardJob = { texts: card.texts, tools };
    const key = contentHash(JSON.stringify([cardDesign, tools.version, card.texts]));
    const path = hashedPath(`card-${key.slice(0, 16)}.png`);
    outputs.set(path, { path, key, phase: "data", content: () => draw(job), card: job });
    const url = siteUrl + fileHref(base, `/${path}`);
    pictures.set(route, { url, alt: route.meta.title, width: 1200, height: 630 });
  }
  return { outputs: [...outputs.values()], pictureOf: (route) => pictures.get(route) };
}
