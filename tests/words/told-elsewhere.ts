/** Texts in the sources of the command that no case and no call shows: rare findings, reasons, notes of an import. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type AnyNode, type Program, parse } from "acorn";
import { buildSync } from "esbuild";

const folders = ["cli", "schema"];
/** Texts with a golden file or tests of their own, and what only our own builds print. */
const otherTexts =
  /^(?:cli\/(?:manual|bundle|starter)\/|schema\/(?:strings\/|search\/search-languages\.ts|own-elements\.ts))/;

/** One line for each, below the name of its file; `shown` has the texts that need no second line. */
export function textsNotIn(shown: string): string[] {
  const seen = withPlainSpaces(shown);
  const paths = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !otherTexts.test(path))
    .sort();
  return withoutTypes(paths).flatMap(([path, code]) => {
    const texts = textsOf(code).filter((parts) => isSentence(parts) && !shows(seen, parts));
    return texts.length === 0
      ? []
      : [path, ...new Set(texts.map((parts) => `  ${withPlainSpaces(parts.join("…"))}`))];
  });
}

/** The JavaScript of each file, all in one call of esbuild: a call for each takes twice as long. */
function withoutTypes(paths: readonly string[]): [path: string, code: string][] {
  const { outputFiles } = buildSync({
    entryPoints: [...paths],
    outdir: "/",
    outbase: ".",
    jsx: "automatic",
    write: false,
  });
  return paths.map((path, number) => [path, outputFiles[number]?.text ?? ""]);
}

/** Each text as its parts around `${}`. */
function textsOf(code: string): string[][] {
  const texts: string[][] = [];
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const fields = namesFrom("fields.ts", program);
  const visit = (node: AnyNode): void => {
    if (node.type === "ImportDeclaration") return;
    if (node.type === "Literal" && typeof node.value === "string") texts.push([ofFinding(node.value)]);
    if (node.type === "TemplateLiteral") texts.push(node.quasis.map(({ value }) => value.cooked ?? ""));
    for (const child of childrenOf(node, fields).flat()) if (isNode(child)) visit(child);
  };
  visit(program);
  return texts;
}

/** What `.describe("…")` says, and the first argument of `text("…")` and other fields of schemas, is in the reference of the manual. */
function childrenOf(node: AnyNode, fields: ReadonlySet<string>): unknown[] {
  if (node.type !== "CallExpression") return Object.values(node);
  const { callee } = node;
  if (isDescription(callee)) return [callee];
  const start = callee.type === "MemberExpression" ? callee.object : callee;
  return start.type === "Identifier" && fields.has(start.name)
    ? node.arguments.slice(1)
    : Object.values(node);
}

/** Names that a module imports from the file of that name. */
function namesFrom(file: string, { body }: Program): Set<string> {
  const own = body.flatMap((node) =>
    node.type === "ImportDeclaration" && String(node.source.value).endsWith(`/${file}`)
      ? node.specifiers
      : [],
  );
  return new Set(own.map(({ local }) => local.name));
}

/** Schemas say “expected …”, and a finding puts a colon after it. */
function ofFinding(text: string): string {
  return text.replace(/^expected /, "");
}

function isDescription(callee: AnyNode): boolean {
  if (callee.type !== "MemberExpression") return false;
  return callee.property.type === "Identifier" && callee.property.name === "describe";
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Names, lists of names and HTML are none; what `--help` says is shown. */
function isSentence(parts: readonly string[]): boolean {
  const text = parts.join("x");
  const hasWords = /\b(?:is|are|has|have|can|cannot|no|not|the|of|with|and|or|for|that|which|must)\b/.test(
    text,
  );
  return hasWords && text.trim().split(/\s+/).length > 2 && !/^\s*<[!\w]|\nExamples?:\n/.test(text);
}

const mostFilledIn = 300;

function shows(seen: string, parts: readonly string[]): boolean {
  const [first = "", ...others] = parts.map(withPlainSpaces).filter((part) => part.trim() !== "");
  for (let start = seen.indexOf(first); start !== -1; start = seen.indexOf(first, start + 1))
    if (continues(seen, start + first.length, others)) return true;
  return false;
}

function continues(seen: string, start: number, parts: readonly string[]): boolean {
  let end = start;
  for (const part of parts) {
    const next = seen.slice(end, end + mostFilledIn + part.length).indexOf(part);
    if (next === -1) return false;
    end += next + part.length;
  }
  return true;
}

function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, " ");
}
