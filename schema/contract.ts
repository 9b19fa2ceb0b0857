/** Constants of the contract. They are apart from the schemas so that the browser gets them without zod. */

/** Version of the contract; a reader reloads the whole page when it meets a newer one. */
export const CONTRACT = 3;

/** Id of the `<script type="application/json">` element with a document's data. */
export const DOCUMENT_DATA_ID = "twsite-data";

/** Id of the element that the reader renders into: one that no heading gets from its text. */
export const ROOT_ID = "twsite-root";

/** Selects the element with a document's data: a script behind the reader's element, which no content can be. */
export const DOCUMENT_DATA = '#twsite-root ~ script#twsite-data[type="application/json"]';

/** Name of the first set of docs, whose pages are in `docs/`; data does not say it. */
export const MAIN_DOCS = "docs";

/** Name of the version whose docs are not frozen. */
export const CURRENT_VERSION = "current";

/** The blog's sidebar (posts by year) is a sidebar file of this name. */
export const BLOG_SIDEBAR = { version: CURRENT_VERSION, id: "blog" } as const;
