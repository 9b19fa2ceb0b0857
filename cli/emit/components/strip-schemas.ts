/**
 * Removes a component's schema from the bundle for the browser, together with imports that only the schema needs: the compiler
 * checks the values, and the browser gets checked ones. If names do not tell whether code is needed, calls of zod are marked
 * as free of side effects, so that the bundler can remove them.
 */
import { extname } from "node:path";
import { type Expression, type Node, type Program, parse, type Super, type VariableDeclaration } from "acorn";
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
        return { contents: withoutSchemas(code), loader: "js" };
      });
    },
  };
}

/** JavaScript in, JavaScript out: without `export const props = …` and what only it needs. */
export function withoutSchemas(code: string): string {
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const schemas = schemasIn(program);
  const removed = new Set<Node>();
  const isUnused = ({ names, node }: Statement) => {
    const others = program.body.filter((other) => other !== node && !removed.has(other));
    return !others.some((other) => names.some((name) => identifiersIn(other).has(name)));
  };
  // A schema that is removed may have been the only one that needs another.
  for (let found = true; found; ) {
    const unused = schemas.filter(({ node, isKept }) => !isKept && !removed.has(node)).filter(isUnused);
    for (const { node } of unused) removed.add(node);
    found = unused.length > 0;
  }
  if (removed.size > 0) for (const node of importsIn(program).filter(isUnused)) removed.add(node.node);

  let result = code;
  const edits = [
    ...[...removed].map(({ start, end }) => ({ start, end, text: "" })),
    ...schemas
      .filter(({ node }) => !removed.has(node))
      .flatMap(({ declaration }) => pureEdits(declaration, code)),
  ];
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

type Statement = { node: Node; names: string[] };
type Schema = Statement & {
  declaration: VariableDeclaration;
  /** True: other files may import it. */
  isKept: boolean;
};

/** The statements at the top of a module that make what zod makes, and `props`. */
function schemasIn(program: Program): Schema[] {
  const zod = new Set(
    importsIn(program).flatMap(({ names, from }) => (/^zod(\/|$)/.test(from) ? names : [])),
  );
  return program.body.flatMap((node): Schema[] => {
    const isExport = node.type === "ExportNamedDeclaration";
    const declaration = isExport ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") return [];
    const names = declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init && (id.name === "props" || zod.has(rootOf(init) ?? ""))
        ? [id.name]
        : [],
    );
    if (names.length < declaration.declarations.length) return [];
    return [{ node, declaration, names, isKept: isExport && names.join() !== "props" }];
  });
}

function importsIn({ body }: Program): (Statement & { from: string })[] {
  return body.flatMap((node) =>
    node.type === "ImportDeclaration" && node.specifiers.length > 0
      ? [{ node, names: node.specifiers.map(({ local }) => local.name), from: String(node.source.value) }]
      : [],
  );
}

/** `const x = z.string();` → the same in a function call that is marked as pure. */
function pureEdits({ declarations }: VariableDeclaration, code: string) {
  return declarations.flatMap(({ init }) =>
    init
      ? [
          {
            start: init.start,
            end: init.end,
            text: `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`,
          },
        ]
      : [],
  );
}

/** `z.object({}).strict()` → `z` */
function rootOf(expression: Expression | Super): string | undefined {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type === "CallExpression") return rootOf(expression.callee);
  return expression.type === "MemberExpression" ? rootOf(expression.object) : undefined;
}

/** Every name in a piece of JavaScript, in any role. A name that is missing here is not used. */
function identifiersIn(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) identifiersIn(item, names);
  else if (typeof node === "object" && node !== null) {
    if ("type" in node && node.type === "Identifier" && "name" in node) names.add(String(node.name));
    for (const value of Object.values(node)) if (typeof value === "object") identifiersIn(value, names);
  }
  return names;
}
