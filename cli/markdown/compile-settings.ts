/** Settings of the compiler of pages, from the site's configuration. Plain JSON, which is a part of the cache's key, except for variables, terms and pages of operations. */
import type { Lint } from "../../schema/site-parts.ts";
import type { CompilerStrings, IntegrationStrings } from "../../schema/strings.ts";
import type { Terms } from "../../schema/terms.ts";
import type { DeclaredEmbeds } from "./embeds/resolve-embed.ts";
import type { LocaleGlossary } from "./includes/glossary.ts";
import type { OperationPage } from "./includes/page-uses.ts";
import type { LocaleVariables } from "./includes/variables.ts";
import type { LocaleExtensions } from "./site-extensions.ts";

/** Texts that go into pages. */
export type ContentStrings = Pick<
  CompilerStrings,
  | "note"
  | "tip"
  | "info"
  | "warning"
  | "danger"
  | "important"
  | "caution"
  | "details"
  | "footnotes"
  | "footnoteBack"
  | "explanation"
  | "codeSource"
  | "flowchart"
  | "sequenceDiagram"
  | "classDiagram"
  | "stateDiagram"
  | "entityDiagram"
>;

/** Names of a site's APIs, and statuses of responses by `orders/createOrder` and `POST /orders`. */
export type ApiNames = { names: string[]; statuses: Record<string, string[]> };

/** House style of a locale; `language` is its tag, and `title` the name of the site in it. */
export type StyleSettings = Partial<Lint> & {
  language: string;
  title?: string | undefined;
  terms?: Terms | undefined;
  /** Absent unless the site asks for `api_names`, and has an API. */
  api?: ApiNames | undefined;
};

export type CompileSettings = {
  strings: ContentStrings;
  /** Other hosts that images may come from. */
  imageHosts: string[];
  /** Content that pages may embed, with its texts; absent where there is none. */
  embeds?: (DeclaredEmbeds & { strings: IntegrationStrings }) | undefined;
  /** Names of the site's own components, which are directives; absent where there are none. */
  components?: string[] | undefined;
  /** Absent where the site has none. */
  extensions?: LocaleExtensions | undefined;
  /** False: text between dollars is not a formula. */
  math?: false | undefined;
  /** False: Mermaid's code blocks are not drawn. */
  diagrams?: false | undefined;
  /** Address before the path of a source file, for links to included files; absent where the site has none. */
  editUrl?: string | undefined;
  /** True: the words of the pages are kept for the search index. */
  search?: boolean | undefined;
  /** Methods and paths of operations: `POST /orders` by `orders/createOrder`; absent where no API is described. */
  operations?: Record<string, string> | undefined;
  /** Pages of operations, parts of which others include. Each page's key has those that it uses. */
  operationPages?: Record<string, OperationPage> | undefined;
  /** House style; absent where the site has none. */
  style?: StyleSettings | undefined;
  /** Variables of the page's locale; absent on a site without variables. Each page's key has those that it uses. */
  variables?: LocaleVariables | undefined;
  /** True: files of variables cannot be read, so that no name is unknown. */
  areVariablesUnread?: boolean | undefined;
  /** The same as `variables` for terms. */
  glossary?: LocaleGlossary | undefined;
};
