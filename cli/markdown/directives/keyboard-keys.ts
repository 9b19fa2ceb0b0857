/** `:kbd[Ctrl+K]` → one `<kbd>` for each key, in one for what is pressed. */
import type { Emphasis, PhrasingContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { TextDirective } from "../mdast/nodes.ts";
import { type Directive, illFormed, shownAs } from "./directive.ts";

export const keys: Directive<TextDirective> = {
  names: ["kbd"],
  where: ["text"],
  attributes: [],
  expand(node) {
    const names = namesOf(node);
    if (names.length < 2) return shownAs(node, "kbd", [], names.map(textOf));
    const parts = names.flatMap((name, index): PhrasingContent[] => [
      ...(index > 0 ? [textOf("+")] : []),
      key(name),
    ]);
    return shownAs(node, "kbd", ["construct", "keys"], parts);
  },
  check: (node) =>
    namesOf(node).length > 0 ? [] : [illFormed(node, "this directive names no key", ":kbd[Ctrl+K]")],
};

/** A plus at the end is a key itself: `Ctrl++`. */
function namesOf({ label = [] }: TextDirective): string[] {
  const written = plainText(label).trim();
  const [, before = written, plus] = /^(.*?)(?:\+\s*)?(\+)$/.exec(written) ?? [];
  const names = before.split("+").map((name) => name.trim());
  return [...names, plus ?? ""].filter((name) => name !== "");
}

function key(name: string): Emphasis {
  return { type: "emphasis", data: { hName: "kbd" }, children: [textOf(name)] };
}

function textOf(value: string): PhrasingContent {
  return { type: "text", value };
}
