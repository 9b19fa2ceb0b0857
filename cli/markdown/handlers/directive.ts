/** A directive → the elements that its line in the table makes. */
import type { ElementContent } from "hast";
import type { Parents } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { isReservedId } from "../../../schema/reserved-names.ts";
import { GLOSSARY, INCLUDE } from "../../includes/expand-includes.ts";
import { placeAt, placeOf } from "../../mdast/place.ts";
import type { AnyDirective } from "../../mdast/tree/nodes.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { type Directive, inline } from "../directives/directive.ts";
import { directiveFor } from "../directives/other-names.ts";
import {
  isMeantForComponent,
  siteComponent,
  type UsableComponents,
  unknownComponent,
} from "../directives/site-component.ts";
import { reservedId } from "../reserved-id.ts";
import type { Report } from "./anchor.ts";
import { element } from "./element.ts";

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
      for (const finding of wellFormed(node, known, parent)) report(finding);
      return known.toHast(node, state, strings, parent);
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
                  nearest: nearest(node.name, names) ?? directiveFor(node.name),
                }),
          },
    );
    // The content stays, without its box.
    const label = inline(state, node.label);
    return [...(label.length > 0 ? [element(node, "p", {}, label)] : []), ...state.all(node)];
  };
}

/** A name with a capital letter is a component's, which may not exist yet. */
function expectedFor(name: string, names: readonly string[]): string {
  const list = `one of ${names.join(", ")}`;
  const isComponent = /^\p{Lu}/u.test(name) && !names.includes(name.toLowerCase());
  return isComponent ? `${list}, or a file components/${name}.tsx in the content folder` : list;
}

function wellFormed<Node extends AnyDirective>(
  node: Node,
  known: Directive<Node>,
  parent: Parents | undefined,
): PageFinding[] {
  const findings: PageFinding[] = [...(known.check?.(node, parent) ?? []), ...unclosed(node, parent)];
  for (const { name, value, position } of node.attributes) {
    if (name === "id" && known.attributes.includes(name) && isReservedId(value))
      findings.push(reservedId(value, placeAt(position.start)));
    if (known.attributes.includes(name)) continue;
    const { attributes } = known;
    findings.push({
      rule: "directive-is-well-formed",
      place: placeAt(position.start),
      message: `“${node.name}” has no attribute “${name}”`,
      expected: attributes.length > 0 ? `one of ${attributes.join(", ")}` : "no attributes",
      nearest: nearest(name, attributes),
    });
  }
  return findings;
}

function unclosed(node: AnyDirective, parent: Parents | undefined): PageFinding[] {
  if (node.type !== "containerDirective" || node.closed) return [];
  return [
    {
      rule: "directive-is-well-formed",
      place: placeOf(node),
      message: `the directive “${node.name}” has no end`,
      expected:
        parent?.type === "containerDirective" && parent.closed
          ? `a line of colons after its content, and more colons around “${parent.name}”`
          : "a line after its content with as many colons as it starts with",
    },
  ];
}
