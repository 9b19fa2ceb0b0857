/** The components of page kinds, as far as navigation knows of them: most are here, the others come when they are needed. */
import type { ComponentType } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { PageKind } from "../../schema/page.ts";
import type { Failed } from "./fetch-result.ts";

export type PageKinds = {
  /** Undefined until it was prepared. */
  componentOf(kind: PageKind): ComponentType<{ page: ShownPage }> | undefined;
  /** Settles when the page's kind is here, or says why not. */
  prepare(page: ShownPage): Promise<Failed | undefined>;
};
