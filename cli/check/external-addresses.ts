/** Patterns of `external`: none matches a page of the site, which could then not be told from what another server serves. */
import type { Finding } from "../report/finding.ts";
import { externalAddresses } from "../site/external-addresses.ts";
import type { Site } from "../site/site.ts";
import type { Categories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import { originOf } from "./route-origin.ts";

/** One finding for each pattern, which names the first of its pages. */
export function checkExternalAddresses(
  { routes }: Pick<Site, "routes">,
  configuration: Configuration,
  categories: Categories,
): Finding[] {
  const { file, value, placeOf } = configuration.site;
  return value.external.flatMap((pattern, index): Finding | Finding[] => {
    const isCovered = externalAddresses([pattern]);
    const covered = routes.filter(({ path, page }) => isCovered(path) && !page?.isUncertain);
    const [first] = covered;
    if (!first) return [];
    const source = originOf(first, configuration, categories).file;
    const others = covered.length === 1 ? "" : ` and ${covered.length - 1} more`;
    return {
      rule: "route-is-free",
      file,
      place: placeOf(["external", index]),
      message: `the pattern “${pattern}” matches a page of this site, “${first.path}” (${source})${others}`,
      expected: "a pattern that matches no page of this site",
    };
  });
}
