/** Script of a site's extensions → its definitions of directives and rules, and its plugins of remark and rehype. */
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { DirectiveDefinition, RuleDefinition } from "../../../schema/extend.ts";
import { ownValue } from "../../../schema/own-value.ts";
import { callExtensionSync, ExtensionFailure, keepProcess } from "../../markdown/extension-runs.ts";
import type { ExtensionPlugin } from "../../markdown/extensions.ts";
import type { ExtensionEntry, SiteExtensions } from "../../markdown/site-extensions.ts";
import { checkedDirective, checkedRule } from "./definitions.ts";

/** With the name of each one's extension, as in site.yml. */
export type LoadedExtensions = {
  directives: { extension: string; definition: DirectiveDefinition }[];
  rules: { extension: string; definition: RuleDefinition }[];
  remark: ExtensionPlugin[];
  rehype: ExtensionPlugin[];
};

/** Node's own modules and the installed zod are not in the script. */
const installed = createRequire(import.meta.url);

/** Throws an `ExtensionFailure` for a module that cannot be run, or that lacks an export. */
export function loadExtensions({ code, entries }: SiteExtensions): LoadedExtensions {
  const bundle: { modules?: Record<string, () => unknown> } = {};
  keepProcess();
  const run = compileFunction(code, ["exports", "require"], { filename: "extensions.js" });
  run(bundle, moduleNamed);
  const loaded: LoadedExtensions = { directives: [], rules: [], remark: [], rehype: [] };
  for (const entry of entries) {
    const value = exported(ownValue(bundle.modules, entry.module), entry.name);
    if (entry.kind === "remark" || entry.kind === "rehype") loaded[entry.kind].push(plugin(entry, value));
    else
      for (const each of definitionsIn(entry, value))
        if (entry.kind === "directives")
          loaded.directives.push({ extension: entry.name, definition: checkedDirective(each, entry.name) });
        else loaded.rules.push({ extension: entry.name, definition: checkedRule(each, entry.name) });
  }
  return loaded;
}

/** The command has the whole of `twsite/extend` already, but for zod. */
function moduleNamed(name: string): unknown {
  if (name !== "twsite/extend") return installed(name);
  const same = (definition: unknown) => definition;
  return { z: installed("zod"), defineDirective: same, defineRule: same };
}

function exported(make: (() => unknown) | undefined, name: string): unknown {
  const module = callExtensionSync(name, () => make?.());
  const hasDefault = typeof module === "object" && module !== null && "default" in module;
  return hasDefault ? module.default : module;
}

function plugin({ name, options }: ExtensionEntry, value: unknown): ExtensionPlugin {
  if (typeof value !== "function") throw new ExtensionFailure(name, "its default export is not a plugin");
  return { name, attach: value as ExtensionPlugin["attach"], options };
}

/** A function gives definitions for its options. */
function definitionsIn({ name, options }: ExtensionEntry, value: unknown): unknown[] {
  return [typeof value === "function" ? callExtensionSync(name, () => value(options)) : value].flat();
}
