/** Every host with the shipped site at its root and under a sub-path. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type CompiledSite, compileSite } from "../browser/compiled-site.ts";
import { type Host, installedHosts } from "./hosts.ts";

const bases = ["/", "/sub/"] as const;

export type Cell = { name: string; base: (typeof bases)[number]; start: Host["start"] };

export function matrix(): Cell[] {
  return installedHosts().flatMap(({ name, start }) => bases.map((base) => ({ name, base, start })));
}

export type CompiledSites = { of(base: string): CompiledSite; remove(): void };

/** The shipped site for each base; one compile serves all hosts. */
export async function compileSites(): Promise<CompiledSites> {
  const sites = await Promise.all(bases.map((base) => compileSite(base)));
  return {
    of(base) {
      const site = sites.find((candidate) => candidate.base === base);
      if (!site) throw new Error(`no site for ${base}`);
      return site;
    },
    remove: () => {
      for (const site of sites) site.remove();
    },
  };
}

const Routes = z.object({
  routes: z.array(z.object({ path: z.string(), kind: z.string(), locale: z.string() })),
});

export function routesOf(site: CompiledSite): z.infer<typeof Routes>["routes"] {
  return Routes.parse(JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8"))).routes;
}

/** Whether the site has an index to search in. */
export function hasSearch(site: CompiledSite): boolean {
  return existsSync(join(site.folder, "data/_/en/search"));
}
