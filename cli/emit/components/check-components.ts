/**
 * Routes → the components that their pages use, each with its properties, and all problems with them. The bundler
 * runs only if a component has changed; components run only if a page that uses them has.
 */
import { ownValue } from "../../../schema/own-value.ts";
import type { Cache } from "../../cache/cache.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import { readCached, writeCached } from "../../compile/site-code/bundle-cache.ts";
import type { SiteScript } from "../../compile/site-code/bundle-site-code.ts";
import { bundlerVersion } from "../../compile/site-code/bundler-version.ts";
import { oneOf } from "../../report/counted.ts";
import type { Finding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import type { Site } from "../../site/site.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { PageComponents } from "../site-components.ts";
import { pageProps, type Used, writtenUses } from "./component-uses.ts";
import { type ComponentSources, outsideComponents } from "./find-components.ts";

export type UsedComponents = {
  /** The components of pages, by route. */
  pages: Map<string, PageComponents>;
  /** The bundle that renders them. */
  code: string;
  /** True: the bundle has code from outside the content folder. */
  usesPackages: boolean;
};

type ComponentInputs = {
  site: Site;
  sources: ComponentSources;
  contents: Pick<ContentStore, "read">;
  contentFolder: string;
  base: string;
  version: string;
  cache: Cache | undefined;
};

type Result = { findings: Finding[]; used?: UsedComponents };

type Kept = { bundle: SiteScript; pages: Record<string, PageComponents> };

export async function checkComponents(inputs: ComponentInputs): Promise<Result> {
  const { site, sources, contentFolder, base, version, cache } = inputs;
  const { names, files } = sources;
  const used = site.routes.flatMap((route) => {
    const written = writtenUses(route);
    return written ? [{ route, written }] : [];
  });
  const findings = [...sources.findings, ...nameFindings(used, names)];
  if (names.length === 0) return { findings };

  const key = contentHash(JSON.stringify([version, bundlerVersion(), base, files]));
  const kept = readCached<Kept>(cache, "components", key, contentFolder);
  const keyOf = (page: Used) =>
    contentHash(JSON.stringify([pageProps(page.route), page.route.page?.hash, page.written]));
  const pages = new Map<string, PageComponents>();
  const waiting = used.filter((page) => {
    const known = ownValue(kept?.pages, keyOf(page));
    if (known) pages.set(page.route.path, known);
    return !known;
  });
  if (kept && waiting.length === 0) return { findings, used: usedOf(pages, kept.bundle) };

  const bundled = kept ? { bundle: kept.bundle, findings: [] } : await bundle(names, contentFolder, base);
  if (!bundled.bundle) return { findings: [...findings, ...bundled.findings] };
  const { checkUses } = await import("./check-uses.ts");
  const checked = checkUses(names, waiting, bundled.bundle.code, inputs.contents);
  findings.push(...checked.findings);
  for (const [route, components] of checked.pages) pages.set(route, components);
  if (!checked.areUsable) return { findings };
  const valid = used.flatMap((page) => {
    const components = pages.get(page.route.path);
    return components ? [[keyOf(page), components] as const] : [];
  });
  const value: Kept = { bundle: bundled.bundle, pages: Object.fromEntries(valid) };
  const outside = outsideComponents(bundled.bundle.inputs);
  writeCached(cache, { kind: "components", key, contentFolder, inputs: outside, value });
  return { findings, used: usedOf(pages, bundled.bundle) };
}

function usedOf(pages: Map<string, PageComponents>, { code, inputs }: SiteScript): UsedComponents {
  return {
    pages,
    code,
    usesPackages: inputs.some((path) => path.startsWith("../") || path.includes("node_modules/")),
  };
}

/** The bundler is imported only if it is needed. */
async function bundle(names: readonly string[], contentFolder: string, base: string) {
  const { serverBundle } = await import("./server-bundle.ts");
  return serverBundle(names, contentFolder, base);
}

/**
 * The component that a page names in its front matter exists, and the page is not a home page as well.
 * `names` are those of the site's components.
 */
function nameFindings(used: readonly Used[], names: readonly string[]): Finding[] {
  return used.flatMap(({ route, written: { page } }): Finding[] => {
    const file = route.page?.source.path ?? "";
    if (!page) return [];
    if (!names.includes(page.name))
      return [{ file, place: page.place, ...unknownComponent(page.name, names) }];
    if (route.meta.kind !== "home") return [];
    return [
      {
        rule: "front-matter-is-valid",
        file,
        place: page.place,
        message: "a page cannot be both a home page and a component",
        expected: "home or component",
      },
    ];
  });
}

function unknownComponent(
  name: string,
  names: readonly string[],
): Pick<Finding, "rule" | "message" | "expected" | "nearest"> {
  return {
    rule: "component-is-known",
    message: `there is no component “${name}”`,
    expected:
      names.length > 0
        ? `${oneOf(names)}, or a file components/${name}.tsx`
        : `a file components/${name}.tsx`,
    nearest: nearest(name, names),
  };
}
