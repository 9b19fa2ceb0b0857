/** Plugins of remark and rehype, as the text of a configuration names them. Its code does not run. */
import type { AnyNode } from "acorn";
import { nameOf } from "../../code/members.ts";
import { readableModule, withoutTypes } from "../../code/parser.ts";
import { isRecord } from "../../is-record.ts";

export type Area = "docs" | "blog" | "pages";

type PluginUse = {
  /** The key that lists it: `remarkPlugins`. */
  option: string;
  /** The plugin's module; empty if only running the code would tell. */
  name: string;
  /** Undefined in none of the areas. */
  area: Area | undefined;
  options: Record<string, unknown>;
};

/** Plugins whose features are built in, or become Markdown of the new site. */
const broughtOver =
  /^(remark-(emoji|frontmatter|gfm|math)|rehype-(autolink-headings|katex|mathjax(\/.*)?|slug))$|npm2yarn|tab-blocks/;

/** True for an option that lists plugins of Markdown. */
export function listsPlugins(option: string): boolean {
  return /(remark|rehype|recma)plugins$/i.test(option);
}

/** The plugins of an option that are not imported, by name, and macros of formulas. */
export function lostPlugins(uses: readonly PluginUse[], option: string, area: string): string[] {
  const own = uses.filter((use) => use.option === option && use.area === area);
  if (own.length === 0) return [ofSite];
  return own.flatMap(({ name, options }) =>
    !broughtOver.test(name)
      ? [name === "" ? ofSite : `“${name}”`]
      : "macros" in options
        ? [`the macros of “${name}”`]
        : [],
  );
}

const ofSite = "code of the site";

/** `configuration` is the text of docusaurus.config.js or .ts. */
export function markdownPlugins(configuration: string): PluginUse[] {
  const program = readableModule(configuration) ?? readableModule(withoutTypes(configuration, "ts"));
  if (!program) return [];
  const modules = new Map<string, string>();
  const uses: PluginUse[] = [];
  const visit = (node: unknown, area: Area | undefined): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, area);
      return;
    }
    if (!isNode(node)) return;
    const { type } = node;
    if (type === "ImportDeclaration")
      for (const { local } of node.specifiers) modules.set(local.name, String(node.source.value));
    if (type === "VariableDeclarator" && node.id.type === "Identifier") {
      const module = moduleOf(node.init, modules);
      if (module !== undefined) modules.set(node.id.name, module);
    }
    if (type === "ArrayExpression") {
      const [first, second] = node.elements;
      const isContent = first?.type === "Literal" && /content-(docs|blog|pages)$/.exec(String(first.value));
      if (isContent) {
        visit(second, isContent[1] as Area);
        return;
      }
    }
    if (type !== "Property" || node.key.type !== "Identifier") {
      for (const child of Object.values(node)) visit(child, area);
      return;
    }
    const { name } = node.key;
    const { value } = node;
    if (/(remark|rehype)plugins$/i.test(name) && value.type === "ArrayExpression") {
      for (const element of value.elements) {
        const [plugin, told] = element?.type === "ArrayExpression" ? element.elements : [element, undefined];
        const options = told ? valueIn(told) : {};
        const module = moduleOf(plugin, modules) ?? "";
        uses.push({ option: name, name: module, area, options: isRecord(options) ? options : {} });
      }
      return;
    }
    visit(value, name === "docs" || name === "blog" || name === "pages" ? name : area);
  };
  visit(program.body, undefined);
  return uses;
}

function isNode(value: unknown): value is AnyNode {
  return isRecord(value) && typeof value.type === "string";
}

/** `require("x")`, `require("x").default`, or the name of what was imported. */
function moduleOf(
  node: AnyNode | null | undefined,
  modules: ReadonlyMap<string, string>,
): string | undefined {
  if (node?.type === "Identifier") return modules.get(node.name);
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node?.type === "MemberExpression") return moduleOf(node.object, modules);
  if (node?.type === "AwaitExpression") return moduleOf(node.argument, modules);
  if (node?.type === "ImportExpression") return moduleOf(node.source, modules);
  if (node?.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
  return node.callee.name === "require" ? moduleOf(node.arguments[0], modules) : undefined;
}

/** Data that is written in its place. */
function valueIn(node: AnyNode): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis[0]?.value.cooked;
  if (node.type === "ArrayExpression") return node.elements.map((element) => element && valueIn(element));
  if (node.type !== "ObjectExpression") return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property): [string, unknown][] => {
      const key = property.type === "Property" ? nameOf(property.key) : undefined;
      return key === undefined || property.type !== "Property" ? [] : [[key, valueIn(property.value)]];
    }),
  );
}
