/**
 * Pages whose components fail stay what they were when those last did not; one that never was shows its text alone.
 */

import type { BundledComponents } from "../emit/component-outputs.ts";
import { writtenUses } from "../emit/components/uses.ts";
import type { Output } from "../emit/output.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import type { Route } from "../site/site.ts";
import { rendered, type ServedSite } from "./served-site.ts";

const noComponents: BundledComponents = { pages: new Map(), code: "", browser: { scripts: {}, files: [] } };

/** The routes that use components which cannot be used, or not as the page has it. */
export function brokenRoutes({ site, components }: Analysis): Route[] {
  return site.routes.filter((route) => writtenUses(route) && !components?.pages.has(route.path));
}

/** What is emitted for these routes gets along without components. */
export function withoutBroken(
  components: BundledComponents = noComponents,
  broken: readonly Route[],
): BundledComponents {
  const pages = new Map(components.pages);
  for (const { path } of broken) pages.set(path, { uses: [] });
  return { ...components, pages };
}

/** The outputs of these routes stay those of the last site, where there are any. */
export function withLastOutputs(
  outputs: ReadonlyMap<string, Output>,
  broken: readonly Route[],
  site: ServedSite,
): ReadonlyMap<string, Output> {
  const routes = new Set(broken.map(({ path }) => path));
  const kept = new Map(outputs);
  for (const { path, content } of outputs.values()) {
    const last = site.outputs.get(path);
    if (typeof content === "function" || !routes.has(content.page.path) || !last) continue;
    kept.set(path, settled(last, site));
  }
  return kept;
}

/** Rendered as the site was then, however it goes on. */
function settled(output: Output, site: ServedSite): Output {
  const { content } = output;
  if (typeof content === "function") return output;
  return { ...output, content: () => rendered(content, site) };
}
