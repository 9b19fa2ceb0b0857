/** Expressions in braces in running text: comments become those of HTML, strings become text, the rest is noted. */

import type { TextEdit } from "../../mdx/edits.ts";
import { asText } from "../../mdx/literal-text.ts";
import type { Region } from "../../mdx/regions.ts";
import { braceEnd, expressionAt, stringOf } from "../../mdx/tags.ts";
import type { Note } from "../../note.ts";
import { placeAtOffset } from "../../read-module.ts";
import type { MdxPage } from "./page.ts";

const comment = /^\{\s*\/\*([\s\S]*?)\*\/\s*\}/;

/** `tags` are the places of tags, whose braces are theirs. */
export function expressionEdits(
  regions: readonly Region[],
  tags: readonly Region[],
  page: MdxPage,
  notes: Note[],
): TextEdit[] {
  const { body } = page;
  const edits: TextEdit[] = [];
  let at = 0;
  for (const { start, end } of regions)
    for (let index = Math.max(start, at); index < end; index++) {
      const tag = tags.find((region) => region.start <= index && index < region.end);
      if (tag) index = tag.end - 1;
      else if (body[index] === "\\") index++;
      else if (body[index] === "{" && body[index + 1] !== "#") {
        const edit = editAt(index, page, notes);
        if (!edit) continue;
        if (edit.text !== undefined) edits.push({ start: index, end: edit.end, text: edit.text });
        at = edit.end;
        index = at - 1;
      }
    }
  return edits;
}

function editAt(
  start: number,
  { body, file, firstLine, values }: MdxPage,
  notes: Note[],
): { end: number; text?: string } | undefined {
  const [whole, text = ""] = comment.exec(body.slice(start)) ?? [];
  if (whole !== undefined) {
    const id = /^\s*(#[\w-]+)\s*$/.exec(text)?.[1];
    return {
      end: start + whole.length,
      text: id === undefined ? `<!-- ${text.trim().replaceAll("--", "- -")} -->` : `{${id}}`,
    };
  }
  const found = expressionAt(body, start);
  const string = found && (stringOf(found.expression) ?? values(found.expression));
  if (found && string !== undefined) return { end: found.end, text: asText(string, body, start) };
  // With JSX in it, nothing but its braces tells where it ends.
  const end = found?.end ?? braceEnd(body, start);
  if (end === undefined) return undefined;
  const { line, column } = placeAtOffset(body, start);
  const written = body.slice(start, end).replace(/\s+/g, " ");
  notes.push({
    file,
    place: { line: line + firstLine - 1, column },
    message: `the expression ${written.length > 60 ? `${written.slice(0, 60)}…` : written} is shown as it is written`,
    instead: "write its value",
  });
  return { end };
}
