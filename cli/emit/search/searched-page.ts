/** A page is searched by its content, which `hash` names; one that is generated has no more than its description. */
export type SearchedPage = { path: string; title: string } & ({ hash: string } | { description: string });
