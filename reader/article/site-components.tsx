/** Loads the scripts of the components that a page uses, each once, and starts the components. Only a site that has components has this. */
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import type { ShownPage } from "../../schema/document-data.ts";
import { isOwnFile } from "../hast/safe-addresses.ts";
import type { Failed } from "../navigation/fetch-result.ts";
import type { StartIsland } from "../navigation/reader-context.ts";
import { addStyleSheet, settled } from "../navigation/with-style.ts";
import { idPrefix } from "./island-ids.ts";
import { type FindComponent, SiteComponent } from "./SiteComponent.tsx";

export type SiteComponents = {
  startIsland: StartIsland;
  /** Settles when all that the page needs is here, or says what is not. */
  prepare(page: ShownPage): Promise<Failed | undefined>;
};

type Loaded = { script: string; component: ReturnType<FindComponent> };

export function createSiteComponents(): SiteComponents {
  const loaded = new Map<string, Loaded>();
  const find: FindComponent = ({ properties }) => loaded.get(String(properties.name))?.component;

  async function load({ name, script, style }: Script): Promise<void> {
    if (loaded.get(name)?.script === script) return;
    if (![script, style ?? ""].every(isOwnFile)) throw new Error(script);
    const [module] = await Promise.all([import(script), style && styled(style)]);
    loaded.set(name, { script, component: module.default });
  }

  return {
    startIsland({ container, element, number, expand, fail }) {
      // Its script could not be loaded: what the compiler wrote stays as it is.
      if (!find(element)) return () => {};
      const app = <SiteComponent element={element} find={find} expand={expand} />;
      return startRoot(container, app, { identifierPrefix: idPrefix(number), onUncaughtError: fail });
    },
    async prepare(page) {
      const scripts = "components" in page ? (page.components ?? []) : [];
      const failed: string[] = [];
      await Promise.all(scripts.map((own) => load(own).catch(() => failed.push(own.script))));
      const [url] = failed;
      return url === undefined ? undefined : { type: "failed", error: { reason: "network", url } };
    },
  };
}

/**
 * Hydrates the HTML that the compiler rendered, in slices; without such HTML, renders at once. Returns the function that
 * unmounts it.
 */
function startRoot(container: Element, app: ReactNode, options: RootOptions): () => void {
  let root: Root | undefined;
  if (container.hasChildNodes())
    startTransition(() => {
      root = hydrateRoot(container, app, options);
    });
  else {
    root = createRoot(container, options);
    root.render(app);
  }
  // React may be at work on the page, and lets no other tree go meanwhile.
  return () => queueMicrotask(() => root?.unmount());
}

type Script = { name: string; script: string; style?: string | undefined };

/** The document that the compiler wrote has the style already. */
function styled(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return undefined;
  return settled(addStyleSheet(href));
}
