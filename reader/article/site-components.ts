/** Loads the scripts of the components that a page uses, each once. Only a site that has components has this. */
import type { PageData } from "../../schema/page.ts";
import type { ElementComponents } from "../hast/elements.ts";
import { isOwnFile } from "../hast/safe-addresses.ts";
import type { Failed } from "../navigation/fetch-result.ts";
import { type FindComponent, siteComponentElements } from "./SiteComponent.tsx";

export type SiteComponents = {
  elements: ElementComponents;
  /** Settles when all that the page needs is here, or says what is not. */
  prepare(page: PageData): Promise<Failed | undefined>;
};

type Loaded = { script: string; component: ReturnType<FindComponent> };

export function createSiteComponents(): SiteComponents {
  const loaded = new Map<string, Loaded>();

  async function load({ name, script, style }: Script): Promise<void> {
    if (loaded.get(name)?.script === script) return;
    if (![script, style ?? ""].every(isOwnFile)) throw new Error(script);
    const [module] = await Promise.all([import(script), style && styled(style)]);
    loaded.set(name, { script, component: module.default });
  }

  return {
    elements: siteComponentElements(({ properties }) => loaded.get(String(properties.name))?.component),
    async prepare(page) {
      const scripts = "components" in page ? (page.components ?? []) : [];
      const failed: string[] = [];
      await Promise.all(scripts.map((own) => load(own).catch(() => failed.push(own.script))));
      const [url] = failed;
      return url === undefined ? undefined : { type: "failed", error: { reason: "network", url } };
    },
  };
}

type Script = { name: string; script: string; style?: string | undefined };

/** The document that the compiler wrote has the style already. */
function styled(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
