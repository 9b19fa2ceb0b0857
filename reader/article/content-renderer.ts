/** Makes nodes of content: the script that comes with the first page that a visitor goes to. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import { loadConstructStyle } from "./construct-style.ts";
import { createExpand } from "./expand.ts";
import { firstPart } from "./first-part.ts";
import { toNodes } from "./to-nodes.ts";

export function createContentRenderer(): ContentRenderer {
  let heroes: typeof import("./hero.ts") | undefined;

  async function loadHero(page: ShownPage): Promise<void> {
    if (page.kind === "home" && (page.drawing || page.picture)) heroes ??= await import("./hero.ts");
  }

  return {
    createExpand,
    toNodes,
    firstPart,
    prepare: (page) => Promise.all([loadConstructStyle(page), loadHero(page)]),
    hero: (page, manifest) => toNodes(heroes?.hero(page, manifest) ?? []),
  };
}
