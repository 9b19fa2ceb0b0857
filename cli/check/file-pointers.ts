/** Links to a part of a YAML or JSON file by its JSON pointer, such as `../apis/orders.yaml#/paths/~1orders`: the part exists. */
import { posix } from "node:path";
import type { Finding } from "../report/finding.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { Targets } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { ReadSource } from "./reviews/read-source.ts";

export function checkFilePointers(site: Site, targets: Targets, readSource: ReadSource): Finding[] {
  return site.routes.flatMap(({ path: route, page }) =>
    (page?.facts.references ?? []).flatMap((reference): Finding[] => {
      const target = targets.get(route)?.get(reference.url);
      if (!page || target?.kind !== "file" || !/^#\/.*/.test(target.suffix)) return [];
      if (!/\.(ya?ml|json)$/i.test(target.path)) return [];
      const { path: source } = page.source;
      const written = posix.relative(posix.dirname(source), target.path) + target.suffix;
      const state = readSource(written, source);
      if (!("problem" in state)) return [];
      const { message, expected, nearest } = state.problem;
      const near = nearest && splitSuffix(reference.url).path + splitSuffix(nearest).suffix;
      const { place } = reference;
      return [{ rule: "anchor-resolves", file: source, place, message, expected, nearest: near }];
    }),
  );
}
