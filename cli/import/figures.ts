/** Figures of an import: what the source has, and what the new site has of it. */

export type Figures = {
  /** True: `twsite compile` writes the site. */
  compiles: boolean;
  /** `compiled`: pages of the source whose text is in the new site. */
  pages: { source: number; compiled: number };
  /** Pages that say that they are to be written. */
  stubs: number;
  /** Addresses of pages; `served`: those that are a page or a redirect of the new site. */
  addresses: { source: number; served: number };
  /** Words of the pages' text; `compiled`: in the new site. */
  words: { source: number; compiled: number };
};

/** Comments, imports and exports, tags, expressions, alt texts, and where links lead: none of it is read. */
const unread =
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^(?:import|export)\s.*$|<\/?[A-Za-z][^<>]*>|!\[[^\]\n]*\]\([^()\s]*|\{(?:width|align|dark)=[^{}\n]*\}|\]\([^()\s]*(?:\s+"[^"]*")?\)|^\s*:{3,}.*$|^\s*(?:`{3,}|~{3,}).*$/gm;

/** Words of a body of Markdown or MDX, roughly: both sides of a comparison are counted alike. */
export function wordsOf(body: string): number {
  return body.replace(unread, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
