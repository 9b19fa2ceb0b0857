/** Loads what makes nodes of content, once. */
import type { ContentLoader, ContentRenderer } from "../navigation/content.ts";

export function createContentLoader(): ContentLoader {
  let renderer: ContentRenderer | undefined;

  async function load(): Promise<ContentRenderer> {
    const { createContentRenderer } = await import("./content-renderer.ts");
    renderer ??= createContentRenderer();
    return renderer;
  }

  return {
    load,
    async prepare(page) {
      // The document has the text, without the text inside its components.
      if (!("content" in page || "islands" in page)) return undefined;
      try {
        await (renderer ?? (await load())).prepare(page);
        return undefined;
      } catch {
        return { type: "failed", error: { reason: "network", url: page.path } };
      }
    },
    renderer: () => renderer,
  };
}
