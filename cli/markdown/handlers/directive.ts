/** A directive → the elements that its line in the table makes. */
import type { ElementContent } from "hast";
import type { Handler } from "mdast-util-to-hast";
import { nearest } from "../../report/nearest.ts";
import { oneOf } from "../../report/one-of.ts";
import { directiveFor } from "../../source/other-tools/names.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { type Directive, inline } from "../directives/directive.ts";
import {
  isMeantForComponent,
  siteComponent,
  type UsableComponents,
  unknownComponent,
} from "../directives/site-component.ts";
import { unclosed, wellFormed } from "../directives/well-formed.ts";
import { GLOSSARY, INCLUDE } from "../includes/expand-includes.ts";
import type { AnyDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import type { Report } from "./anchor.ts";
import { element } from "./element.ts";
import { isComment } from "./html.ts";

/** Names of directives that are replaced before the page is parsed. */
const expandedBefore = [INCLUDE, GLOSSARY];

export function directive<Node extends AnyDirective>(
  table: ReadonlyMap<string, Directive<Node>>,
  strings: ContentStrings,
  own: UsableComponents,
  report: Report,
): Handler {
  return (state, node: Node, parent): ElementContent[] => {
    const known = table.get(node.name);
    if (known !== undefined) {
      const findings = [
        ...(known.check?.(withoutComments(node), parent) ?? []),
        ...wellFormed(node, known.attributes, parent),
      ];
      for (const finding of findings) report(finding);
      if ("toHast" in known) return known.toHast(node, state, strings, parent);
      return state.all({ type: "paragraph", children: [known.expand(node)] });
    }
    if (own.names.includes(node.name)) {
      for (const finding of unclosed(node, parent)) report(finding);
      return siteComponent(node, state, own);
    }
    const names = [...table.keys(), ...own.names];
    report(
      isMeantForComponent(node.name, own.names, table.keys())
        ? unknownComponent(node, own.names)
        : {
            rule: "directive-is-known",
            place: placeOf(node),
            message: `there is no directive “${node.name}”`,
            ...(node.type === "containerDirective" && expandedBefore.includes(node.name)
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

/** What is in a directive, for its check: a comment for another tool, such as `<!-- prettier-ignore -->`, is nothing. */
function withoutComments<Node extends AnyDirective>(node: Node): Node {
  const isNothing = (child: AnyDirective["children"][number]) =>
    child.type === "html" && isComment(child.value);
  return node.children.some(isNothing)
    ? { ...node, children: node.children.filter((child) => !isNothing(child)) }
    : node;
}

/** A name with a capital letter is a component's, which may not exist yet. */
function expectedFor(name: string, names: readonly string[]): string {
  const list = oneOf(names);
  const isComponent = /^\p{Lu}/u.test(name) && !names.includes(name.toLowerCase());
  return isComponent ? `${list}, or a file components/${name}.tsx in the content folder` : list;
}
