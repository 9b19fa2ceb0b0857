/** A page is searched by its content, which `hash` names; one that is generated has no more than its description. */
export type SearchedPage = {
  path: string;
  title: string;
  /** Language tag of a text that is not translated. */
  lang?: string | undefined;
} & ({ hash: string } | { description: string });
