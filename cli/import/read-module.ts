/** A module of configuration (`.js`, `.ts`, `.json`) → its default export as far as its text tells it. Its code never runs. */
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { extname } from "node:path";
import { type Expression, type Program, parse, parseExpressionAt, type Statement } from "acorn";
import type { TransformFailure } from "esbuild";
import type { Place } from "../report/finding.ts";
import { constantsIn, type StaticScope, staticValue } from "./static-value.ts";

export type ModuleValue = {
  /** As it is written. */
  text: string;
  value: unknown;
  /** Where a part of the value is: `themeConfig.navbar.items.0`. */
  placeOf(path: string): Place | undefined;
  /** Parts that only running the code would tell. */
  unread: { path: string; place: Place }[];
};

/** What a file is that is not JavaScript: where that shows, and why. */
export class ModuleSyntaxError extends Error {
  readonly place: Place;
  readonly reason: string;

  constructor(file: string, place: Place, reason: string) {
    super(`${file}:${place.line}:${place.column}  ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

/** `year` is what `new Date().getFullYear()` stands for. Throws a `ModuleSyntaxError` where the file is not JavaScript. */
export async function readModule(file: string, year: number): Promise<ModuleValue> {
  const written = readFileSync(file, "utf8");
  const { code, original } = /^\.[cm]?ts$/.test(extname(file))
    ? await withoutTypes(file, written)
    : { code: written, original: (place: Place) => place };
  const { node, constants } = parsed(file, code);
  const reading: StaticScope = { constants, year, places: new Map(), unread: [], depth: 0 };
  const value = node && staticValue(node, "", reading);
  const placeAt = (offset: number): Place => original(placeAtOffset(code, offset));
  return {
    text: written,
    value,
    placeOf: (path) => {
      const offset = reading.places.get(path);
      return offset === undefined ? undefined : placeAt(offset);
    },
    unread: reading.unread.map(({ path, offset }) => ({ path, place: placeAt(offset) })),
  };
}

function parsed(file: string, code: string): Export {
  try {
    return extname(file) === ".json"
      ? { node: parseExpressionAt(code, 0, { ecmaVersion: "latest" }), constants: new Map() }
      : defaultExport(
          parse(code, { ecmaVersion: "latest", sourceType: "module", allowReturnOutsideFunction: true }),
        );
  } catch (error) {
    if (!(error instanceof SyntaxError && "pos" in error && typeof error.pos === "number")) throw error;
    // acorn ends its messages with a place whose columns count from 0.
    const reason = error.message.replace(/ \(\d+:\d+\)$/, "");
    throw new ModuleSyntaxError(file, placeAtOffset(code, error.pos), reason);
  }
}

/** Line and column of an offset, both from 1. */
export function placeAtOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

async function withoutTypes(
  file: string,
  text: string,
): Promise<{ code: string; original(place: Place): Place }> {
  const { transform } = await import("esbuild");
  const options = {
    loader: "ts",
    sourcemap: "external",
    tsconfigRaw: {},
    logLevel: "silent",
  } as const;
  const { code, map } = await transform(text, options).catch((error: Partial<TransformFailure>) => {
    const [first] = error.errors ?? [];
    if (!first?.location) throw error;
    const { line, column } = first.location;
    throw new ModuleSyntaxError(file, { line, column: column + 1 }, first.text);
  });
  const sourceMap = new SourceMap(JSON.parse(map));
  return {
    code,
    original: ({ line, column }) => {
      const entry = sourceMap.findEntry(line - 1, column - 1);
      return "originalLine" in entry
        ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
        : { line, column };
    },
  };
}

type Export = { node: Expression | undefined; constants: Map<string, Expression> };

/** `export default …`, `module.exports = …`, or what a function that is there returns. */
function defaultExport({ body }: Program): Export {
  const constants = constantsIn(body);
  for (const statement of body) {
    if (statement.type === "ExportDefaultDeclaration") {
      const { declaration } = statement;
      if (declaration.type === "FunctionDeclaration")
        return returned(declaration.body?.body ?? [], constants);
      if (declaration.type !== "ClassDeclaration") return exported(declaration, constants);
    }
    if (statement.type !== "ExpressionStatement") continue;
    const { expression } = statement;
    if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression") continue;
    const { object } = expression.left;
    if (object.type === "Identifier" && (object.name === "module" || object.name === "exports"))
      return exported(expression.right, constants);
  }
  return { node: undefined, constants };
}

function exported(node: Expression, constants: Map<string, Expression>): Export {
  const target = node.type === "Identifier" ? constants.get(node.name) : node;
  if (target?.type === "ArrowFunctionExpression" && target.body.type !== "BlockStatement")
    return { node: target.body, constants };
  if (target?.type === "ArrowFunctionExpression" || target?.type === "FunctionExpression")
    return returned(target.body.type === "BlockStatement" ? target.body.body : [], constants);
  return { node: target, constants };
}

function returned(body: readonly Statement[], around: Map<string, Expression>): Export {
  const constants = new Map([...around, ...constantsIn(body)]);
  const last = body.findLast((statement) => statement.type === "ReturnStatement");
  const node = last?.argument ?? undefined;
  return { node: node?.type === "Identifier" ? constants.get(node.name) : node, constants };
}
