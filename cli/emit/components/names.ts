/** The component that a page names in its front matter exists, and nothing else wants to be the whole page. */
import type { Finding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { oneOf } from "../../report/one-of.ts";
import type { Used } from "./uses.ts";

/** `names` are those of the site's components. */
export function nameFindings(used: readonly Used[], names: readonly string[]): Finding[] {
  return used.flatMap(({ route, written: { page } }): Finding[] => {
    const file = route.page?.source.path ?? "";
    if (!page) return [];
    if (!names.includes(page.name))
      return [{ file, place: page.place, ...unknownComponent(page.name, names) }];
    if (route.meta.kind !== "home") return [];
    return [
      {
        rule: "front-matter-is-valid",
        file,
        place: page.place,
        message: "a page cannot be both a home page and a component",
        expected: "home or component",
      },
    ];
  });
}

function unknownComponent(
  name: string,
  names: readonly string[],
): Pick<Finding, "rule" | "message" | "expected" | "nearest"> {
  return {
    rule: "component-is-known",
    message: `there is no component “${name}”`,
    expected:
      names.length > 0
        ? `${oneOf(names)}, or a file components/${name}.tsx`
        : `a file components/${name}.tsx`,
    nearest: nearest(name, names),
  };
}
