/** Statements of MDX: `import …` and `export …` at the start of a paragraph. They go; what they name is kept for the tags. */
import type { Expression, Program } from "acorn";
import type { Root } from "mdast";
import type { Place } from "../../report/finding.ts";
import { exportedName } from "../code/modules.ts";
import { parseJsxModule } from "../code/parser.ts";
import type { Note } from "../note.ts";
import { lineEnd, type TextEdit } from "./edits.ts";
import { stringOf } from "./elements.ts";
import { regionOf } from "./running-text.ts";

type EsmCode = {
  program: Program["body"];
  /** Offset after its last line. */
  end: number;
  /** Lines between its start and an offset that `program` gives. */
  linesBefore(offset: number): number;
};

/** Without limits, text that is not code would be parsed again up to the end of a long page. */
const maxBlocks = 30;

/** The code that starts at `start`, if there is any. */
export function codeFrom(body: string, start: number): EsmCode | undefined {
  let end = start;
  for (let block = 0; block < maxBlocks && end < body.length; block++) {
    const gap = /\n[ \t\r]*\n/.exec(body.slice(end + 1));
    end = gap ? end + 1 + gap.index : body.length;
    const code = read(body.slice(start, end));
    if (code) return { ...code, end };
  }
  return undefined;
}

function read(text: string): Omit<EsmCode, "end"> | undefined {
  const program = parseJsxModule(text)?.body;
  return program && { program, linesBefore: (offset) => text.slice(0, offset).split("\n").length - 1 };
}

/** Imports of a page: the file or module as written, by name. */
export type Imports = ReadonlyMap<string, string>;

export type Statements = {
  imports: Imports;
  /** The exported name of each import: `default`, `*`, or the name in its module. */
  exported: ReadonlyMap<string, string>;
  /** The statements that name what the page uses. */
  program: Program["body"];
  edits: TextEdit[];
};

/** Modules of Docusaurus whose components are known here. */
const theme = /^(@theme|@theme-original|@docusaurus)\//;
const picture = /\.(png|jpe?g|gif|svg|webp|avif|ico)$/i;
const partial = /\.mdx?$/;
/** To MDX, they end at their line, and code may follow; to Markdown, they are of the same paragraph. */
const leadingComments = /^(?:\{\s*\/\*[\s\S]*?\*\/\s*\}[ \t]*\n)+/;

type StatementsOfInputs = {
  root: Root;
  body: string;
  file: string;
  placeAt(offset: number): Place;
  isKnown: (module: string) => boolean;
  notes: Note[];
};

/** `isKnown` tells modules that the page's tags are filled from. */
export function statementsOf({ root, body, file, placeAt, isKnown, notes }: StatementsOfInputs): Statements {
  const imports = new Map<string, string>();
  const exported = new Map<string, string>();
  const program: Program["body"] = [];
  const edits: TextEdit[] = [];
  let done = 0;
  for (const node of root.children) {
    const region = node.type === "paragraph" ? regionOf(node) : undefined;
    if (!region || region.start < done || node.position?.start.column !== 1) continue;
    const [comments = ""] = leadingComments.exec(body.slice(region.start, region.end)) ?? [];
    const start = region.start + comments.length;
    if (!/^(import|export)[\s{*]/.test(body.slice(start, region.end))) continue;
    const place = placeAt(start);
    const code = codeFrom(body, start);
    if (!code) {
      notes.push({ file, place, message: "this code cannot be read and stays as text" });
      continue;
    }
    for (const statement of code.program) {
      const at = { line: place.line + code.linesBefore(statement.start), column: 1 };
      if (statement.type === "ImportDeclaration") {
        const from = String(statement.source.value);
        for (const specifier of statement.specifiers) {
          imports.set(specifier.local.name, from);
          exported.set(specifier.local.name, exportedName(specifier));
        }
        const names = statement.specifiers.map(({ local }) => local.name);
        // Components are noted where they are used.
        const areComponents = names.length > 0 && names.every((name) => /^[A-Z]/.test(name));
        const isKept = theme.test(from) || picture.test(from) || partial.test(from) || isKnown(from);
        if (!isKept && (!areComponents || from.startsWith("!")))
          notes.push({ file, place: at, message: `the import of “${from}” is not imported` });
        continue;
      }
      program.push(statement);
      // The values of its names replace them, or are noted where that is not possible.
      const isNamed = statement.type === "ExportNamedDeclaration" && statement.declaration;
      if (!isNamed && !/^(Variable|Function)Declaration$/.test(statement.type))
        notes.push({ file, place: at, message: "this MDX export is not imported" });
    }
    const end = lineEnd(body, code.end);
    done = end;
    edits.push({ start, end: body[end + 1] === "\n" ? end + 2 : end + 1, text: "" });
  }
  return { imports, exported, program, edits };
}

/** The module that an expression names: an imported name, `require("x").default`. */
export function moduleNamed(expression: Expression, imports: Imports): string | undefined {
  if (expression.type === "Identifier") return imports.get(expression.name);
  if (expression.type === "MemberExpression" && expression.object.type === "CallExpression")
    return moduleNamed(expression.object, imports);
  return argumentOf(expression, /^require$/);
}

/** The address that an expression gives: an imported picture, `useBaseUrl("x")`. */
export function addressOf(expression: Expression, imports: Imports): string | undefined {
  const module = moduleNamed(expression, imports);
  if (module !== undefined) return module;
  const path = argumentOf(expression, /^(useBaseUrl|withBaseUrl)$/);
  return path === undefined ? stringOf(expression) : siteAddress(path);
}

/** The text that a function is called with. */
function argumentOf(expression: Expression, name: RegExp): string | undefined {
  if (expression.type !== "CallExpression" || expression.callee.type !== "Identifier") return undefined;
  const [argument] = name.test(expression.callee.name) ? expression.arguments : [];
  return argument && argument.type !== "SpreadElement" ? stringOf(argument) : undefined;
}

/** `img/a.png` → `/img/a.png`, as the address of the whole site is put before it. */
export function siteAddress(path: string): string {
  return path === "" || /^([a-z][a-z\d+.-]*:|\/|#)/i.test(path) ? path : `/${path.replace(/^\.\//, "")}`;
}
