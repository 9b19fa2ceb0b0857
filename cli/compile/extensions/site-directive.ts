/** A directive of the site as the processor calls it: its attributes are checked, and it is expanded. */
import type { DirectiveDefinition, DirectiveUse } from "../../../schema/extend.ts";
import { callExtension } from "../../markdown/extension-runs.ts";
import type { SiteDirective } from "../../markdown/extensions.ts";
import type { AnyDirective } from "../../markdown/mdast/nodes.ts";
import { placeAt, placeOf } from "../../markdown/mdast/place.ts";
import type { PageFinding } from "../../report/finding.ts";
import { checkProps } from "../site-code/check-props.ts";
import { expandedNodes } from "./expanded-nodes.ts";

/** `extension` is its name in site.yml. */
export function siteDirective(
  definition: DirectiveDefinition,
  extension: string,
  locale: string,
): SiteDirective {
  const { name, form } = definition;
  return {
    name,
    form,
    expand: (node) => callExtension(extension, () => expandOne(node, definition, locale), placeOf(node)),
  };
}

async function expandOne(
  node: AnyDirective,
  definition: DirectiveDefinition,
  locale: string,
): ReturnType<SiteDirective["expand"]> {
  const { attributes, problems } = attributesOf(node, definition);
  // Without them, only the content is sure.
  if (problems.length > 0) return { nodes: contentOf(node), findings: problems };
  const use = { attributes, label: node.label ?? [], children: node.children, locale };
  return { nodes: await expanded(node, definition, use), findings: formFindings(node, definition) };
}

async function expanded(
  node: AnyDirective,
  { form, expand, component }: DirectiveDefinition,
  use: DirectiveUse<unknown>,
) {
  const children = expand
    ? expandedNodes(await expand(use), component === undefined ? form : "container", node.position)
    : contentOf(node);
  if (component === undefined) {
    // A block where a leaf is meant: its content is kept.
    return form === "container" ? children : [...children, ...node.children];
  }
  const block = { ...node, type: "containerDirective" as const, closed: true, name: component };
  return [{ ...block, children: children as typeof block.children }];
}

function contentOf({ label = [], children }: AnyDirective) {
  return label.length > 0 ? [{ type: "paragraph" as const, children: label }, ...children] : [...children];
}

function attributesOf(node: AnyDirective, { name, attributes: schema }: DirectiveDefinition) {
  const values = new Map<string, string>();
  for (const { name, value } of node.attributes) {
    const before = name === "class" ? values.get(name) : undefined;
    values.set(name, before === undefined ? value : `${before} ${value}`);
  }
  const { props, problems } = checkProps(Object.fromEntries(values), schema);
  return {
    attributes: props,
    problems: problems.map(({ name: attribute, ...problem }): PageFinding => {
      const own = node.attributes.find((each) => each.name === attribute);
      return {
        rule: "directive-attributes-are-valid",
        place: own ? placeAt(own.position.start) : placeOf(node),
        ...problem,
        message: `“${name}”: ${problem.message}`,
      };
    }),
  };
}

const written: Record<SiteDirective["form"], (name: string) => string> = {
  text: (name) => `:${name}[…], in running text`,
  leaf: (name) => `::${name}, on a line of its own`,
  container: (name) => `:::${name}, with a line of colons after its content`,
};

function formFindings(node: AnyDirective, { name, form }: DirectiveDefinition): PageFinding[] {
  const isForm = node.type === `${form}Directive`;
  const isClosed = node.type !== "containerDirective" || node.closed;
  if (isForm && isClosed) return [];
  return [
    {
      rule: "directive-is-well-formed",
      place: placeOf(node),
      message: isForm
        ? `the directive “${name}” is not closed`
        : `the directive “${name}” cannot be written like this`,
      expected: written[form](name),
    },
  ];
}
