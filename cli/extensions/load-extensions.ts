/** The script of a site's extensions → plugins for the processor of its pages. */
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { ExtensionFailure, type ExtensionPlugin, type PageExtensions } from "../markdown/extensions.ts";
import type { ExtensionEntry, SiteExtensions } from "../markdown/site-extensions.ts";
import { parseExtended } from "../mdast/parse-extended.ts";

/** Node's own modules and the installed zod are not in the script. */
const installed = createRequire(import.meta.url);

/** Throws an `ExtensionFailure` for a module that cannot be run, or has no plugin. */
export function loadExtensions({ code, remark, rehype }: SiteExtensions): PageExtensions {
  const bundle: { modules?: Record<string, () => unknown> } = {};
  compileFunction(code, ["exports", "require"], { filename: "extensions.js" })(bundle, installed);
  const plugin = ({ name, module, options }: ExtensionEntry): ExtensionPlugin => ({
    name,
    attach: pluginIn(bundle.modules?.[module], name),
    options,
  });
  return { remark: remark.map(plugin), rehype: rehype.map(plugin), parse: parseExtended };
}

function pluginIn(make: (() => unknown) | undefined, name: string): ExtensionPlugin["attach"] {
  let module: unknown;
  try {
    module = make?.();
  } catch (error) {
    throw new ExtensionFailure(name, error);
  }
  const plugin =
    typeof module === "object" && module !== null && "default" in module ? module.default : module;
  if (typeof plugin !== "function")
    throw new ExtensionFailure(name, new Error("its default export is not a plugin"));
  return plugin as ExtensionPlugin["attach"];
}
