/** A directive → the elements that its line in the table makes. */
import type { ElementContent } from "hast";
import type { Handler } from "mdast-util-to-hast";
import { oneOf } from "../../report/counted.ts";
import { nearest } from "../../report/nearest.ts";
import { directiveFor } from "../../source/other-tools/names.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { type Directive, inline } from "../directives/directive.ts";
import { directiveAt, isConverted, namesAt } from "../directives/directives.ts";
import {
  isMeantForComponent,
  siteComponent,
  type UsableComponents,
  unknownComponent,
} from "../directives/site-component.ts";
import { unclosed, wellFormed } from "../directives/well-formed.ts";
import type { AnyDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { element } from "./element.ts";
import { isComment } from "./html.ts";
import type { Report } from "./link.ts";

export function directive(
  where: Directive["where"][number],
  strings: ContentStrings,
  own: UsableComponents,
  report: Report,
): Handler {
  return (state, node: AnyDirective, parent): ElementContent[] => {
    const known = directiveAt(where, node.name);
    if (known && isConverted(known)) {
      const findings = [
        ...(known.check?.(withoutComments(node), parent) ?? []),
        ...wellFormed(node, known.attributes, parent),
      ];
      for (const finding of findings) report(finding);
      const expanded = known.expand?.(node);
      return expanded ? inline(state, [expanded]) : (known.toHast?.(node, state, strings, parent) ?? []);
    }
    if (own.names.includes(node.name)) {
      for (const finding of unclosed(node, parent)) report(finding);
      return siteComponent(node, state, own);
    }
    const directives = namesAt(where);
    const names = [...directives, ...own.names];
    const leaf = where === "block" ? directiveAt("leaf", node.name) : undefined;
    report(
      isMeantForComponent(node.name, own.names, directives)
        ? unknownComponent(node, own.names)
        : {
            rule: "directive-is-known",
            place: placeOf(node),
            message: `there is no directive “${node.name}”`,
            ...(leaf && !isConverted(leaf)
              ? { expected: `::${node.name}, with two colons, on a line of its own` }
              : {
                  expected: expectedFor(node.name, names),
                  nearest: directiveFor(node.name) ?? nearest(node.name, names),
                }),
          },
    );
    // The content stays, without its box.
    const label = inline(state, node.label);
    return [...(label.length > 0 ? [element(node, "p", {}, label)] : []), ...state.all(node)];
  };
}

/** The content of a directive, for its check: a comment for another tool, such as `<!-- prettier-ignore -->`, is nothing. */
function withoutComments(node: AnyDirective): AnyDirective {
  const isNothing = (child: AnyDirective["children"][number]) =>
    child.type === "html" && isComment(child.value);
  if (!node.children.some(isNothing)) return node;
  return { ...node, children: node.children.filter((child) => !isNothing(child)) } as AnyDirective;
}

/** A name with a capital letter is a component's, which may not exist yet. */
function expectedFor(name: string, names: readonly string[]): string {
  const list = oneOf(names);
  const isComponent = /^\p{Lu}/u.test(name) && !names.includes(name.toLowerCase());
  return isComponent ? `${list}, or a file components/${name}.tsx in the content folder` : list;
}
