/** Words that differ → the lines of a text that differ, as each can be told from the other. */
import { diffArrays } from "diff";
import type { DiffWords } from "../../schema/diff-report.ts";

type ShownLine = { change: "same" | "removed" | "added"; text: string };

/** A line of more characters is cut, around the first one that differs. */
const longest = 400;

/** The lines before and after, with one of those between two places that differ. */
export function changedLines(words: DiffWords): ShownLine[] {
  const [before = [], after = []] = (["removed", "added"] as const).map((side) => {
    const own = words.filter(({ change }) => change === "same" || change === side);
    const whole = own.map(({ text }) => text).join("");
    return whole === "" ? [] : whole.replace(/\n$/, "").split("\n");
  });
  const lines: ShownLine[] = [];
  let removed: string[] = [];
  for (const { added: isAdded, removed: isRemoved, value } of diffArrays(before, after)) {
    if (isRemoved) removed = value;
    else if (isAdded) {
      lines.push(...removed.map((text, index) => line("removed", text, value[index])));
      lines.push(...value.map((text, index) => line("added", text, removed[index])));
      removed = [];
    } else {
      lines.push(...removed.map((text) => line("removed", text)));
      removed = [];
      const between = value.at(-1);
      if (lines.length > 0 && between !== undefined) lines.push(line("same", between));
    }
  }
  lines.push(...removed.map((text) => line("removed", text)));
  return lines.at(-1)?.change === "same" ? lines.slice(0, -1) : lines;
}

function line(change: ShownLine["change"], text: string, other = ""): ShownLine {
  if (change === "same") return { change, text: around(text, text) };
  return {
    change,
    text: shownSpaces(around(text, other)).replace(/ +$/, (spaces) => "␣".repeat(spaces.length)),
  };
}

/** The part of a long text that begins a little before it differs from the other one. */
export function around(text: string, other: string, most = longest): string {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const start = text.length <= most || same === text.length ? 0 : Math.max(0, same - most / 4);
  const end = start + most;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

/** Spaces and marks that look like a plain space, or like nothing, by their number in Unicode: `<U+00A0>`. */
export function shownSpaces(text: string): string {
  return text.replace(
    /[^\S \n]|[\p{Cf}\u115f\u1160\u3164]/gu,
    (character) => `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`,
  );
}
