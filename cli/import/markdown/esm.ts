/** Statements of MDX: `import …` and `export …` at the start of a paragraph. They go; what they name is kept for the tags. */
import { type Expression, type Program, parse } from "acorn";
import type { Root } from "mdast";
import { placeOf } from "../../markdown/place.ts";
import type { Note } from "../note.ts";
import { type Edit, lineEnd } from "./edits.ts";
import { regionOf } from "./regions.ts";
import { stringOf } from "./tags.ts";

/** What a page imports, by name: the file or module as written. */
export type Imports = ReadonlyMap<string, string>;

type Found = { imports: Imports; edits: Edit[] };

/** Modules of Docusaurus whose components are known here. */
const theme = /^(@theme|@theme-original|@docusaurus)\//;
const picture = /\.(png|jpe?g|gif|svg|webp|avif|ico)$/i;
const partial = /\.mdx?$/;

export function statementsOf(root: Root, body: string, file: string, notes: Note[]): Found {
  const imports = new Map<string, string>();
  const edits: Edit[] = [];
  for (const node of root.children) {
    const region = node.type === "paragraph" ? regionOf(node) : undefined;
    if (!region || node.position?.start.column !== 1) continue;
    const text = body.slice(region.start, region.end);
    if (!/^(import|export)[\s{*]/.test(text)) continue;
    const program = programOf(text);
    const place = placeOf(node);
    if (!program) {
      notes.push({ file, place, message: "this code cannot be read and stays as text" });
      continue;
    }
    for (const statement of program) {
      const at = place && {
        line: place.line + text.slice(0, statement.start).split("\n").length - 1,
        column: 1,
      };
      if (statement.type === "ImportDeclaration") {
        const from = String(statement.source.value);
        for (const { local } of statement.specifiers) imports.set(local.name, from);
        if (!theme.test(from) && !picture.test(from) && !partial.test(from))
          notes.push({ file, place: at, message: `the import of “${from}” stays behind` });
      } else notes.push({ file, place: at, message: "this export of MDX stays behind" });
    }
    const end = lineEnd(body, region.end);
    edits.push({ start: region.start, end: body[end + 1] === "\n" ? end + 2 : end + 1, text: "" });
  }
  return { imports, edits };
}

function programOf(text: string): Program["body"] | undefined {
  try {
    return parse(text, { ecmaVersion: "latest", sourceType: "module" }).body;
  } catch {
    return undefined;
  }
}

/** The address that an expression stands for: an imported picture, `require("x").default`, `useBaseUrl("x")`. */
export function addressOf(expression: Expression, imports: Imports): string | undefined {
  if (expression.type === "Identifier") return imports.get(expression.name);
  if (expression.type === "MemberExpression" && expression.object.type === "CallExpression")
    return addressOf(expression.object, imports);
  if (expression.type === "CallExpression" && expression.callee.type === "Identifier") {
    const [argument] = expression.arguments;
    const isAddress = ["require", "useBaseUrl"].includes(expression.callee.name);
    return isAddress && argument && argument.type !== "SpreadElement" ? stringOf(argument) : undefined;
  }
  return stringOf(expression);
}
