/** Page of MDX while its tags are converted. */
import type { Expression } from "acorn";
import type { TextEdit } from "../../mdx/edits.ts";
import type { Imports } from "../../mdx/esm.ts";
import type { Region } from "../../mdx/regions.ts";

export type MdxPage = {
  body: string;
  file: string;
  /** Line of the file on which the body starts. */
  firstLine: number;
  /** Its front matter. */
  data: Readonly<Record<string, unknown>>;
  /** True: other pages show it, and it has no front matter of its own that counts. */
  isPart: boolean;
  /** What it is called, if it says so. */
  title: string | undefined;
  /** Cells of tables, which hold no blocks. */
  cells: readonly Region[];
  imports: Imports;
  /** The address to write instead; undefined leaves it as it is. */
  resolve(url: string, kind: "link" | "image"): string | undefined;
  /** The file to include for a part of a page, or for a file whose text is imported; undefined where there is none. */
  include(module: string): string | undefined;
  /** The text of an expression as far as the page tells it: `{version}`, `{frontMatter.title}`. */
  values(expression: Expression): string | undefined;
};

export type Converted = {
  edits: TextEdit[];
  /** True: the content of the element is converted, too. */
  isWhole: boolean;
  /** Keys of the front matter that the element sets. */
  matter?: Record<string, unknown>;
};
