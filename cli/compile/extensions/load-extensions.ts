/** Script of a site's extensions → its definitions of directives and rules, and its plugins of remark and rehype. */
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { DirectiveDefinition, RuleDefinition } from "../../../schema/extend.ts";
import { ownValue } from "../../../schema/own-value.ts";
import { callExtensionSync, ExtensionFailure, keepProcess } from "../../markdown/extension-runs.ts";
import type { ExtensionPlugin } from "../../markdown/extensions.ts";
import type { ExtensionEntry, SiteExtensions } from "../../markdown/site-extensions.ts";

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

/** The command already contains all of `twsite/extend` except zod. */
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

const NAME = /^[a-z][a-z0-9-]*$/;
const asName = "lower-case letters, digits and hyphens";

/**
 * Definitions of directives and rules, as a module exports them, checked for what the compiler relies on.
 * Throws an `ExtensionFailure`. `extension` is its name in site.yml.
 */
function checkedDirective(value: unknown, extension: string): DirectiveDefinition {
  const fail = failure(extension);
  const definition = asObject(value, fail, "a directive, as defineDirective gives one");
  const { name, form, attributes, expand, component } = definition;
  if ("check" in definition) fail("its default export is a rule, which belongs below rules");
  if (typeof name !== "string" || !NAME.test(name))
    fail(`the name of its directive is not made of ${asName}`);
  if (form !== "text" && form !== "leaf" && form !== "container")
    fail(`the form of “${name}” is not one of text, leaf, container`);
  const isSchema = typeof attributes === "object" && attributes !== null && "safeParse" in attributes;
  if (attributes !== undefined && !isSchema) fail(`the attributes of “${name}” are not a schema of zod`);
  if (expand !== undefined && typeof expand !== "function") fail(`“expand” of “${name}” is not a function`);
  if (component !== undefined && typeof component !== "string")
    fail(`“component” of “${name}” is not the name of a component`);
  if (expand === undefined && component === undefined) fail(`“${name}” has neither expand nor component`);
  return definition as DirectiveDefinition;
}

/** Throws an `ExtensionFailure`. */
function checkedRule(value: unknown, extension: string): RuleDefinition {
  const fail = failure(extension);
  const definition = asObject(value, fail, "a rule, as defineRule gives one");
  const { id, description, level, language, check } = definition;
  if ("expand" in definition) fail("its default export is a directive, which belongs below directives");
  if (typeof id !== "string" || !NAME.test(id)) fail(`the id of its rule is not made of ${asName}`);
  if (typeof description !== "string" || description === "") fail(`the rule “${id}” has no description`);
  if (level !== undefined && level !== "warning" && level !== "error")
    fail(`the level of “${id}” is not one of warning, error`);
  if (language !== undefined && typeof language !== "string") fail(`the language of “${id}” is not a text`);
  if (typeof check !== "function") fail(`“check” of “${id}” is not a function`);
  return definition as RuleDefinition;
}

type Fail = (message: string) => never;

function failure(extension: string): Fail {
  return (message) => {
    throw new ExtensionFailure(extension, message);
  };
}

function asObject(value: unknown, fail: Fail, expected: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null) return fail(`its default export is not ${expected}`);
  return value as Record<string, unknown>;
}
