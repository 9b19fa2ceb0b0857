/** Step that finds slips of the writer, and placeholders that an owner has to fill in, before anything changes the tree. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { CompileSettings } from "../compile-settings.ts";
import { slipsOfPage } from "../lint/lint.ts";
import { styleCheck } from "../lint/style/style.ts";
import { pageOf } from "../page-file.ts";
import { placeholdersInText } from "../page-placeholders.ts";

export function lint({ style }: Pick<CompileSettings, "style">): Transformer<Root> {
  const checkStyle = styleCheck(style);
  return (root, file) => {
    const page = pageOf(file);
    const { body, bodyLine, origin } = page;
    const { ofBody = [], ofFrontMatter = [] } = checkStyle?.(root, page) ?? {};
    const inBody = [...slipsOfPage(root, body, bodyLine), ...ofBody];
    page.slips = [...inBody.map((slip) => ({ ...origin.finding(slip), kind: slip.kind })), ...ofFrontMatter];
    page.placeholders = placeholdersInText(root, body);
  };
}
