/** One finding in the list over the page. */
import type { DevFinding } from "../../schema/dev-event.ts";
import { element } from "./element.ts";

export function findingItem({
  level,
  where,
  message,
  rule,
  excerpt,
  expected,
  nearest,
  related,
}: DevFinding): HTMLElement {
  const notes = [
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(nearest === undefined ? [] : [`did you mean “${nearest}”?`]),
    ...related,
  ];
  const item = element(
    "li",
    {},
    element("p", { className: "message" }, message),
    element("p", { className: "where" }, where),
    ...(excerpt.length > 0 ? [element("pre", {}, excerpt.join("\n"))] : []),
    ...notes.map((note) => element("p", { className: "note" }, note)),
    element("p", { className: "rule" }, `${level}, ${rule}`),
  );
  item.dataset.level = level;
  return item;
}
