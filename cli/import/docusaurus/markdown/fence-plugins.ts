/** Remark plugins that turn fences into tabs, in a configuration → their options. The configuration does not run. */
import { type Area, markdownPlugins } from "./markdown-plugins.ts";

type Manager = "yarn" | "pnpm" | "bun";

export type FencePlugins = {
  /** `unread` are names of converters that are code of the site. */
  npm2yarn: { sync: boolean; converters: Manager[]; unread: string[] };
  /** Options of tab-blocks, if the site has this plugin. `group` is the group whose tabs change together on all pages. */
  tabBlocks: { group: string | undefined; labels: ReadonlyMap<string, string> } | undefined;
};

const isOfRemark = /remarkplugins$/i;

const managers: readonly Manager[] = ["yarn", "pnpm", "bun"];

/** `configuration` is the text of docusaurus.config.js or .ts. A plugin that is in none of the areas counts for all. */
export function fencePluginsOf(configuration: string): Record<Area, FencePlugins> {
  const uses = markdownPlugins(configuration).filter(({ option }) => isOfRemark.test(option));
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
