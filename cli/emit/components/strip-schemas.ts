/**
 * Keeps the schemas of components out of the bundle for the browser: the compiler checks the values, and the browser gets checked
 * ones. They are marked as free of side effects, so that the bundler leaves them out with all that only they need.
 */
import { extname } from "node:path";
import { type Expression, type Program, parse, type Super } from "acorn";
import type { Loader, Plugin } from "esbuild";
import { readCode } from "../../compile/site-code/stay-inside.ts";
import { realPath } from "../../source/real-path.ts";

export function stripSchemas(contentFolder: string): Plugin {
  const root = realPath(contentFolder);
  return {
    name: "schema-apart",
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
        if (path.includes("node_modules")) return undefined;
        const text = readCode(root, path).toString();
        if (!/["']zod|\bprops\s*=/.test(text)) return undefined;
        const loader = extname(path).slice(1) as Loader;
        const { code } = await build.esbuild.transform(text, { loader, jsx: "automatic", tsconfigRaw: {} });
        return { contents: withPureSchemas(code), loader: "js" };
      });
    },
  };
}

/** `const x = z.string();` → the same in a function call that is marked as pure. */
export function withPureSchemas(code: string): string {
  return schemasIn(parse(code, { ecmaVersion: "latest", sourceType: "module" })).reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}

/** What zod makes at the top of a module, and `props`, in order. */
function schemasIn({ body }: Program): Expression[] {
  const zod = new Set(
    body.flatMap((node) =>
      node.type === "ImportDeclaration" && /^zod(\/|$)/.test(String(node.source.value))
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  return body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init && (id.name === "props" || zod.has(rootOf(init) ?? "")) ? [init] : [],
    );
  });
}

/** `z.object({}).strict()` → `z` */
function rootOf(expression: Expression | Super): string | undefined {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type === "CallExpression") return rootOf(expression.callee);
  return expression.type === "MemberExpression" ? rootOf(expression.object) : undefined;
}
