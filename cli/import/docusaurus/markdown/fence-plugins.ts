/** Plugins of remark that make tabs of fences, as a configuration names them → what they are told. Its code does not run. */
import type { AnyNode } from "acorn";
import { transformSync } from "esbuild";
import { parseJsxModule } from "../../code/jsx-parser.ts";
import { nameOf } from "../../code/patterns.ts";
import { isRecord } from "../../is-record.ts";

export type Manager = "yarn" | "pnpm" | "bun";

export type FencePlugins = {
  /** `unread` are names of converters that are code of the site. */
  npm2yarn: { sync: boolean; converters: Manager[]; unread: string[] };
  /** Undefined where the site has no such plugin. `group` is one where the tabs of all pages change together. */
  tabBlocks: { group: string | undefined; labels: ReadonlyMap<string, string> } | undefined;
};

export type Area = "docs" | "blog" | "pages";

const managers: readonly Manager[] = ["yarn", "pnpm", "bun"];

/** `configuration` is the text of docusaurus.config.js or .ts. A plugin that is in none of the areas counts for all. */
export function fencePluginsOf(configuration: string): Record<Area, FencePlugins> {
  const uses = pluginUses(configuration);
  const of = (area: Area): FencePlugins => {
    const find = (name: RegExp) =>
      uses.find((use) => name.test(use.name) && use.area === area) ??
      uses.find((use) => name.test(use.name) && use.area === undefined);
    const commands = find(/npm2yarn/)?.options ?? {};
    const tabs = find(/tab-blocks/)?.options;
    const converters = Array.isArray(commands.converters) ? commands.converters : managers;
    const group = typeof tabs?.groupId === "string" ? tabs.groupId : "code-examples";
    return {
      npm2yarn: {
        sync: commands.sync === true,
        converters: managers.filter((manager) => converters.includes(manager)),
        unread: converters.flatMap((each: unknown) => (Array.isArray(each) ? [String(each[0])] : [])),
      },
      tabBlocks: tabs && {
        group: tabs.sync === false ? undefined : group,
        labels: new Map([["js", "JavaScript"], ["ts", "TypeScript"], ...labelsIn(tabs.labels)]),
      },
    };
  };
  return { docs: of("docs"), blog: of("blog"), pages: of("pages") };
}

function labelsIn(labels: unknown): [string, string][] {
  return (Array.isArray(labels) ? labels : []).flatMap((pair: unknown): [string, string][] => {
    const [name, label] = Array.isArray(pair) ? pair : [];
    return typeof name === "string" && typeof label === "string" ? [[name, label]] : [];
  });
}

type PluginUse = { name: string; area: Area | undefined; options: Record<string, unknown> };

function pluginUses(configuration: string): PluginUse[] {
  const program = parseJsxModule(configuration) ?? parseJsxModule(withoutTypes(configuration));
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
    if (/remarkplugins$/i.test(name) && value.type === "ArrayExpression") {
      for (const element of value.elements) {
        const [plugin, told] = element?.type === "ArrayExpression" ? element.elements : [element, undefined];
        const module = moduleOf(plugin, modules);
        if (module === undefined) continue;
        const options = told ? valueIn(told) : {};
        uses.push({ name: module, area, options: isRecord(options) ? options : {} });
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

function withoutTypes(text: string): string {
  try {
    return transformSync(text, { loader: "ts", logLevel: "silent", tsconfigRaw: {} }).code;
  } catch {
    // What is wrong with it is said where it is read.
    return "";
  }
}
