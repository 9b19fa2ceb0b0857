/**
 * A component's schema is for the compiler: the browser gets values that have been checked. What zod makes at the top
 * of a module is marked as free of side effects, so that the bundler leaves it out, and zod with it, where nothing
 * else uses it.
 */
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Expression, parse, type Super, type VariableDeclarator } from "acorn";
import type { Loader, Plugin } from "esbuild";

export function schemaApart(): Plugin {
  return {
    name: "schema-apart",
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
        if (path.includes("node_modules")) return undefined;
        const text = readFileSync(path, "utf8");
        if (!/["']zod|\bprops\s*=/.test(text)) return undefined;
        const loader = extname(path).slice(1) as Loader;
        const { code } = await build.esbuild.transform(text, { loader, jsx: "automatic", tsconfigRaw: {} });
        return { contents: withPureSchemas(code), loader: "js" };
      });
    },
  };
}

/** `const x = z.string();` → the same in a function call that is marked as pure. JavaScript in, JavaScript out. */
export function withPureSchemas(code: string): string {
  const { body } = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const names = new Set(
    body.flatMap((node) =>
      node.type === "ImportDeclaration" && /^zod(\/|$)/.test(String(node.source.value))
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  const schemas = body
    .flatMap((node) => {
      const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
      return declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
    })
    .filter((declarator) => isSchema(declarator, names));
  let result = code;
  for (const { init } of schemas.reverse()) {
    if (!init) continue;
    const { start, end } = init;
    result = `${result.slice(0, start)}/* @__PURE__ */ (() => ${wrapped(code.slice(start, end))})()${result.slice(end)}`;
  }
  return result;
}

function wrapped(expression: string): string {
  return `(${expression})`;
}

function isSchema({ id, init }: VariableDeclarator, names: ReadonlySet<string>): boolean {
  if (!init || id.type !== "Identifier") return false;
  return id.name === "props" || names.has(rootOf(init) ?? "");
}

/** `z.object({}).strict()` → `z` */
function rootOf(expression: Expression | Super): string | undefined {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type === "CallExpression") return rootOf(expression.callee);
  return expression.type === "MemberExpression" ? rootOf(expression.object) : undefined;
}
