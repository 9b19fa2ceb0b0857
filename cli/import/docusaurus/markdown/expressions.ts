/** Expressions in braces: comments become HTML comments, values become text, and code whose value is unknown becomes a comment. */
import { leftComment } from "../../../markdown/left-by-import.ts";
import { asText, type TextEdit } from "../../mdx/edits.ts";
import type { Braces } from "../../mdx/elements.ts";
import { shownText } from "../../mdx/page-values.ts";
import { isIn, type Region } from "../../mdx/running-text.ts";
import type { Note } from "../../note.ts";
import type { MdxPage } from "./mdx-page.ts";
import { commentEdits } from "./replaced-elements.ts";

/** Skips expressions in `whole`, which are already converted. */
export function expressionEdits(
  braces: readonly Braces[],
  whole: readonly Region[],
  page: MdxPage,
  notes: Note[],
): TextEdit[] {
  return braces.filter(({ start }) => !isIn(whole, start)).flatMap((brace) => editsOf(brace, page, notes));
}

function editsOf({ start, end, comment, expression }: Braces, page: MdxPage, notes: Note[]): TextEdit[] {
  const { body, file } = page;
  if (comment !== undefined) {
    const id = /^\s*(#\S+)\s*$/.exec(comment)?.[1];
    if (id !== undefined) return [{ start, end, text: `{${id}}` }];
    return commentEdits({ start, end }, `<!-- ${comment.trim().replace(/-(?=-)/g, "- ")} -->`, page);
  }
  // Authors of empty braces mean the characters.
  if (/^\{\s*\}$/.test(body.slice(start, end))) return [];
  // It looks like TeX, in a site that reads no formulas.
  if (expression?.type === "AssignmentExpression") return [];
  const text = expression && shownText(page.evaluate(expression));
  if (text !== undefined) return [{ start, end, text: asText(text, body, start) }];
  const written = body.slice(start, end).replace(/\s+/g, " ");
  notes.push({
    cause: "expression",
    file,
    place: page.placeAt(start),
    message: `the expression ${written.length > 60 ? `${written.slice(0, 60)}…` : written} is code and stays as a comment`,
    instead: "write its value",
  });
  return commentEdits({ start, end }, leftComment(written), page);
}
