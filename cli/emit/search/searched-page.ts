/** A page in the search index: `hash` names its content. A generated page has only its description. */
export type SearchedPage = { path: string; title: string } & ({ hash: string } | { description: string });
