/** Boxes of a list of tasks that are shown as brackets: `[]` and `[x]Done` beside boxes that are read. */
import type { List } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

export function boxSlips(lists: readonly List[], body: string): Slip[] {
  return lists.flatMap(({ children }): Slip[] => {
    const slips = children.flatMap((item) => {
      const [first] = item.children;
      if (first?.type !== "paragraph" || first.children[0]?.type !== "text") return [];
      const source = body.slice(first.position?.start.offset, first.position?.end.offset);
      const [written] = /^\[\](?=\s*\p{L})|^\[[ xX]\](?=\p{L})/u.exec(source) ?? [];
      return written === undefined ? [] : [{ node: first, written }];
    });
    // One alone may be an empty array.
    const isOfTasks = slips.length > 1 || children.some(({ checked }) => typeof checked === "boolean");
    const [slip] = isOfTasks ? slips : [];
    if (!slip) return [];
    return [
      {
        kind: "box",
        rule: "markdown-is-well-formed",
        place: placeOf(slip.node),
        message: `“${slip.written}” is not a checkbox, and is shown as text`,
        expected: "- [ ] and a space for an open task, - [x] for one that is done",
      },
    ];
  });
}
