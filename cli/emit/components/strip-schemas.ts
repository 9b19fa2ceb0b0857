/**
 * Keeps the schemas of components out of the bundle for the browser, with imports that only they need: the compiler checks the values, and
 * the browser gets checked ones. They are marked as free of side effects, so that the bundler leaves out those that nothing uses.
 */
import { extname } from "node:path";
import { type Expression, parse, type Super } from "acorn";
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
        const { transform } = build.esbuild;
        const { code } = await transform(text, { loader, jsx: "automatic", tsconfigRaw: {} });
        const shaken = await transform(withPureSchemas(code), { format: "esm", treeShaking: true });
        // TypeScript has no imports that nothing uses.
        const { code: contents } = await transform(shaken.code, { loader: "ts", tsconfigRaw: {} });
        return { contents, loader: "js" };
      });
    },
  };
}

/** `const x = z.string();` → the same in a function call that is marked as pure. `props`, which the browser does not need, is not exported. */
export function withPureSchemas(code: string): string {
  const { body } = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const zod = new Set(
    body.flatMap((node) =>
      node.type === "ImportDeclaration" && /^zod(\/|$)/.test(String(node.source.value))
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  const edits = body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== "Identifier" || !init) return [];
      const { start, end } = init;
      const pure = { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` };
      if (id.name === "props") return [{ start: node.start, end: declaration.start, text: "" }, pure];
      return zod.has(rootOf(init) ?? "") ? [pure] : [];
    });
  });
  return edits.reduceRight(
    (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}

/** `z.object({}).strict()` → `z` */
function rootOf(expression: Expression | Super): string | undefined {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type === "CallExpression") return rootOf(expression.callee);
  return expression.type === "MemberExpression" ? rootOf(expression.object) : undefined;
}
