/** Figures of an import: numbers of the source, and of the new site. */

export type Figures = {
  /** True: `twsite compile` writes the site. */
  compiles: boolean;
  /** `source`: Markdown files of the source, without included parts. `compiled`: those whose text is in the new site. */
  pages: { source: number; compiled: number };
  /** Placeholder pages, whose content the user must write. */
  stubs: number;
  /** Addresses of pages; `served`: those that are a page or a redirect of the new site. */
  addresses: { source: number; served: number };
  /** Words that the Markdown files of the source show; `compiled`: those that the new site has. */
  words: { source: number; compiled: number };
  /** Markdown files that are not imported. */
  left: { folder: string; files: number; words: number; why: string }[];
};
