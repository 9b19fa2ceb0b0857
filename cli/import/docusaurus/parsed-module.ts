/** A module of a site → what it names, imports and exports. It does not run. */
import { readFileSync } from "node:fs";
import type { Expression, ImportDeclaration, Program } from "acorn";
import { transformSync } from "esbuild";
import { parseJsxModule } from "../mdx/jsx-parser.ts";
import { constantsIn } from "../static-value.ts";

export type Imported = { module: string; name: string };

export type Module = {
  /** What it names, its functions included. */
  constants: ReadonlyMap<string, Expression>;
  imports: ReadonlyMap<string, Imported>;
  /** What it exports by name: a name of its own, an expression, or what another module exports. */
  exports: ReadonlyMap<string, Expression | Imported>;
};

/** Undefined where it cannot be read. */
export function parsedModule(path: string): Module | undefined {
  const text = readFileSync(path, "utf8");
  const program = parseJsxModule(text) ?? parseJsxModule(withoutTypes(text, /\.[mc]?tsx?$/.test(path)));
  return program && moduleOf(program);
}

function withoutTypes(text: string, isTyped: boolean): string {
  try {
    return transformSync(text, {
      loader: isTyped ? "tsx" : "jsx",
      jsx: "preserve",
      logLevel: "silent",
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    }).code;
  } catch {
    return "";
  }
}

function moduleOf({ body }: Program): Module {
  const constants = constantsIn(body);
  const imports = new Map<string, Imported>();
  const exports = new Map<string, Expression | Imported>();
  const own = (name: string): Expression | undefined => constants.get(name);
  for (const statement of body) {
    if (statement.type === "ImportDeclaration")
      for (const specifier of statement.specifiers)
        imports.set(specifier.local.name, {
          module: String(statement.source.value),
          name: importedName(specifier),
        });
    if (statement.type === "ExportNamedDeclaration") {
      const module = statement.source ? String(statement.source.value) : undefined;
      for (const { local, exported } of statement.specifiers) {
        const [from, to] = [local, exported].map((node) =>
          node.type === "Identifier" ? node.name : String(node.value),
        );
        const value = module === undefined ? own(from ?? "") : { module, name: from ?? "default" };
        if (value && to !== undefined) exports.set(to, value);
      }
      if (statement.declaration)
        for (const [name, value] of constantsIn([statement])) exports.set(name, value);
    }
    if (statement.type !== "ExportDefaultDeclaration") continue;
    const { declaration } = statement;
    if (declaration.type === "FunctionDeclaration") {
      const [named] = constantsIn([
        { ...declaration, id: declaration.id ?? anonymous } as Program["body"][number],
      ]);
      if (named) exports.set("default", named[1]);
    } else if (declaration.type !== "ClassDeclaration") {
      const target = declaration.type === "Identifier" ? own(declaration.name) : undefined;
      exports.set("default", target ?? (declaration as Expression));
    }
  }
  return { constants, imports, exports };
}

const anonymous = { type: "Identifier", name: "default", start: 0, end: 0 } as const;

function importedName(specifier: ImportDeclaration["specifiers"][number]): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  return specifier.imported.type === "Identifier"
    ? specifier.imported.name
    : String(specifier.imported.value);
}
