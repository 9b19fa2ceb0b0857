/** Each component's file gives a component, and its schema is one. */
import type { Finding } from "../report/finding.ts";
import { reasonOf } from "../report/reason-of.ts";
import { fileOf } from "./find-components.ts";
import { componentOf, type Modules, schemaOf } from "./load-components.ts";

export function checkModules(names: readonly string[], modules: Modules): Finding[] {
  return names.flatMap((name): Finding[] => {
    const wrong = (message: string, expected?: string): Finding[] => [
      { rule: "component-is-usable", file: fileOf(name), message, expected },
    ];
    const module = modules(name);
    if (!module) return [];
    if ("error" in module) return wrong(`this file cannot be run: ${reasonOf(module.error)}`);
    if (!componentOf(modules, name))
      return wrong(
        module.exports.default === undefined
          ? `the component “${name}” has no default export`
          : `the default export of the component “${name}” is not a component`,
        `export default function ${name}() { … }`,
      );
    if (module.exports.props !== undefined && !schemaOf(modules, name))
      return wrong(`the export “props” of the component “${name}” is not a schema of zod`, "z.object({ … })");
    return [];
  });
}
