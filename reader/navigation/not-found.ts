/** The page shown where a route has none: made in the browser, since any address may turn out to be wrong. */
import { CONTRACT } from "../../schema/contract.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { NotFoundPage } from "../../schema/page.ts";
import { routeUnder } from "../../schema/paths.ts";

export function notFoundPage(manifest: Manifest, home: string): NotFoundPage {
  return {
    contract: CONTRACT,
    kind: "not-found",
    path: routeUnder(home, "/404"),
    locale: manifest.locale,
    title: manifest.strings.notFoundTitle,
    description: "",
    visibility: "published",
    translations: [],
  };
}
