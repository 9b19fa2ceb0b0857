/** Inputs of the functions that make the parts of `site.yml`. */
import type { Provider } from "../../../schema/integrations/embeds.ts";
import type { SidebarNames } from "./docs-order.ts";
import type { SourceSite } from "./source-site.ts";

export type SiteYmlInputs = SourceSite & {
  /** Other hosts whose pictures pages show. */
  imageHosts: ReadonlySet<string>;
  /** Providers of videos that pages show, by name. */
  providers: ReadonlyMap<string, Provider>;
  /** The address in the new site of a link of the configuration; undefined where nothing is there. */
  routeOf(to: string): string | undefined;
  /** Names of sidebars in the source → in the new site, by set of docs. */
  sidebars: ReadonlyMap<string, SidebarNames>;
};

/** Notes what stays behind, by its path in the configuration. */
export type Noting = (path: string, message: string, instead?: string) => void;
