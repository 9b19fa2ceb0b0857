/** The server's bundle → the components in it, with the React that renders pages. */
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { ComponentType } from "react";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDOM from "react-dom";
import type * as z from "zod";
import { ownValue } from "../../../schema/own-value.ts";

export type LoadedComponent = ComponentType<Record<string, unknown>>;

/** The exports of a component's file, or the error that it throws. The file is run when it is first requested. */
export type ComponentModule = { exports: Record<string, unknown> } | { error: unknown };

const shared: Record<string, unknown> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": ReactDOM,
};

/** The installed zod: including all of it in the bundled command would cost every other site 100 ms at each start. */
const installed = createRequire(import.meta.url);

/** Returns the module of a component. Undefined if the bundle does not have the name. */
export type Modules = (name: string) => ComponentModule | undefined;

export function loadComponents(code: string): Modules {
  const bundle: { exports: { modules?: Record<string, () => Record<string, unknown>> } } = { exports: {} };
  compileFunction(code, ["exports", "require"], { filename: "components.js" })(
    bundle.exports,
    (name: string) => (name === "zod" ? installed("zod") : ownValue(shared, name)),
  );
  const makers = new Map(Object.entries(bundle.exports.modules ?? {}));
  const made = new Map<string, ComponentModule>();
  return (name) => {
    const known = made.get(name);
    const make = makers.get(name);
    if (known || !make) return known;
    const module = attempt(make);
    made.set(name, module);
    return module;
  };
}

function attempt(make: () => Record<string, unknown>): ComponentModule {
  try {
    return { exports: make() };
  } catch (error) {
    return { error };
  }
}

/** The component of that name, if its module has one. */
export function componentOf(modules: Modules, name: string): LoadedComponent | undefined {
  const module = modules(name);
  if (!module || "error" in module) return undefined;
  const { default: own } = module.exports;
  return isComponent(own) ? own : undefined;
}

/** A function, or what `memo`, `lazy` and `forwardRef` make of one. */
function isComponent(value: unknown): value is LoadedComponent {
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}

/** The schema that a component exports as `props`. */
export function schemaOf(modules: Modules, name: string): z.ZodType | undefined {
  const module = modules(name);
  const schema = module && "exports" in module ? module.exports.props : undefined;
  const isSchema = typeof schema === "object" && schema !== null && "safeParse" in schema;
  return isSchema ? (schema as z.ZodType) : undefined;
}
