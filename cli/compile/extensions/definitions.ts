/** Definitions of directives and rules, as a module exports them, checked for what the compiler relies on. */
import type { DirectiveDefinition, RuleDefinition } from "../../../schema/extend.ts";
import { ExtensionFailure } from "../../markdown/extension-runs.ts";

const NAME = /^[a-z][a-z0-9-]*$/;
const asName = "lower-case letters, digits and hyphens";

/** Throws an `ExtensionFailure`. `extension` is its name in site.yml. */
export function checkedDirective(value: unknown, extension: string): DirectiveDefinition {
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
export function checkedRule(value: unknown, extension: string): RuleDefinition {
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
