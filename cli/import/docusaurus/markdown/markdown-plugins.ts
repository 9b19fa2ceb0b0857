/** Plugins of remark and rehype in the options of docs, blog and pages. Their code does not run. */
import type { Area } from "../../../source/source-file.ts";
import { isRecord } from "../../is-record.ts";
import type { ModuleValue } from "../../read-module.ts";

export type MarkdownPlugin = {
  /** The key that lists it: `remarkPlugins`. */
  option: string;
  /** The plugin's module; empty if only running the code would tell. */
  name: string;
  area: Area;
  options: Record<string, unknown>;
};

/** Plugins whose features are built in, or become Markdown of the new site. */
const broughtOver =
  /^(remark-(emoji|frontmatter|gfm|math)|rehype-(autolink-headings|katex|mathjax(\/.*)?|slug))$|npm2yarn|tab-blocks/;

/** True for an option that lists plugins of Markdown. */
export function listsPlugins(option: string): boolean {
  return /(remark|rehype|recma)plugins$/i.test(option);
}

/** The plugins that are not imported, by name. `plugins` are those of an option. */
export function lostPlugins(plugins: readonly MarkdownPlugin[]): string[] {
  if (plugins.length === 0) return [ofSite];
  return plugins.flatMap(({ name }) =>
    broughtOver.test(name) ? [] : name === "" ? [ofSite] : [`“${name}”`],
  );
}

const ofSite = "code of the site";

/** `path` is that of the options in the configuration. */
export function markdownPlugins(
  options: unknown,
  area: Area,
  path: string,
  nameOf: ModuleValue["nameOf"],
): MarkdownPlugin[] {
  return Object.entries(isRecord(options) ? options : {}).flatMap(([option, list]) =>
    !listsPlugins(option) || !Array.isArray(list)
      ? []
      : list.map((entry: unknown, index) => {
          const [plugin, given] = Array.isArray(entry) ? entry : [entry];
          const at = `${path}.${option}.${index}${Array.isArray(entry) ? ".0" : ""}`;
          const name = typeof plugin === "string" ? plugin : (nameOf(at) ?? "");
          return { option, name, area, options: isRecord(given) ? given : {} };
        }),
  );
}
